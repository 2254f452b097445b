import edition from "@games/facir/edition.toml";

import { BoxContents } from "../box.svelte";

/** The fakir cards: three rows of three, `o` is a hole, as their owner sees them. */

interface Box {
  cards: { four: string[]; five: string[] };
  nails: { each: number };
}
export const box = new BoxContents<Box>(edition);

/** How many nails everyone has. */
export const nailsEach = (): number => box.now.nails.each;

/** The width of one hole position in the drawing of a card. */
export const CUT = 30;
export const CARD = 3 * CUT;

/** The rows of every card, by its name. */
export function cards(): Map<string, string[]> {
  const { four, five } = box.now.cards;
  return new Map([...four, ...five].map((rows, index) => ["abcdefghijklmnopqrstuvwx".charAt(index), rows.split("/")]));
}

/** The centres of the holes of some rows, in the drawing of a card. */
export function cuts(rows: string[]): { x: number; y: number }[] {
  return rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "o" ? [{ x: x * CUT, y: y * CUT }] : [])));
}
