import type { Card, Merchant, Pile } from "./view";

/** The cards on the table. */
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
