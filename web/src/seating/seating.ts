import { t } from "~/i18n/index.svelte";
import type { Order, Table } from "~/wire";

/** Bots with a taste of their own play at the highest level. */
export const MANNERS = ["miser", "blocker", "gambler"] as const;
type Manner = (typeof MANNERS)[number];

/** Who is to sit in which seat of a new table. */
export type Kind = "me" | "friend" | "open" | `bot${number}` | `bot-${Manner}`;

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The manner of a bot that is to sit down, if it has one. */
export const mannerOf = (kind: Kind): Manner | undefined => MANNERS.find((manner) => kind === `bot-${manner}`);

/** A seat as requested from the server; `name` is that of a person at this screen. */
export function seatOrder(kind: Kind, index: number, name: string | undefined): Order["seats"][number] {
  if (kind === "me") return { kind: "me" };
  if (kind === "friend") return { kind: "me", name: name?.trim() || t("new.friendName", { number: index + 1 }) };
  if (kind === "open") return { kind: "open" };
  const manner = mannerOf(kind);
  return manner ? { kind: "bot", manner } : { kind: "bot", level: Number(kind.slice(3)) };
}

/** The seats of a match that is continued: ours as they were, otherwise the first one; bots keep level and manner. */
export function seatsOf({ seats, you }: Table): Kind[] {
  const mine = you[0] ?? 0;
  return seats.map(({ level, manner }, index): Kind => {
    if (index === mine) return "me";
    if (you.includes(index)) return "friend";
    return manner ? `bot-${manner as Manner}` : `bot${level ?? 3}`;
  });
}
