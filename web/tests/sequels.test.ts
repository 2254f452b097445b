import { expect, test } from "vitest";

import { shownBy, viewAfter } from "~/table/sequels";
import type { Happening, Sequel, View } from "~/wire";

const VIEW: View = {
  game: "marrakech",
  version: 2,
  options: {},
  view: 0,
  record: "AA==",
  choices: [{ id: 7, text: "L", move: "turn" }],
  ...{ board: [[null, { colour: "red" }], [null]], seats: [{ points: 30 }] },
};
const TAKE: Happening = { seq: 4, event: "take", seat: 0, number: 27 };
const GLASS: Happening = { seq: 4, event: "glass", seat: 0 };
const SEQUEL: Sequel = {
  id: 7,
  acting: [8],
  changes: { record: ["AQ=="], board: { 0: { 1: { colour: ["blue"] } }, 1: { 0: [{ colour: "red" }] } } },
  events: [TAKE, GLASS],
};

test("a view changes where its sequel says so, and offers nothing", () => {
  expect(viewAfter(VIEW, SEQUEL)).toEqual({
    ...VIEW,
    record: "AQ==",
    choices: [],
    board: [[null, { colour: "blue" }], [{ colour: "red" }]],
  });
  expect(VIEW["board" as keyof View]).toEqual([[null, { colour: "red" }], [null]]);
});

test("what a move has shown is not shown again, wherever it has come to stand", () => {
  const other = { ...TAKE, seat: 1, number: 13 };
  const [take, glass] = [
    { ...TAKE, seq: 5 },
    { ...GLASS, seq: 5 },
  ];
  expect(shownBy(SEQUEL, [other, take, glass])).toEqual([take, glass]);
  // Somebody else has turned the glass before.
  expect(shownBy(SEQUEL, [other, { ...GLASS, seat: 1 }, take])).toEqual([take]);
  expect(shownBy(SEQUEL, [other])).toEqual([]);
});
