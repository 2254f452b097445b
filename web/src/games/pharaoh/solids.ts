import { cross, dot, plus, times, turned, unit, type Vector } from "./vectors";

/** The dice as solids in the poses of a roll; drawn in advance, so that no script runs while they roll. */

interface Solid {
  points: Vector[];
  /** The normals of its faces. The first face shows the number. */
  normals: Vector[];
  /** The corner of that face that points up when the die rests. */
  apex: number;
  /** Its colour in shade and in light: red, green and blue. */
  shade: Vector;
  light: Vector;
}

/** A visible face. */
export interface Facet {
  path: string;
  fill: string;
}

/** The size of the square in which a pose is drawn. */
export const SQUARE = 120;
export const POSES = 14;
const REACH = 57;
const TURNS = 1.75;
const LAMP: Vector = unit([-0.45, 0.65, 0.65]);

const around = (count: number, from: number, height: number, radius = 1): Vector[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = from + (2 * Math.PI * at) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle), height];
  });

const SIGNS = [1, -1];
const GOLDEN = (1 + Math.sqrt(5)) / 2;
/** All cyclic permutations of the coordinates. */
const cycled = ([x, y, z]: Vector): Vector[] => [
  [x, y, z],
  [y, z, x],
  [z, x, y],
];
const cube = SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Vector => [x, y, z])));
const cornered = (far: number, near: number): Vector[] =>
  SIGNS.flatMap((one) => SIGNS.flatMap((other) => cycled([0, one * far, other * near])));

/** Ten kites: a zigzag ring, steep enough for each kite to be flat, and two poles. */
const COSINE = Math.cos(Math.PI / 5);
const ZIGZAG = (1 - COSINE) / (1 + COSINE);
const KITE = (2 * ZIGZAG) / (1 - COSINE);

/** By the place of a die in the throw: eight triangles, ten kites, twelve pentagons. */
const SOLIDS: Solid[] = [
  {
    points: SIGNS.flatMap((sign) => cycled([0, 0, sign])),
    normals: cube,
    apex: 0,
    shade: [8, 62, 66],
    light: [40, 166, 168],
  },
  {
    points: [[0, 0, 1], [0, 0, -1], ...around(5, Math.PI / 5, ZIGZAG), ...around(5, 0, -ZIGZAG)],
    normals: [...around(5, 0, 1, KITE), ...around(5, Math.PI / 5, -1, KITE)],
    apex: 0,
    shade: [74, 16, 40],
    light: [200, 74, 124],
  },
  {
    points: [...cube, ...cornered(1 / GOLDEN, GOLDEN)],
    normals: cornered(1, GOLDEN).map((normal): Vector => [normal[0], normal[2], normal[1]]),
    apex: -1,
    shade: [84, 62, 16],
    light: [222, 178, 70],
  },
];

/** The points of a face, in order around it. */
function corners({ points }: Solid, normal: Vector): Vector[] {
  const far = Math.max(...points.map((point) => dot(point, normal)));
  const found = points.filter((point) => dot(point, normal) > far - 1e-6);
  const centre = times(found.reduce(plus), 1 / found.length);
  const across = unit(plus(found[0] as Vector, times(centre, -1)));
  const aside = cross(unit(normal), across);
  const angle = (point: Vector): number => {
    const arm = plus(point, times(centre, -1));
    return Math.atan2(dot(arm, aside), dot(arm, across));
  };
  return found.sort((one, other) => angle(one) - angle(other));
}

/**
 * The visible faces of a die in each pose of a roll; `way` is where it comes from, -1 for the left and 1 for the right.
 */
export function tumble(die: number, way: number): Facet[][] {
  const solid = SOLIDS[die] as Solid;
  const ahead = unit(solid.normals[0] as Vector);
  const face = corners(solid, ahead);
  const top = solid.apex < 0 ? (face[0] as Vector) : (solid.points[solid.apex] as Vector);
  const up = unit(plus(top, times(ahead, -dot(top, ahead))));
  const right = cross(up, ahead);
  const laid = (vector: Vector): Vector => [dot(vector, right), dot(vector, up), dot(vector, ahead)];
  const axis = unit([0.35, -way, 0.4 * way]);
  const size = REACH / Math.max(...solid.points.map((point) => Math.hypot(...point)));

  return Array.from({ length: POSES }, (_, pose) => {
    const angle = TURNS * 2 * Math.PI * (1 - pose / POSES) ** 1.6;
    return solid.normals.flatMap((normal) => {
      const seen = turned(laid(unit(normal)), axis, angle);
      if (seen[2] <= 0) return [];
      const path = corners(solid, normal)
        .map((point) => turned(laid(point), axis, angle))
        .map(([x, y]) => `${(SQUARE / 2 + x * size).toFixed(1)} ${(SQUARE / 2 - y * size).toFixed(1)}`);
      return { path: `M${path.join("L")}z`, fill: lit(solid, Math.max(0, dot(seen, LAMP))) };
    });
  });
}

function lit({ shade, light }: Solid, share: number): string {
  return `rgb(${shade.map((dark, at) => Math.round(dark + ((light[at] ?? dark) - dark) * share)).join(" ")})`;
}
