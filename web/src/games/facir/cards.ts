import edition from "@games/facir/edition.toml";

import { BoxContents } from "../box.svelte";

/** The fakir cards: three rows of three, `o` is a hole, as their owner sees them. */

interface Box {
  cards: { four: string[]; five: string[] };
  bag: { cards: number[] };
}
export const box = new BoxContents<Box>(edition);

/** The width of one hole position in the drawing of a card. */
export const CUT = 30;
export const CARD = 3 * CUT;

/** The rows of every card, by its name. */
export function cards(): Map<string, string[]> {
  const { four, five } = box.now.cards;
  return new Map([...four, ...five].map((rows, index) => ["abcdefghijklmnopqrstuvwx".charAt(index), rows.split("/")]));
}

/** The number of cards in the bag at the start. */
export function bagged(seats: number): number {
  return box.now.bag.cards[seats - 2] ?? 0;
}

/** The rows of a card after quarter turns clockwise. */
export function turned(rows: string[], quarters: number): string[] {
  if (quarters <= 0) return rows;
  const once = rows.map((_, row) =>
    rows.map((_, column) => rows[rows.length - 1 - column]?.charAt(row) ?? ".").join(""),
  );
  return turned(once, quarters - 1);
}

/** The side of a standing card that the others see: its top row, from behind. */
export function seenSide(rows: string[]): string {
  return [...(rows[0] ?? "")].reverse().join("");
}

/** The centres of the holes of some rows, in the drawing of a card. */
export function cuts(rows: string[]): { x: number; y: number }[] {
  return rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "o" ? [{ x: x * CUT, y: y * CUT }] : [])));
}
