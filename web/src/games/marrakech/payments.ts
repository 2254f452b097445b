import type { Prospect } from "~/wire";

/** What a roll would cost. */
export interface Payment {
  /** The probability of the roll. */
  share: number;
  dirhams: number;
  /** Who pays, and who receives. */
  seat: number;
  to: number;
}

/** The payments by the number of slippers rolled. */
export function payments(prospects: Prospect[]): Map<number, Payment> {
  return new Map(
    prospects.flatMap(({ share, events }) => {
      const roll = events.find(({ event }) => event === "roll");
      if (!roll) return [];
      const pay = events.find(({ event }) => event === "pay");
      const [dirhams, seat, to] = ["dirhams", "seat", "to"].map((field) => Number(pay?.[field] ?? 0)) as [
        number,
        number,
        number,
      ];
      return [[Number(roll["slippers"]), { share, dirhams, seat, to }] as const];
    }),
  );
}
