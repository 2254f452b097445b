/**
 * Layout of the table: the bed of nails in the middle, the others' rooms beyond it, the player's own things in front.
 */

import type { Point } from "~/board/drag";

export const SIDE = 7;
export const CELL = 100;
/** The width of the wooden frame around the holes. */
export const FRAME = 44;
export const BED = SIDE * CELL + 2 * FRAME;
export const MARGIN = 16;
export const WIDTH = BED + 2 * MARGIN;
/** The top edge of the bed; the others' rooms stand above it. */
export const TOP = 132;
/** The top edge of the player's own area. */
export const NEAR = TOP + BED + 14;
export const HEIGHT = NEAR + 152;

/** The size of a room beyond the bed. */
export const ROOM = { width: 190, height: 118 };
/** The player's own card in its room. */
export const OWN = { x: 100, y: NEAR + 70, size: 116 };
/** The area of the nails in stock and of the other choices. */
export const TRAY = { x: 204, y: NEAR + 4, width: 424, height: 110 };
export const BAG = { x: 768, y: NEAR + 48, size: 92 };

export const HOLES = Array.from({ length: SIDE * SIDE }, (_, index) =>
  named({ x: index % SIDE, y: Math.floor(index / SIDE) }),
);

function named({ x, y }: Point): string {
  return "abcdefg".charAt(x) + String(y + 1);
}

/** The column and row of a hole. */
export function place(hole: string): Point {
  return { x: hole.charCodeAt(0) - 97, y: Number(hole.charAt(1)) - 1 };
}

export function middle(hole: string): Point {
  const { x, y } = place(hole);
  return { x: MARGIN + FRAME + (x + 0.5) * CELL, y: TOP + FRAME + (y + 0.5) * CELL };
}

/** The hole nearest to a point; null outside the bed. */
export function holeAt({ x, y }: Point): string | null {
  const at = { x: Math.floor((x - MARGIN - FRAME) / CELL), y: Math.floor((y - TOP - FRAME) / CELL) };
  return Math.min(at.x, at.y) >= 0 && Math.max(at.x, at.y) < SIDE ? named(at) : null;
}

/** The hole under the upper left corner of a card centred on a point; null outside the bed. */
export function cornerAt(point: Point): string | null {
  const under = holeAt(point);
  if (!under) return null;
  const { x, y } = place(under);
  const within = (value: number): number => Math.min(Math.max(value - 1, 0), SIDE - 3);
  return named({ x: within(x), y: within(y) });
}

/** The centre of a card whose upper left corner is on a hole. */
export function lying(corner: string): Point {
  const { x, y } = middle(corner);
  return { x: x + CELL, y: y + CELL };
}

/** The positions of the others' rooms, in turn order from the left; `me` is -1 for spectators. */
export function roomsBeyond(seats: number, me: number): { seat: number; x: number; y: number }[] {
  const others = Array.from({ length: me < 0 ? seats : seats - 1 }, (_, index) => (me + 1 + index) % seats);
  return others.map((seat, index) => ({
    seat,
    x: (WIDTH * (index + 1)) / (others.length + 1) - ROOM.width / 2,
    y: 8,
  }));
}

export const shift = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;
