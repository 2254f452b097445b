import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { chart } from "../src/games/farlander/chart";
import { land } from "../src/games/farlander/land";
import { outcome } from "../src/games/farlander/outcome";

/** A map of all tiles, as a view tells it. */
const MAP = [
  { tile: 6, sixths: 5, states: "BBBCCABBBCCCAABDDDDAADDD" },
  { tile: 2, sixths: 5, states: "BBBBBAAABBBBAAACCCCAACCC" },
  { tile: 3, sixths: 5, states: "BBBCCAABBCCCAABBCCCAAAAA" },
  { tile: 4, sixths: 4, states: "BCCCCBBBCCCABBBBAAAAAAAA" },
  { tile: 1, sixths: 5, states: "BBBBBABBBCCCAAACCCCAAAAC" },
  { tile: 5, sixths: 4, states: "BBDDDBBBDDDCAABACCCAAACC" },
  { tile: 7, sixths: 1, states: "CCAAADCCAAABDDCCABBDDCBB" },
];

test("the land has 24 states and every triangle of seven tiles", () => {
  const { triangles, states } = land(MAP);
  expect(triangles.length).toBe(7 * 24);
  expect(states.size).toBe(7 * 24);
  expect(new Set(triangles.map(({ state }) => state)).size).toBe(24);
});

test("a tile that is not turned yet has no land", () => {
  expect(land([...MAP.slice(0, 1), { tile: 2, sixths: null, states: null }]).triangles.length).toBe(24);
});

test("the land is cut as the view of another edition tells it", () => {
  const halves = { tile: 1, sixths: 0, states: "A".repeat(12) + "B".repeat(12) };
  const drawn = chart([halves]);
  expect([...drawn.keys()]).toEqual(["1A", "1B"]);
  const heights = ["1A", "1B"].map((name) => drawn.get(name)?.middle.y ?? 0);
  expect(heights[0]).toBeLessThan(0);
  expect(heights[1]).toBeGreaterThan(0);
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
  const would = (...events: { event: string; [field: string]: unknown }[]) =>
    Object.fromEntries(outcome([{ share: 1, outcomes: [], events: events.map((event) => ({ seq: 9, ...event })) }]));
  expect(would({ event: "settle", seat: 1, state: "1A", knights: 5 })).toEqual({ "1A": { owner: 1, knights: 5 } });
  const fall = { event: "fall", to: 0, state: "1B", knights: 2 };
  const move = { event: "move", seat: 1, source: "1A", state: "1B", knights: 3, remain: 1, now: 3 };
  expect(would(fall, move)).toEqual({ "1A": { owner: 1, knights: 1 }, "1B": { owner: 1, knights: 3 } });
  expect(would({ event: "attack", seat: 1, to: 0, state: "1B" })).toEqual({});
  expect(outcome([]).size, "nothing is shown before it is told").toBe(0);
});
