import { share, value } from "./cards";
import type { Card, Merchant, Pile } from "./view";

/** What lies on the table and what it adds up to. */
export interface Tops {
  seats: Merchant[];
  middle: Card | null;
}

/** The seats but one, clockwise from it. */
export function opposite(seats: number, me: number): number[] {
  return Array.from({ length: seats - 1 }, (_, index) => (me + index + 1) % seats);
}

export function shown({ seats, middle }: Tops, pile: Pile): Card | null {
  return pile === "middle" ? middle : (seats[pile]?.top ?? null);
}

/** What each pile that is not empty adds to the sum. */
export function terms({ seats, middle }: Tops): number[] {
  return [...seats.map(({ top }) => top), middle].flatMap((top) => (top ? [value(top)] : []));
}

export function total(tops: Tops): number {
  return terms(tops).reduce((sum, term) => sum + term, 0);
}

/** The sum as it is written out: `30 + 50 − 20`; many terms stand closer. */
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

/** What every seat would gain or lose if one of them called Fortune now. */
export function brings(tops: Tops, seat: number, card: Card): number[] {
  const sum = total(tops);
  return tops.seats.map(
    ({ top, points }, other) => Math.max(0, points + sum * share(other === seat ? card : top)) - points,
  );
}
