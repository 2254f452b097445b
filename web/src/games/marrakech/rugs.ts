import { beside, CELL, CELLS, HEADINGS, place } from "./market";
import type { Colour, Half, Heading, MarrakechView } from "./view";

/** The visible part of a rug: one cell or two, and the direction from the first cell to the other half. */
export interface Piece {
  key: string;
  /** The cells it lies on, in the order of their names. */
  cells: string;
  colour: Colour;
  whole: boolean;
  transform: string;
}

/** How far a half extends under the rug that covers its other half. */
export const UNDER = 6;

export function half(view: MarrakechView, cell: string): Half | null {
  const { x, y } = place(cell);
  return view.board[y]?.[x] ?? null;
}

/** A rug by the cells it lies on, in whichever order they are given. */
export const rugName = (cells: readonly string[]): string => cells.toSorted().join("");

/** Single halves come first, because whole rugs may lie over them. */
export function pieces(view: MarrakechView): Piece[] {
  const wholes: Piece[] = [];
  const halves: Piece[] = [];
  for (const cell of CELLS) {
    const found = half(view, cell);
    if (!found) continue;
    const { colour, joined } = found;
    if (joined === "E" || joined === "S") {
      const other = beside(cell, joined) ?? "";
      wholes.push({
        key: `${cell}${joined}`,
        cells: rugName([cell, other]),
        colour,
        whole: true,
        transform: lying(cell, joined),
      });
    } else if (!joined) {
      halves.push({ key: cell, cells: cell, colour, whole: false, transform: lying(cell, hiddenSide(view, cell)) });
    }
  }
  return [...halves, ...wholes];
}

/** Where the hidden half of a rug may be. The view does not say; some neighbouring rug covers it. */
function hiddenSide(view: MarrakechView, cell: string): Heading {
  const sides = HEADINGS.map((heading) => ({ heading, other: beside(cell, heading) }))
    .map(({ heading, other }) => ({ heading, other: other ? half(view, other) : null }))
    .filter(({ other }) => other);
  return (sides.find(({ other }) => other?.joined) ?? sides[0])?.heading ?? "E";
}

/** The transform that puts a rug, which is drawn pointing east, on a cell with a heading. */
export function lying(cell: string, heading: Heading): string {
  const x = place(cell).x * CELL;
  const y = place(cell).y * CELL;
  return {
    N: `matrix(0 -1 1 0 ${x} ${y + CELL})`,
    E: `translate(${x} ${y})`,
    S: `matrix(0 1 1 0 ${x} ${y})`,
    W: `matrix(-1 0 0 1 ${x + CELL} ${y})`,
  }[heading];
}

/** A rug on two cells. */
export function across(cells: [string, string]): string {
  return lying(cells[0], beside(cells[0], "E") === cells[1] ? "E" : "S");
}
