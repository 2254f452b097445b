import { expect, test } from "vitest";

import { EDGES, mosaics } from "../src/games/marrakech/market";
import { rolls } from "../src/games/marrakech/rolls";

test("a roll is told by its events: where Assam goes, and who pays whom", () => {
  const turn = { seq: 2, event: "turn", seat: 0, turn: "right", heading: "S" };
  const roll = { seq: 3, event: "roll", slippers: 2, path: ["d5S", "d6S"] };
  const pay = { seq: 3, event: "pay", seat: 0, to: 1, dirhams: 4 };
  const path = [
    { cell: "d5", heading: "S" },
    { cell: "d6", heading: "S" },
  ];
  const told = rolls([
    { share: 0.25, outcomes: [], events: [turn, roll, pay] },
    { share: 0.75, outcomes: [], events: [turn, { ...roll, slippers: 1, path: ["d5S"] }] },
  ]);
  expect(told.get(2)).toEqual({ share: 0.25, heading: "S", path, dirhams: 4, seat: 0, to: 1 });
  expect(told.get(1)).toEqual({ share: 0.75, heading: "S", path: path.slice(0, 1), dirhams: 0, seat: 0, to: 0 });
});

test("two corners have a loop, two a star, and there are twelve arches", () => {
  const count = (symbol: string): number => mosaics().filter((mosaic) => mosaic.symbol === symbol).length;
  expect([count("arch"), count("loop"), count("corner")]).toEqual([12, 2, 2]);
});

test("every two neighbouring cells can be pointed at", () => {
  expect(new Set(EDGES.map(({ text }) => text)).size).toBe(2 * 6 * 7);
});
