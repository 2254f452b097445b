import edition from "@games/facir/edition.toml";

/** The fakir cards: three rows of three, `o` is a hole, as their owner sees them. */

interface Box {
  cards: { four: string[]; five: string[] };
  bag: { cards: number[] };
}
const box = edition as unknown as Box;

/** How wide a position is in the drawing of a card. */
export const CUT = 30;
export const CARD = 3 * CUT;

export const CARDS = new Map(
  [...box.cards.four, ...box.cards.five].map((rows, index) => [
    "abcdefghijklmnopqrstuvwx".charAt(index),
    rows.split("/"),
  ]),
);

/** How many cards the bag holds at first. */
export function bagged(seats: number): number {
  return box.bag.cards[seats - 2] ?? 0;
}

/** Rows after some quarter turns clockwise. */
export function turned(rows: string[], quarters: number): string[] {
  if (quarters <= 0) return rows;
  const once = rows.map((_, row) =>
    rows.map((_, column) => rows[rows.length - 1 - column]?.charAt(row) ?? ".").join(""),
  );
  return turned(once, quarters - 1);
}

/** What the others see of a card that stands so: its upper side, from behind. */
export function seenSide(rows: string[]): string {
  return [...(rows[0] ?? "")].reverse().join("");
}

/** Where the holes of some rows are, in the drawing of a card. */
export function cuts(rows: string[]): { x: number; y: number }[] {
  return rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "o" ? [{ x: x * CUT, y: y * CUT }] : [])));
}
