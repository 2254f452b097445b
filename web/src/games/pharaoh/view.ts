import type { View } from "~/wire";

export type Colour = "yellow" | "blue" | "red" | "black";

/** What everyone sees of a match of Pharaoh's Code; nothing is secret. */
export interface PharaohView extends View {
  /** The cells row by row from the top; null where no tile lies or waits. */
  pyramid: (Cell | null)[][];
  dice: (number | null)[];
  phase: "lots" | "fill" | "roll" | "race" | "state" | "over";
  leader: number;
  /** Tiles that wait for their equation, the one that is due first. */
  claims: Claim[];
  /** How many tiles of each colour are still to come. */
  stacks: Record<Colour, number>;
  /** The next of them, which lies in sight; null where there is none, and in matches of version 1 of the rules. */
  tops: Record<Colour, Tile | null>;
  seats: Scribe[];
}

export interface Tile {
  number: number;
  scarabs: number;
}

export interface Cell extends Tile {
  colour: Colour;
  /** Who has taken it. */
  taken: number | null;
}

export interface Claim {
  seat: number;
  number: number;
}

export interface Scribe {
  /** Tiles that were rightly worked out, and those that count against. */
  up: Tile[];
  down: Tile[];
  done: boolean;
  points: number;
}
