import { corners, land, outlines, tileOutline, type Point } from "./land";
import type { FarlanderView } from "./view";

/** The map as lines to draw: winding borders of states, and the spots in a state where things fit. */

/** The length of a triangle's edge in the drawing. */
const UNIT = 86;
const DEPTH = (UNIT * Math.sqrt(3)) / 2;
/** The number of parts into which an edge is divided to search for room. */
const PARTS = 4;
/** The radius of a mark. */
export const MARK = 23;

export interface Spot {
  x: number;
  y: number;
}

/** The states on the map, by name. */
export type Chart = Map<string, Province>;

export interface Province {
  outline: string;
  /** The spot with the most room around it, and the next best one away from it. */
  middle: Spot;
  aside: Spot;
  /** A spot for a round mark beside them. */
  mark: Spot;
}

const spot = ([p, q]: Point, scale = 1): Spot => ({ x: (UNIT * (p + q / 2)) / scale, y: (DEPTH * q) / scale });
const pair = ({ x, y }: Spot): string => `${x.toFixed(1)},${y.toFixed(1)}`;

export function hexagon(place: number): string {
  return `M${tileOutline(place)
    .map((corner) => pair(spot(corner)))
    .join(" ")}z`;
}

const edge = (one: Point, other: Point): string => [one.join(), other.join()].sort().join(" ");

/** The drawing of a map, by the names of its states. */
export function chart(map: FarlanderView["map"]): Chart {
  const known = land(map);
  const rim = new Set(map.flatMap((_, place) => rimOf(place)));
  const still = new Set([...rim].flatMap((side) => side.split(" ")));
  const names = [...new Set(known.triangles.map(({ state }) => state))].sort();
  return new Map(
    names.map((name) => {
      const lines = outlines(known, name);
      const border = lines.flatMap((line) => along(line, rim, still));
      const triangles = known.triangles.filter(({ state }) => state === name).map(({ at }) => at);
      return [name, { outline: lines.map((line) => path(line, rim, still)).join(""), ...room(triangles, border) }];
    }),
  );
}

/** The unit edges around the tile at a place. */
function rimOf(place: number): string[] {
  const around = tileOutline(place);
  return around.flatMap((one, index) => {
    const other = around[(index + 1) % around.length] as Point;
    const between: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    return [edge(one, between), edge(between, other)];
  });
}

/** Borders inside a tile wind like rivers; the edges of tiles are straight. */
function path(line: Point[], rim: Set<string>, still: Set<string>): string {
  let drawn = `M${pair(shifted(line[0] as Point, still))}`;
  line.forEach((one, index) => {
    const other = line[(index + 1) % line.length] as Point;
    if (rim.has(edge(one, other))) drawn += `L${pair(shifted(other, still))}`;
    else drawn += `C${bends(one, other, still).map(pair).join(" ")} ${pair(shifted(other, still))}`;
  });
  return `${drawn}z`;
}

/** Points along a line as it is drawn. */
function along(line: Point[], rim: Set<string>, still: Set<string>): Spot[] {
  return line.flatMap((one, index) => {
    const other = line[(index + 1) % line.length] as Point;
    const [from, to] = [shifted(one, still), shifted(other, still)];
    const [first, last] = rim.has(edge(one, other)) ? [from, to] : (bends(one, other, still) as [Spot, Spot]);
    return [0, 0.2, 0.4, 0.6, 0.8].map((share) => {
      const at = (axis: "x" | "y"): number =>
        (1 - share) ** 3 * from[axis] +
        3 * (1 - share) ** 2 * share * first[axis] +
        3 * (1 - share) * share ** 2 * last[axis] +
        share ** 3 * to[axis];
      return { x: at("x"), y: at("y") };
    });
  });
}

/** A lattice point in the drawing, displaced a little if it lies inside a tile. */
function shifted(point: Point, still: Set<string>): Spot {
  const { x, y } = spot(point);
  if (still.has(point.join())) return { x, y };
  return { x: x + UNIT * 0.13 * chance(point, 1), y: y + UNIT * 0.13 * chance(point, 2) };
}

/** The curve of an edge, equal from both sides. */
function bends(one: Point, other: Point, still: Set<string>): Spot[] {
  const forward = one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]);
  const [first, last] = forward ? [one, other] : [other, one];
  const [from, to] = [shifted(first, still), shifted(last, still)];
  const between: Point = [first[0] + last[0], first[1] + last[1]];
  const found = [1 / 3, 2 / 3].map((share, index) => {
    const bend = 0.26 * chance(between, 3 + index);
    return {
      x: from.x + (to.x - from.x) * share - (to.y - from.y) * bend,
      y: from.y + (to.y - from.y) * share + (to.x - from.x) * bend,
    };
  });
  return forward ? found : found.reverse();
}

/** A pseudo-random number from -1 to 1 that depends only on the point. */
function chance([p, q]: Point, salt: number): number {
  const mixed =
    Math.imul(Math.imul(p, 73856093) ^ Math.imul(q, 19349663) ^ Math.imul(salt, 83492791), 2654435761) >>> 8;
  return (mixed % 2001) / 1000 - 1;
}

/** Points inside a state, far from its borders and from each other. */
function room(triangles: Point[], border: Spot[]): Pick<Province, "middle" | "aside" | "mark"> {
  // What is drawn is wider than high, so horizontal room matters more.
  const spots = triangles.flatMap(spread).map((at) => ({
    ...at,
    room: Math.min(...border.map((to) => Math.hypot((at.x - to.x) * 0.8, at.y - to.y))),
  }));
  const mean = { x: average(spots.map(({ x }) => x)), y: average(spots.map(({ y }) => y)) };
  const far = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);
  const best = (worth: (at: (typeof spots)[0]) => number): Spot =>
    spots.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const middle = best((at) => at.room - 0.05 * far(at, mean));
  const aside = best((at) => Math.min(at.room, 0.45 * far(at, middle)));
  const mark = best((at) => Math.min(at.room, 1.4 * MARK) + 0.1 * Math.min(far(at, middle), far(at, aside), 3 * MARK));
  return { middle, aside, mark };
}

const average = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Points spread evenly over a triangle. */
function spread(triangle: Point): Spot[] {
  const [one, two, three] = corners(triangle) as [Point, Point, Point];
  const found = [];
  for (let i = 0; i <= PARTS; i += 1) {
    for (let j = 0; j <= PARTS - i; j += 1) {
      const at = (axis: 0 | 1): number =>
        PARTS * one[axis] + i * (two[axis] - one[axis]) + j * (three[axis] - one[axis]);
      found.push(spot([at(0), at(1)], PARTS));
    }
  }
  return found;
}
