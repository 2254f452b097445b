import { t } from "~/i18n/index.svelte";
import type { Order, Table } from "~/wire";

/** Who is to sit in which seat of a new table. */
export type Kind = "me" | "friend" | "open" | `bot${number}`;

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

/** A seat as requested from the server; `name` is that of a person at this screen. */
export function seatOrder(kind: Kind, index: number, name: string | undefined): Order["seats"][number] {
  if (kind === "me") return { kind: "me" };
  if (kind === "friend") return { kind: "me", name: name?.trim() || t("new.friendName", { number: index + 1 }) };
  return kind === "open" ? { kind: "open" } : { kind: "bot", level: Number(kind.slice(3)) };
}

/** The seats of a match that is continued: ours as they were, otherwise the first one; bots keep their level. */
export function seatsOf({ seats, you }: Table): Kind[] {
  const mine = you[0] ?? 0;
  return seats.map(({ level }, index): Kind => {
    if (index === mine) return "me";
    return you.includes(index) ? "friend" : `bot${level ?? 3}`;
  });
}
