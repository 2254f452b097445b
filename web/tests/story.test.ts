import { expect, test } from "vitest";

import { worthTelling } from "../src/story";

const deal = { seq: 3, event: "deal", seat: 0 };
const card = { seq: 3, event: "card", seat: 0, card: "S", only: [0] };

test("who is told which card it is, is not told besides that it is a card", () => {
  expect(worthTelling([deal, card])).toEqual([card]);
});

test("of the others' cards one is told that they come", () => {
  const other = { seq: 4, event: "deal", seat: 1 };
  expect(worthTelling([deal, other, { ...card, seq: 5 }])).toEqual([deal, other, { ...card, seq: 5 }]);
});
