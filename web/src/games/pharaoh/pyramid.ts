import edition from "@games/pharaoh/edition.toml";

import { BoxContents } from "../box.svelte";
import type { Colour, Tile } from "./view";

/** Layout of the pyramid in the desert, and the contents of the box. */

export const WIDTH = 720;
export const HEIGHT = 650;
export const MIDDLE = WIDTH / 2;
/** The top of the uppermost step, and the height and width of steps. */
export const TOP = 50;
export const STEP_HIGH = 116;
export const STEP_WIDE = 144;
/** How far a step extends beyond its tiles, both sides together. */
export const LEDGE = 34;
export const FOOT = TOP + 4 * STEP_HIGH;

export const TILE_WIDE = 133;
export const TILE_HIGH = 104;
export const DIE = 118;

export const ROWS = [0, 1, 2, 3];
export const COLOURS: Colour[] = ["black", "red", "blue", "yellow"];

export interface Place {
  x: number;
  y: number;
}

/** A length as a share of the picture's width or height, for elements placed over it. */
export const across = (length: number): string => `${(100 * length) / WIDTH}%`;
export const down = (length: number): string => `${(100 * length) / HEIGHT}%`;

/** The top left corner of a tile, by its row from the top and its place in the row. */
export function corner(row: number, place: number): Place {
  return {
    x: MIDDLE + (place - row / 2) * STEP_WIDE - TILE_WIDE / 2,
    y: TOP + row * STEP_HIGH + 9,
  };
}

/** The top left corner and tile size of a row's stack on the standing stone. */
export function pile(row: number): Place {
  return { x: 584, y: 98 + row * 47 };
}
export const PILE_WIDE = 52;
export const PILE_HIGH = 41;

/** The step under a row. */
export function step(row: number): { x: number; y: number; width: number } {
  const width = (row + 1) * STEP_WIDE + LEDGE;
  return { x: MIDDLE - width / 2, y: TOP + row * STEP_HIGH, width };
}

/** The top left corner of a die on the sand. */
export function thrown(die: number): Place {
  return { x: MIDDLE + (die - 1) * 162 - DIE / 2, y: FOOT + (die % 2 ? 14 : 7) };
}

interface Box {
  dice: { sides: number[] };
  glass: { seconds: number };
  tiles: Record<Colour, { numbers: number[]; scarabs: number[] }>;
}

export const box = new BoxContents<Box>(edition);

/** How many sides each die has. */
export const sidesOf = (): number[] => box.now.dice.sides;
/** How long the sand runs. */
export const sandSeconds = (): number => box.now.glass.seconds;

/** Every tile in the box. */
export const tiles = (): (Tile & { colour: Colour })[] =>
  COLOURS.flatMap((colour) => {
    const { numbers, scarabs } = box.now.tiles[colour];
    return numbers.map((number, at) => ({ number, colour, scarabs: scarabs[at] ?? 0 }));
  });

/** The ink of a tile's number, legible on its colour. */
export const NUMERALS: Record<Colour, string> = {
  yellow: "#4a2c00",
  blue: "#0d2547",
  red: "#4d0d08",
  black: "#f7dd92",
};
