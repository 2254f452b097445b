import type { View } from "~/wire";

export type Colour = "red" | "blue" | "gold" | "black";

/** The view of a match of Farlander, the same for all; nothing is secret. */
export interface FarlanderView extends View {
  /**
   * The tiles by place, from the middle one on, and the letters of the states of their triangles as they lie, row by
   * row; the last may not have been turned yet.
   */
  map: { tile: number; sixths: number | null; states: string | null }[];
  states: State[];
  phase: "tile" | "turn" | "lots" | "settle" | "draw" | "attack" | "from" | "number" | "over";
  seat: number;
  /** The state under attack, and the attacking one. */
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
  /** States from which the acting seat could attack it; empty if it cannot. */
  open_to: string[];
}

export interface Realm {
  colour: Colour;
  /** Knights not yet on the map. */
  stock: number;
  knights: number;
  states: number;
  points: number;
}
