/** Records in addresses: a replay that can be sent to anybody, whoever keeps the match. */

import { api } from "~/line/api";
import { pack } from "./packing";
import { to } from "~/app/address";

/** The address under which the record of a table is shown, to anybody who opens it. */
export async function sharedAddress(table: string): Promise<string> {
  return new URL(to(`/shared#${await pack(await api.recordText(table))}`), location.href).href;
}
