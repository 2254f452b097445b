import { expect, test } from "vitest";

import { withResignations, worthTelling } from "../src/table/story";
import type { Seat } from "../src/wire";

const deal = { seq: 3, event: "deal", seat: 0 };
const card = { seq: 3, event: "card", seat: 0, card: "S", only: [0] };

test("who is told which card it is, is not told besides that it is a card", () => {
  expect(worthTelling([deal, card])).toEqual([card]);
});

test("of the others' cards one is told that they come", () => {
  const other = { seq: 4, event: "deal", seat: 1 };
  expect(worthTelling([deal, other, { ...card, seq: 5 }])).toEqual([deal, other, { ...card, seq: 5 }]);
});

test("who resigned is told of where it happened, and last of all if nothing happened since", () => {
  const seat = (at: number | null): Seat => ({ resigned_at: at }) as Seat;
  const resigned = (seq: number, seat: number) => ({ seq, event: "resign", seat });
  const [first, second] = [
    { seq: 0, event: "deal", seat: 0 },
    { seq: 1, event: "deal", seat: 1 },
  ];
  const told = withResignations([first, second], [seat(null), seat(2), seat(1)]);
  expect(told).toEqual([first, resigned(0, 2), second, resigned(1, 1)]);
  expect(withResignations([], [seat(0)])).toEqual([resigned(-1, 0)]);
});

test("what a bot does in the seat of whoever resigned is not told as their own doing", () => {
  const seat = (at: number | null): Seat => ({ resigned_at: at }) as Seat;
  const moves = [0, 1, 2, 3].map((seq) => ({ seq, event: "place", seat: seq % 2 }));
  const told = withResignations(moves, [seat(1), seat(null)]).filter(({ event }) => event === "place");
  expect(told.map((event) => "bot" in event)).toEqual([false, false, true, false]);
});
