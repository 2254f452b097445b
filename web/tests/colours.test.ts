import { describe, expect, test } from "vitest";

import facir from "../src/games/facir";
import farlander from "../src/games/farlander";
import fortune from "../src/games/fortune";
import type { GameModule } from "../src/games/game";
import marrakech from "../src/games/marrakech";
import pharaoh from "../src/games/pharaoh";
import type { View } from "../src/wire";

/** Linear RGB as people see it who lack one kind of cones (Machado, Oliveira and Fernandes 2009), and all others. */
const EYES = {
  "all cones": [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** The least distance in Oklab, times 100, at which two stripes side by side are told apart without doubt. */
const LEAST = 8;

const apply = (matrix: number[], [x = 0, y = 0, z = 0]: number[]): number[] =>
  [0, 3, 6].map((row) => (matrix[row] ?? 0) * x + (matrix[row + 1] ?? 0) * y + (matrix[row + 2] ?? 0) * z);

function linear(hex: string): number[] {
  return [1, 3, 5].map((place) => {
    const value = parseInt(hex.slice(place, place + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

const CONES = [0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619];
const LMS = [...CONES, 0.2817188376, 0.6299787005];
const LAB = [0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371];
const OKLAB = [...LAB, 0.7827717662, -0.808675766];

const seen = (hex: string, eyes: number[]): number[] =>
  apply(
    OKLAB,
    apply(
      LMS,
      apply(eyes, linear(hex)).map((part) => Math.min(1, Math.max(0, part))),
    ).map(Math.cbrt),
  );

const distance = (one: number[], other: number[]): number =>
  100 * Math.hypot(...one.map((part, place) => part - (other[place] ?? 0)));

/** Views in which seats have the colours that they have at a full table. */
const GAMES: Record<string, { game: GameModule; seats: unknown[] }> = {
  facir: { game: facir, seats: [0, 0, 0, 0] },
  farlander: { game: farlander, seats: ["red", "blue", "gold", "black"].map((colour) => ({ colour })) },
  fortune: { game: fortune, seats: [0, 0, 0, 0, 0] },
  marrakech: { game: marrakech, seats: ["red", "yellow", "blue", "brown"].map((colour) => ({ colours: [colour] })) },
  pharaoh: { game: pharaoh, seats: [0, 0, 0, 0, 0] },
};

describe.each(Object.entries(EYES))("with %s", (_, eyes) => {
  test.each(Object.entries(GAMES))("the colours of all seats of %s differ", (_, { game, seats }) => {
    const colours = seats.map((_, seat) => seen(game.colour({ seats } as unknown as View, seat), eyes));
    for (const [place, one] of colours.entries())
      for (const other of colours.slice(place + 1)) expect(distance(one, other)).toBeGreaterThan(LEAST);
  });
});

test("two colours that are the same to such eyes are found out", () => {
  const [red, brown] = ["#b3122d", "#6b4028"].map((colour) => seen(colour, EYES.protanopia));
  expect(distance(red ?? [], brown ?? [])).toBeLessThan(LEAST);
});
