import { share, value } from "./cards";
import type { Card, Merchant, Pile } from "./view";

/** The cards on the table and their sum. */
export interface Tops {
  seats: Merchant[];
  middle: Card | null;
}

/** All seats but one, clockwise from it. */
export function opposite(seats: number, me: number): number[] {
  return Array.from({ length: seats - 1 }, (_, index) => (me + index + 1) % seats);
}

export function shown({ seats, middle }: Tops, pile: Pile): Card | null {
  return pile === "middle" ? middle : (seats[pile]?.top ?? null);
}

/** The contribution of each non-empty pile to the sum. */
export function terms({ seats, middle }: Tops): number[] {
  return [...seats.map(({ top }) => top), middle].flatMap((top) => (top ? [value(top)] : []));
}

export function total(tops: Tops): number {
  return terms(tops).reduce((sum, term) => sum + term, 0);
}

/** The sum written out: `30 + 50 − 20`; many terms are set closer. */
export function written(numbers: number[]): string {
  const gap = numbers.length > 4 ? "" : " ";
  return numbers
    .map((number, index) => {
      const sign = number < 0 ? "−" : index ? "+" : "";
      return (index ? gap + sign + gap : sign) + String(Math.abs(number));
    })
    .join("");
}

/** The sum with a character on top of a pile. */
export function after(tops: Tops, card: Card, pile: Pile): number {
  return total(tops) - value(shown(tops, pile)) + value(card);
}

/** The gain or loss of every seat if a given seat played Fortune now. */
export function brings(tops: Tops, seat: number, card: Card): number[] {
  const sum = total(tops);
  return tops.seats.map(
    ({ top, points }, other) => Math.max(0, points + sum * share(other === seat ? card : top)) - points,
  );
}
