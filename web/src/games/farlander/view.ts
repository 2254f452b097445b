import type { View } from "~/wire";

export type Colour = "red" | "blue" | "gold" | "black";

/** What everyone sees of a match of Farlander; nothing is secret. */
export interface FarlanderView extends View {
  /** The tiles on the places from the middle on; the last one may not have been turned yet. */
  map: { tile: number; sixths: number | null }[];
  states: State[];
  phase: "tile" | "turn" | "lots" | "settle" | "draw" | "attack" | "from" | "number" | "over";
  seat: number;
  /** The state under attack, and the one that attacks it. */
  target: string | null;
  source: string | null;
  seats: Realm[];
}

export interface State {
  state: string;
  owner: number | null;
  knights: number;
  fortress: boolean;
  borders: string[];
  /** Where those who are to attack could attack it from; empty if they cannot. */
  open_to: string[];
}

export interface Realm {
  colour: Colour;
  /** Knights that are not on the map yet. */
  stock: number;
  knights: number;
  states: number;
  points: number;
}
