import type { View } from "~/wire";

export type Colour = "red" | "yellow" | "blue" | "white";
export const COLOURS: readonly Colour[] = ["red", "yellow", "blue", "white"];

/** What a seat may know of a match of Façir: of the others' cards, one side. */
export interface FacirView extends View {
  /** Whose nail stands in each hole, row by row. */
  bed: (Colour | null)[][];
  phase: "lots" | "draw" | "set" | "turn" | "move" | "lay" | "over";
  seat: number;
  starter: number;
  /** Turns of this round, of all seats together. */
  turns: number;
  /** The hole that the nail in the hand came from. */
  lifted: string | null;
  deciding: boolean;
  decided: number | null;
  aside: string[];
  seats: Sleeper[];
}

export interface Sleeper {
  colour: Colour;
  playing: boolean;
  stock: number;
  won: string[];
  points: number;
  has_card: boolean;
  has_set: boolean;
  /** What the others see of the card, from their left: `o` is a hole. */
  side: string | null;
  card: Fakir | null;
}

/** A card that one may know: three rows of three, `o` is a hole, facing its owner. */
export interface Fakir {
  name: string;
  holes: string[];
  /** By how many quarters it stands turned clockwise, once it is set. */
  turns: number | null;
  stands: string[] | null;
}
