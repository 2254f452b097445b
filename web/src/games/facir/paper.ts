import type { Colour } from "./view";

/** The colour of the paper of a seat's room. */
export const PAPER: Record<Colour, { wall: string; fold: string; edge: string }> = {
  red: { wall: "#cf5a4c", fold: "#94332c", edge: "#f3b5a4" },
  yellow: { wall: "#e2b04a", fold: "#a5741b", edge: "#fff0bd" },
  blue: { wall: "#4a7cbd", fold: "#264c85", edge: "#b7d4f7" },
  white: { wall: "#e4dfd3", fold: "#a39c8d", edge: "#ffffff" },
};
