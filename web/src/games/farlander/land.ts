import type { FarlanderView } from "./view";

/**
 * The lattice on which the map is drawn: a point (p, q) is p steps to the right and q steps down to the right; a
 * triangle is identified by the sum of its three corners. Tiles are hexagons of side 2, cut into rows of triangles. The
 * view tells which state each of these belongs to.
 */

export type Point = readonly [number, number];

const ROWS = [5, 7, 7, 5];
const ROW_STARTS: Point[] = [
  [-1, -4],
  [-4, -1],
  [-5, 1],
  [-5, 4],
];

const key = ([p, q]: Point): string => `${p},${q}`;
const mod = (value: number, by: number): number => ((value % by) + by) % by;

/** A point, rotated clockwise about the origin. */
function turned([p, q]: Point, sixths: number): Point {
  return sixths > 0 ? turned([-q, p + q], sixths - 1) : [p, q];
}

/** The centre of the tile at each place: the middle one, then clockwise from the north. */
const CENTRES: Point[] = [[0, 0], ...[0, 1, 2, 3, 4, 5].map((side) => turned([2, -4], side))];

const pointsUp = ([p]: Point): boolean => mod(p, 3) === 2;

/** The corners of a triangle, clockwise. */
export function corners(triangle: Point): Point[] {
  const [p, q] = [Math.floor(triangle[0] / 3), Math.floor(triangle[1] / 3)];
  if (pointsUp(triangle))
    return [
      [p + 1, q],
      [p + 1, q + 1],
      [p, q + 1],
    ];
  return [
    [p, q],
    [p + 1, q],
    [p, q + 1],
  ];
}

/** The triangles of a tile about the origin, row by row. */
const TILE: Point[] = ROW_STARTS.flatMap((start, row) => {
  const found: Point[] = [start];
  while (found.length < (ROWS[row] ?? 0)) {
    const [p, q] = found.at(-1) as Point;
    found.push(pointsUp([p, q]) ? [p + 2, q - 1] : [p + 1, q + 1]);
  }
  return found;
});

export interface Land {
  /** The state that each triangle belongs to. */
  states: Map<string, string>;
  triangles: { at: Point; state: string }[];
}

/** The triangles of a map, each with the name of its state. */
export function land(tiles: FarlanderView["map"]): Land {
  const triangles = tiles.flatMap(({ tile, states }, place) => {
    const [p, q] = CENTRES[place] as Point;
    return [...(states ?? "")].map((letter, number) => {
      const [x, y] = TILE[number] as Point;
      return { at: [x + 3 * p, y + 3 * q] as Point, state: `${tile}${letter}` };
    });
  });
  return { triangles, states: new Map(triangles.map(({ at, state }) => [key(at), state])) };
}

/** The corners of the tile at a place, clockwise. */
export function tileOutline(place: number): Point[] {
  const [p, q] = CENTRES[place] as Point;
  return [0, 1, 2, 3, 4, 5].map((sixths) => {
    const [dp, dq] = turned([2, 0], sixths);
    return [p + dp, q + dq];
  });
}

/** The closed outlines of a state as lattice points, with its land on the right. */
export function outlines({ triangles, states }: Land, state: string): Point[][] {
  const onward = new Map<string, Point[]>();
  for (const { at } of triangles.filter((triangle) => triangle.state === state)) {
    const around = corners(at);
    around.forEach((one, index) => {
      const other = around[(index + 1) % 3] as Point;
      if (states.get(key(across(at, one, other))) === state) return;
      onward.set(key(one), [...(onward.get(key(one)) ?? []), other]);
    });
  }
  const lines: Point[][] = [];
  for (let start = onward.keys().next().value; start !== undefined; start = onward.keys().next().value) {
    const line: Point[] = [];
    let at = start;
    for (let ways = onward.get(at); ways; ways = onward.get(at)) {
      const next = ways.pop() as Point;
      if (!ways.length) onward.delete(at);
      line.push(next);
      at = key(next);
    }
    lines.push(line);
  }
  return lines;
}

/** The triangle on the other side of an edge. */
const across = (triangle: Point, one: Point, other: Point): Point => [
  3 * (one[0] + other[0]) - triangle[0],
  3 * (one[1] + other[1]) - triangle[1],
];
