import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { CELLS, EDGES, HEADINGS, MOSAICS, step, walk } from "../src/games/marrakech/market";
import type { Heading } from "../src/games/marrakech/view";

/** The examples of the rulebook that roll the die on an empty square: start, slippers, end. */
const ROLLS = [
  ...readFileSync("../src/sunduk/games/marrakech/RULES.en.md", "utf-8").matchAll(
    /at marrakech \d[^|\n]*\| [7/]+ (\w\d)([NESW]) [^\n]* roll \d\nchance \*(\d)\nthen marrakech \d[^|\n]*\| [7/]+ (\w\d)([NESW])/g,
  ),
].map(([, cell = "", heading = "", slippers = "", to = "", facing = ""]) => ({ cell, heading, slippers, to, facing }));

describe("Assam walks as the rulebook's examples say", () => {
  test("there are examples", () => expect(ROLLS.length).toBeGreaterThanOrEqual(5));

  for (const { cell, heading, slippers, to, facing } of ROLLS) {
    test(`${cell}${heading} *${slippers}`, () => {
      const path = walk({ cell, heading: heading as Heading }, Number(slippers));
      expect(path.at(-1)).toEqual({ cell: to, heading: facing });
    });
  }
});

test("a step never leads two stands to one: Assam could go back the way he came", () => {
  const stands = CELLS.flatMap((cell) => HEADINGS.map((heading) => ({ cell, heading })));
  const reached = new Set(stands.map((stand) => JSON.stringify(step(stand))));
  expect(reached.size).toBe(stands.length);
});

test("two corners have a loop, two a star, and there are twelve arches", () => {
  const count = (symbol: string): number => MOSAICS.filter((mosaic) => mosaic.symbol === symbol).length;
  expect([count("arch"), count("loop"), count("corner")]).toEqual([12, 2, 2]);
});

test("every two neighbouring cells can be pointed at", () => {
  expect(new Set(EDGES.map(({ text }) => text)).size).toBe(2 * 6 * 7);
});
