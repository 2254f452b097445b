import type { View } from "~/wire";

export type Colour = "red" | "yellow" | "blue" | "white";
export const COLOURS: readonly Colour[] = ["red", "yellow", "blue", "white"];

/** A seat's view of a match of Façir; of the others' cards it shows one side. */
export interface FacirView extends View {
  /** The owner of the nail in each hole, row by row. */
  bed: (Colour | null)[][];
  phase: "lots" | "draw" | "set" | "turn" | "move" | "lay" | "over";
  seat: number;
  starter: number;
  /** Turns of this round, by all seats together. */
  turns: number;
  /** How many turns are left in it until it is void. */
  turns_left: number;
  /** The round, before the deciding one, and how many there are. */
  round: number;
  rounds: number;
  /** How many cards have not been drawn yet. */
  bag: number;
  /** The hole that the lifted nail came from. */
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
  /** The visible side of the card, from the others' left: `o` is a hole. */
  side: string | null;
  card: Fakir | null;
}

/** A known card: three rows of three, `o` is a hole, as its owner sees it. */
export interface Fakir {
  name: string;
  holes: string[];
  /** What the others will see, by quarter turns clockwise, until it is set. */
  sides: string[] | null;
  /** Its rotation in quarter turns clockwise, once it is set. */
  turns: number | null;
  stands: string[] | null;
}
