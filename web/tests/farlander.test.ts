import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { chart } from "../src/games/farlander/chart";
import { land } from "../src/games/farlander/land";
import { outcome } from "../src/games/farlander/outcome";
import type { FarlanderView } from "../src/games/farlander/view";

/** A map of all tiles in every rotation. */
const MAP = [6, 5, 2, 3, 1, 4, 7].map((tile, sixths) => ({ tile, sixths: sixths % 6 }));

test("the land has 24 states and every triangle of seven tiles", () => {
  const { triangles, states } = land(MAP);
  expect(triangles.length).toBe(7 * 24);
  expect(states.size).toBe(7 * 24);
  expect(new Set(triangles.map(({ state }) => state)).size).toBe(24);
});

test("a tile that is not turned yet has no land", () => {
  expect(
    land([
      { tile: 1, sixths: 2 },
      { tile: 2, sixths: null },
    ]).triangles.length,
  ).toBe(24);
});

test("every state is drawn with closed lines, and its knights stand inside its box", () => {
  for (const { outline, middle } of chart(MAP).values()) {
    expect(outline).toMatch(/^M.*z$/);
    const numbers = (outline.match(/-?\d+\.\d,-?\d+\.\d/g) ?? []).map(
      (pair) => pair.split(",").map(Number) as [number, number],
    );
    const [xs, ys] = [numbers.map(([x]) => x), numbers.map(([, y]) => y)];
    expect(middle.x).toBeGreaterThan(Math.min(...xs));
    expect(middle.x).toBeLessThan(Math.max(...xs));
    expect(middle.y).toBeGreaterThan(Math.min(...ys));
    expect(middle.y).toBeLessThan(Math.max(...ys));
  }
});

test("states are named as in Python's picture of a position", () => {
  const drawn = readFileSync("tests/fixtures/farlander.svg", "utf-8");
  const named = [...drawn.matchAll(/data-state="(\w+)"/g)].map((found) => found[1]);
  expect([...chart(MAP).keys()].sort()).toEqual([...new Set(named)].sort());
});

test("a knight that is placed and knights that move in are shown before they do", () => {
  const states = [
    { state: "1A", owner: 1, knights: 4 },
    { state: "1B", owner: 0, knights: 2 },
  ];
  const view = { states, seat: 1, source: "1A", target: "1B" } as unknown as FarlanderView;
  const would = (...events: { event: string; [field: string]: unknown }[]) =>
    Object.fromEntries(
      outcome([{ share: 1, outcomes: [], events: events.map((event) => ({ seq: 9, ...event })) }], view),
    );
  expect(would({ event: "settle", seat: 1, state: "1A", knights: 5 })).toEqual({ "1A": { owner: 1, knights: 5 } });
  const fall = { event: "fall", to: 0, state: "1B", knights: 2 };
  const move = { event: "move", seat: 1, source: "1A", state: "1B", knights: 3 };
  expect(would(fall, move)).toEqual({ "1A": { owner: 1, knights: 1 }, "1B": { owner: 1, knights: 3 } });
  const joined = { "1A": { owner: 1, knights: 3 }, "1B": { owner: 1, knights: 3 } };
  expect(would({ ...move, knights: 1 }), "joined with those that came before").toEqual(joined);
  expect(would({ event: "attack", seat: 1, to: 0, state: "1B" })).toEqual({});
  expect(outcome([], view).size, "nothing is shown before it is told").toBe(0);
});
