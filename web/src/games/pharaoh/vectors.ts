/** Vectors in space. */
export type Vector = readonly [number, number, number];

export const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
export const times = (one: Vector, by: number): Vector => [one[0] * by, one[1] * by, one[2] * by];
export const plus = (one: Vector, other: Vector): Vector => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
export const unit = (vector: Vector): Vector => times(vector, 1 / Math.hypot(...vector));

export function cross(one: Vector, other: Vector): Vector {
  return [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ];
}

/** A vector rotated about an axis. */
export function turned(vector: Vector, axis: Vector, angle: number): Vector {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const along = times(axis, dot(axis, vector) * (1 - cosine));
  return plus(plus(times(vector, cosine), times(cross(axis, vector), sine)), along);
}
