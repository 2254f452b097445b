import type { View } from "~/wire";

export type Colour = "red" | "yellow" | "blue" | "brown";
export type Heading = "N" | "E" | "S" | "W";

/** What everyone sees of a match of Marrakech; nothing is secret. */
export interface MarrakechView extends View {
  board: (Half | null)[][];
  assam: { cell: string; heading: Heading };
  phase: "lots" | "turn" | "roll" | "lay" | "over";
  seat: number;
  seats: Merchant[];
}

/** A half of a rug in sight, and in which direction its other half is in sight too. */
export interface Half {
  colour: Colour;
  joined: Heading | null;
}

export interface Merchant {
  colours: Colour[];
  dirhams: number;
  rugs: number;
  /** With two seats, the rug on top of the pile. */
  top: Colour | null;
  points: number;
  out: boolean;
}
