import { readFileSync } from "node:fs";

import { parse } from "smol-toml";
import { expect, test } from "vitest";

import { fan, held, less, rows, signed } from "../src/games/fortune/cards";
import { describe as told, foretold, label } from "../src/games/fortune/describe";
import { stacks } from "../src/games/fortune/money";
import { opposite, written } from "../src/games/fortune/table";
import type { Card, Character, FortuneView, Merchant, Playable } from "../src/games/fortune/view";
import { Words, type Vocabulary } from "../src/i18n/words";

const words = (language: string): Words => {
  const read = (language: string): Vocabulary =>
    parse(readFileSync(`../src/sunduk/games/fortune/words.${language}.toml`, "utf-8")) as unknown as Vocabulary;
  return new Words({ en: read("en"), ru: read("ru") }, language);
};

const merchant = (top: string, points = 0, hand: Character[] | null = null): Merchant => ({
  points,
  top: top === "-" ? null : (top as Card),
  characters: hand?.length ?? 1,
  hand,
  fortunes: 1,
  big_fortunes: 1,
});

test("the sum is written out as it is added up", () => {
  expect(written([30, 50, 0, -20, -10])).toBe("30+50+0−20−10");
  expect(written([-20, 50])).toBe("−20 + 50");
  expect([30, 0, -20].map(signed)).toEqual(["+30", "0", "−20"]);
});

test("the others sit clockwise from the left", () => {
  expect(opposite(4, 2)).toEqual([3, 0, 1]);
  expect(opposite(2, 0)).toEqual([1]);
});

test("a hand is its characters, then Fortune; equal cards are told apart", () => {
  const hand = merchant("-", 0, ["-20", "-20", "+10"]);
  expect(held(hand).map(({ key }) => key)).toEqual(["-20 0", "-20 1", "+10 0", "F 0", "B 0"]);
  expect(held(less(hand, "-20")).map(({ key }) => key)).toEqual(["-20 0", "+10 0", "F 0", "B 0"]);
  expect(held(less(hand, "F")).map(({ card }) => card)).toEqual(["-20", "-20", "+10", "B"]);
  expect(held({ ...hand, hand: null }).filter(({ card }) => card === null).length).toBe(3);
});

test("on a phone every card of a hand stays wide enough for a finger, and on the table", () => {
  /** Hundredths of the table's width, which is 320 pixels inside its frame on the smallest screen. */
  const pixels = 3.2;
  for (let count = 1; count <= 13; count += 1) {
    for (const lying of rows(count)) {
      expect((lying.sight ?? 18.5) * pixels).toBeGreaterThanOrEqual(36);
      expect(Math.abs(lying.x) + 18.5 / 2).toBeLessThan(50);
    }
    for (const lying of fan(count)) expect(Math.abs(lying.x) + 14.6 / 2).toBeLessThan(50);
  }
});

test("points are paid in the fewest pieces", () => {
  expect(stacks(0)).toEqual([]);
  expect(stacks(2680)).toEqual([
    { worth: 1000, number: 2 },
    { worth: 500, number: 1 },
    { worth: 100, number: 1 },
    { worth: 50, number: 1 },
    { worth: 10, number: 3 },
  ]);
});

test("the table and the choices are told in words", () => {
  const names = ["Ann", "Bob"];
  const view = {
    view: 0,
    sum: -10,
    middle: null,
    seats: [merchant("+10", 60, ["S"]), merchant("-20", 10)],
  } as unknown as FortuneView;
  expect(told(view, words("en"), names)).toBe(
    "On the table: sum −10, in the middle empty. " +
      "Ann: Pretzel Seller +10 on the pile, 1 character, 1 Fortune and 1 Big Fortune in hand, 60 points. " +
      "Bob: Gossip −20 on the pile, 1 character, 1 Fortune and 1 Big Fortune in hand, 10 points. " +
      "Your hand: Student, Fortune, Big Fortune.",
  );
  const choice = (card: Card, pile: "own" | number): Playable => ({ id: 1, text: "", move: "play", card, pile });
  expect(label(choice("+40", "own"), words("en"), names)).toBe("Play the Hussar +40 onto your own pile");
  expect(label(choice("S", 1), words("ru"), names)).toBe("Положить карту «Студент» на стопку игрока Bob");
  expect(label(choice("B", "own"), words("ru"), names)).toBe("Объявить «Большой фарт»");
  const foreseen = (brought: Partial<Playable>): string =>
    foretold({ ...choice("S", 1), ...brought }, 0, words("en"), names);
  expect(foreseen({ sum: 10 })).toBe("The sum would be +10.");
  expect(foreseen({ gains: [-20, null] })).toBe("You would lose 20 points.");
  expect(foreseen({ gains: [20, 10] })).toBe("You would gain 20 points. Bob would gain 10 points.");
  expect(foreseen({ gains: [0, null] })).toBe("It would bring nothing.");
});
