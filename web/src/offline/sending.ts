/** Sends matches that were played without a server to the server, where they are marked so. */

import { api, Refused } from "~/line/api";
import { openPage } from "~/line/page";
import type { Refusal, Table } from "~/wire";

/** The tables whose matches have been sent from this browser. */
const SENT = "sunduk.sent";

/** Send all matches that are over and have not been sent; returns how many these were. */
export async function sendMatches(): Promise<number> {
  const page = openPage();
  const ask = async (path: string): Promise<unknown> => {
    const { status, body } = await page.ask("GET", path);
    if (status >= 400) throw new Refused(status, (body as Refusal).error);
    return body;
  };
  try {
    const tables = (await ask("/tables/mine")) as Table[];
    const sent = new Set(JSON.parse(localStorage.getItem(SENT) ?? "[]") as string[]);
    const finished = tables.filter(({ id, state }) => state === "over" && !sent.has(id));
    for (const { id } of finished) {
      await api.load((await ask(`/tables/${id}/record`)) as string, true);
      localStorage.setItem(SENT, JSON.stringify([...sent.add(id)]));
    }
    return finished.length;
  } finally {
    page.close();
  }
}
