import { near } from "~/app/address";
import { go, route } from "~/app/router.svelte";
import { api } from "~/line/api";
import { at } from "~/line/current.svelte";
import type { Home } from "~/wire";

/** The evening at home, once the server has told of it; null where there can be none. */
export const evening: { home: Home | null } = $state({ home: null });

export async function lookHome(): Promise<Home | null> {
  if (near && at.kind === "server") evening.home = await api.home().catch(() => null);
  return evening.home;
}

/** When the page is opened: whoever needs the code is asked for it, and then led to where they wanted. */
export async function arrive(): Promise<void> {
  const { place } = route;
  if (place.screen === "join" || (await lookHome())?.invited !== false) return;
  go("id" in place ? `/join/${place.id}` : "/join", true);
}

/** The address, with the code, at which guests of this evening come to a table. */
export function tableLink(home: Home | null, table: string): string | null {
  return home?.link?.replace("/join#", `/join/${table}#`) ?? null;
}

export const qrAddress = (table = "", ticket = ""): string =>
  `/api/home/qr?ticket=${ticket}${table && `&table=${encodeURIComponent(table)}`}`;
