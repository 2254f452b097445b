import { expect, test } from "vitest";

import { telling as facir } from "../src/games/facir/telling";
import { telling as farlander } from "../src/games/farlander/telling";
import { telling as fortune } from "../src/games/fortune/telling";
import { telling as marrakech } from "../src/games/marrakech/telling";
import { telling as pharaoh } from "../src/games/pharaoh/telling";
import { headlines, since, turnsOf, type Telling } from "../src/table/turns";
import type { Happening } from "../src/wire";

/** Events from lines such as `3 lay 1`: the number of the action, the event, its seat if it has one. */
const story = (...lines: string[]): Happening[] =>
  lines.map((line) => {
    const [seq, event = "", seat] = line.split(" ");
    const base = { seq: Number(seq), event, cells: ["a1", "a2"], hole: "c3", state: "1A" };
    return seat === undefined ? base : { ...base, seat: Number(seat) };
  });

const shape = (events: Happening[], telling: Telling): string[] =>
  turnsOf(events, telling).map(({ seat, from, to }) => `${seat}: ${from}–${to}`);

test("a turn of Marrakech is turning, rolling, paying and laying, in either order of the option", () => {
  const setup = ["0 first 1", "1 top 0", "2 top 1"];
  const before = story(...setup, "3 turn 1", "4 roll 1", "4 pay 1", "5 lay 1", "6 top 1", "7 turn 0", "8 roll 0");
  expect(shape(before, marrakech)).toEqual(["-1: 0–3", "1: 3–7", "0: 7–9"]);
  const after = story(...setup, "3 roll 1", "4 lay 1", "5 turn 1", "6 roll 0", "7 lay 0", "8 turn 0");
  expect(shape(after, marrakech)).toEqual(["-1: 0–3", "1: 3–6", "0: 6–9"]);
});

test("who conquers twice in Farlander, because others are skipped, has two turns", () => {
  const events = story("0 tile", "1 settles 0", "2 settle 0", "3 settle 1", "4 conquers 0", "5 attack 0", "6 move 0");
  const more = story("6 skip 1", "7 attack 0", "8 fall", "8 move 0");
  expect(shape([...events, ...more], farlander)).toEqual([
    "-1: 0–2",
    "0: 2–3",
    "1: 3–4",
    "-1: 4–5",
    "0: 5–7",
    "0: 7–9",
  ]);
});

test("dealing is a turn of nobody in Fortune and Façir, and begins with each round", () => {
  const dealt = story("0 first 0", "1 deal 0", "2 deal 1", "3 play 0", "4 play 1", "4 round 1", "5 deal 1", "6 play 1");
  expect(shape(dealt, fortune)).toEqual(["-1: 0–3", "0: 3–4", "1: 4–5", "-1: 5–6", "1: 6–7"]);
  const round = story("0 first 0", "1 draw 0", "2 draw 1", "3 set 0", "4 set 1", "4 shows 0", "5 place 0", "6 done 0");
  const next = story("7 place 1", "8 lay 1", "8 take 1", "8 round 1", "9 draw 1", "10 draw 0");
  expect(shape([...round, ...next], facir)).toEqual(["-1: 0–5", "0: 5–7", "1: 7–9", "-1: 9–11"]);
});

test("a round of Pharaoh's Code is one turn of all", () => {
  const events = story(
    "0 first 0",
    "1 roll 0",
    "2 roll 0",
    "3 take 1",
    "4 pass 0",
    "4 done",
    "5 right 1",
    "5 leader 1",
  );
  expect(shape([...events, ...story("6 tile", "7 roll 1")], pharaoh)).toEqual(["-1: 0–1", "-1: 1–7", "-1: 7–8"]);
});

test("others' turns since one's own last are marked; whoever just moved sees none", () => {
  const turns = turnsOf(
    story("0 first 0", "1 turn 0", "2 lay 0", "3 turn 1", "4 lay 1", "5 turn 2", "6 lay 2"),
    marrakech,
  );
  expect(since(turns, 0).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(since(turns, 2)).toEqual([]);
  expect(since(turns.slice(0, 3), 2).map(({ seat }) => seat)).toEqual([0, 1]);
});

test("a turn is told by its headlines, and one that has none by its first event", () => {
  const [, turn] = turnsOf(story("0 first 0", "1 turn 0", "2 roll 0", "2 pay 0", "3 lay 0"), marrakech);
  expect(turn && headlines(turn, marrakech).map(({ event }) => event)).toEqual(["pay", "lay"]);
  const [, begun] = turnsOf(story("0 first 0", "1 turn 0", "2 roll 0"), marrakech);
  expect(begun && headlines(begun, marrakech).map(({ event }) => event)).toEqual(["turn"]);
});

test("what a turn changed is marked on the board by its elements", () => {
  expect(story("1 roll 0", "2 lay 0").flatMap(marrakech.marks)).toEqual(["assam", "rug a1a2"]);
  expect(story("1 place 0").flatMap(facir.marks)).toEqual(["nail c3"]);
  expect(story("1 settle 0").flatMap(farlander.marks)).toEqual(["state 1A"]);
});
