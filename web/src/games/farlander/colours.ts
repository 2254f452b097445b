import type { Colour } from "./view";

export const STRONG: Record<Colour, string> = { red: "#b3262e", blue: "#23508e", gold: "#b87f06", black: "#35302c" };
export const SOFT: Record<Colour, string> = { red: "#e9a99c", blue: "#a9c5e6", gold: "#f3d885", black: "#b4aea8" };

/** The pattern of each colour, so that states can be told apart without colour vision. */
export const WEAVES: Record<Colour, string> = {
  red: "M-4 4L4 -4M0 16L16 0M12 20L20 12",
  blue: "M0 8Q4 3 8 8T16 8",
  gold: "M8 3V13M3 8H13",
  black: "M0 0H8V8H0zM8 8H16V16H8z",
};
