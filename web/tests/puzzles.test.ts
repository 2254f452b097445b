import { beforeEach, expect, test } from "vitest";

import { dailyPuzzle, dailyRoll, dayOf, turned } from "../src/puzzles/daily";
import { daySolved, keepDay, keepRoll, keepSolved, rollOf, solvedHow, streak } from "../src/puzzles/progress";
import { gradesOf, puzzlesOf } from "../src/puzzles/puzzles";

beforeEach(() => localStorage.clear());

test("a day begins at midnight in UTC", () => {
  expect(dayOf(Date.UTC(2026, 10, 18, 23, 59))).toBe(dayOf(Date.UTC(2026, 10, 18)));
  expect(dayOf(Date.UTC(2026, 10, 19))).toBe(dayOf(Date.UTC(2026, 10, 18)) + 1);
});

test.each([1, 5, 37, 60, 74, 150])("all of %d puzzles have their turn before one comes again", (count) => {
  const seen = new Set(Array.from({ length: count }, (_, turn) => turned(1000 + turn, count)));
  expect([seen.size, Math.min(...seen), Math.max(...seen)]).toEqual([count, 1, count]);
});

test("every game has its day, and the puzzle of a day exists", async () => {
  const week = await Promise.all([0, 1, 2, 3, 4].map((day) => dailyPuzzle(20_000 + day)));
  expect(new Set(week.map(({ game }) => game)).size).toBe(5);
  for (const { game, number } of [...week, await dailyRoll(20_000)])
    expect((await puzzlesOf(game))[number - 1]?.grade, game).toBe((await gradesOf(game))[number - 1]);
});

test("a streak counts days in a row, up to today or yesterday", () => {
  for (const day of [95, 97, 98, 99]) keepDay(day);
  expect([streak(99), streak(100), streak(101)]).toEqual([3, 3, 0]);
  keepDay(100);
  expect([streak(100), daySolved(100), daySolved(101)]).toEqual([4, true, false]);
});

test("the first result of a roll counts, and what was solved stays solved", () => {
  keepRoll(12.5, 7);
  keepRoll(3, 7);
  expect([rollOf(7), rollOf(8)]).toEqual([12.5, undefined]);
  keepSolved("facir", 3, "shown");
  keepSolved("facir", 3, "later");
  keepSolved("facir", 3, "shown");
  expect([solvedHow("facir", 3), solvedHow("facir", 4)]).toEqual(["later", undefined]);
});

test("what is stored and cannot be read is forgotten", () => {
  localStorage.setItem("sunduk.puzzles", "{nonsense");
  expect(streak(5)).toBe(0);
});
