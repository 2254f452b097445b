import type { View } from "~/wire";

export type Colour = "red" | "yellow" | "blue" | "brown";
export type Heading = "N" | "E" | "S" | "W";

/** The view of a match of Marrakech, the same for all; nothing is secret. */
export interface MarrakechView extends View {
  board: (Half | null)[][];
  assam: { cell: string; heading: Heading };
  phase: "lots" | "turn" | "roll" | "lay" | "over";
  seat: number;
  /** The colour of the rug that it lays now. */
  rug: Colour | null;
  seats: Merchant[];
}

/** A visible half of a rug, and the direction of its other half if that is visible, too. */
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
