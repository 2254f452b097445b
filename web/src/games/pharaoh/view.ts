import type { View } from "~/wire";

export type Colour = "yellow" | "blue" | "red" | "black";

/** The view of a match of Pharaoh's Code, the same for all; nothing is secret. */
export interface PharaohView extends View {
  /** The cells row by row from the top; null if no tile is there or waits for its equation. */
  pyramid: (Cell | null)[][];
  dice: (number | null)[];
  phase: "lots" | "fill" | "roll" | "race" | "state" | "over";
  leader: number;
  /** Tiles that wait for their equation; the first is due next. */
  claims: Claim[];
  /** The number of tiles of each colour still to come. */
  stacks: Record<Colour, number>;
  /** The next tile of each colour, in sight; null if there is none, and in matches under version 1 of the rules. */
  tops: Record<Colour, Tile | null>;
  seats: Scribe[];
}

export interface Tile {
  number: number;
  scarabs: number;
}

export interface Cell extends Tile {
  colour: Colour;
  /** The seat that has taken it. */
  taken: number | null;
}

export interface Claim {
  seat: number;
  number: number;
}

export interface Scribe {
  /** Tiles with right equations, and those that count against the seat. */
  up: Tile[];
  down: Tile[];
  done: boolean;
  points: number;
}
