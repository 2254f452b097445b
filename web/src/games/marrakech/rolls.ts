import type { Prospect } from "~/wire";

import type { Stand } from "./market";
import type { Heading } from "./view";

/** What a roll of the die would bring. */
export interface Roll {
  /** How likely it is, from 0 to 1. */
  share: number;
  /** Where Assam looks before he goes. */
  heading: Heading;
  /** Where Assam would go, step by step. */
  path: Stand[];
  dirhams: number;
  /** Who pays, and to whom. */
  seat: number;
  to: number;
}

/** What would happen, by how many slippers the die shows. */
export function rolls(prospects: Prospect[]): Map<number, Roll> {
  return new Map(
    prospects.flatMap(({ share, events }) => {
      const roll = events.find(({ event }) => event === "roll");
      const turn = events.find(({ event }) => event === "turn");
      if (!roll || !turn) return [];
      const pay = events.find(({ event }) => event === "pay");
      const [dirhams, seat, to] = ["dirhams", "seat", "to"].map((field) => Number(pay?.[field] ?? 0)) as [
        number,
        number,
        number,
      ];
      const heading = turn["heading"] as Heading;
      const path = (roll["path"] as string[]).map(standing);
      return [[Number(roll["slippers"]), { share, heading, path, dirhams, seat, to }] as const];
    }),
  );
}

/** A cell and a heading as events write them: `d5N`. */
export function standing(text: string): Stand {
  return { cell: text.slice(0, 2), heading: text.charAt(2) as Heading };
}
