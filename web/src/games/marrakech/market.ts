import edition from "@games/marrakech/edition.toml";

import { BoxContents } from "../box.svelte";
import type { Heading } from "./view";

/** The market square: the screen positions of its cells and mosaics. */

export const SIDE = 7;
export const CELL = 100;
export const SQUARE = SIDE * CELL;
/** The width of the strip of mosaics around the square. */
export const BORDER = 90;
/** The width of the wooden frame around the mosaics. */
export const FRAME = 46;
export const WIDTH = SQUARE + 2 * (BORDER + FRAME);

export const HEADINGS: Heading[] = ["N", "E", "S", "W"];
export const AHEAD: Record<Heading, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export interface Point {
  x: number;
  y: number;
}

/** A cell and a heading. */
export interface Stand {
  cell: string;
  heading: Heading;
}

export const CELLS = Array.from({ length: SIDE * SIDE }, (_, index) =>
  named({ x: index % SIDE, y: Math.floor(index / SIDE) }),
);

export function named({ x, y }: Point): string {
  return "abcdefg".charAt(x) + String(y + 1);
}

/** The column and row of a cell. */
export function place(cell: string): Point {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell.charAt(1)) - 1 };
}

/** The centre of a cell on the screen. */
export function middle(cell: string): Point {
  const { x, y } = place(cell);
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
}

/** The neighbour of a cell; null beyond the edge. */
export function beside(cell: string, heading: Heading): string | null {
  const { x, y } = place(cell);
  const next = { x: x + AHEAD[heading].x, y: y + AHEAD[heading].y };
  return Math.min(next.x, next.y) >= 0 && Math.max(next.x, next.y) < SIDE ? named(next) : null;
}

export function turned(heading: Heading, quarters: number): Heading {
  return HEADINGS[(HEADINGS.indexOf(heading) + quarters + 4) % 4] as Heading;
}

const SIDES = { N: "north", E: "east", S: "south", W: "west" } as const;

interface Box {
  mosaics: Record<string, string[]>;
  die: { slippers: number[] };
}

export const box = new BoxContents<Box>(edition);

/** The numbers of slippers that the die can show. */
export const faces = (): number[] => [...new Set(box.now.die.slippers)];

export interface Mosaic {
  symbol: "arch" | "loop" | "corner";
  /** Its rotation in quarter turns from the north side. */
  side: number;
  x: number;
  width: number;
  height: number;
}

/** An arch or a loop for each pair of joined exits, and a star for each corner without a loop. */
export const mosaics = (): Mosaic[] => HEADINGS.flatMap(mosaicsOf);

function mosaicsOf(heading: Heading, side: number): Mosaic[] {
  const pairs = box.now.mosaics[SIDES[heading]] ?? [];
  const names = heading === "N" || heading === "S" ? "abcdefg" : "1234567";
  const arches = pairs.map((pair): Mosaic => {
    const first = names.indexOf(pair.charAt(0));
    const clockwise = side < 2 ? first : SIDE - 2 - first;
    return { symbol: "arch", side, x: clockwise * CELL, width: 2 * CELL, height: BORDER };
  });
  // Where the last exit of a side is joined with no other, it leads round the corner.
  const last = names.charAt(side < 2 ? SIDE - 1 : 0);
  const looped = !pairs.some((pair) => pair.includes(last));
  const size = looped ? CELL + BORDER : BORDER;
  return [
    ...arches,
    { symbol: looped ? "loop" : "corner", side, x: looped ? SQUARE - CELL : SQUARE, width: size, height: size },
  ];
}

/** A pair of cells that share a side, and the diamond between their centres. */
export interface Pair {
  text: string;
  cells: [string, string];
  points: string;
}

export const EDGES: Pair[] = CELLS.flatMap((cell) =>
  (["E", "S"] as const).flatMap((heading) => {
    const other = beside(cell, heading);
    if (!other) return [];
    const [one, two] = [middle(cell), middle(other)];
    const half = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
    const [dx, dy] = heading === "E" ? [0, 50] : [50, 0];
    const points = `${one.x},${one.y} ${half.x - dx},${half.y - dy} ${two.x},${two.y} ${half.x + dx},${half.y + dy}`;
    return [{ text: cell + other, cells: [cell, other] as [string, string], points }];
  }),
);

/** A walk as an SVG path: straight over cells, curved outside the square along a mosaic. */
export function line(from: Stand, path: Stand[]): string {
  let drawn = "";
  let at = from;
  for (const next of path) {
    const [start, end] = [middle(at.cell), middle(next.cell)];
    const out = AHEAD[at.heading];
    const into = AHEAD[next.heading];
    if (!drawn) drawn = `M${start.x} ${start.y}`;
    if (beside(at.cell, at.heading) === next.cell && next.heading === at.heading) drawn += `L${end.x} ${end.y}`;
    else {
      const [leave, enter] = [shifted(start, out, 55), shifted(end, into, -55)];
      const [bend, bent] = [shifted(start, out, 125), shifted(end, into, -125)];
      drawn += `L${leave.x} ${leave.y}C${bend.x} ${bend.y} ${bent.x} ${bent.y} ${enter.x} ${enter.y}L${end.x} ${end.y}`;
    }
    at = next;
  }
  return drawn;
}

const shifted = (point: Point, by: Point, far: number): Point => ({ x: point.x + by.x * far, y: point.y + by.y * far });
