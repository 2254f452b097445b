import { readFileSync } from "node:fs";

import { parse } from "smol-toml";
import { expect, test } from "vitest";

import { Words, type Vocabulary } from "../src/i18n/words";

const read = (game: string, language: string): Vocabulary =>
  parse(readFileSync(`../src/sunduk/games/${game}/words.${language}.toml`, "utf-8")) as unknown as Vocabulary;

const marrakech = (language: string): Words =>
  new Words({ en: read("marrakech", "en"), ru: read("marrakech", "ru") }, language);

test("numbers take the right form of their noun", () => {
  const counts = [1, 2, 5, 11, 21, 22, 112];
  expect(counts.map((count) => marrakech("ru").plural("dirhams", count))).toEqual([
    "1 дирхам",
    "2 дирхама",
    "5 дирхамов",
    "11 дирхамов",
    "21 дирхам",
    "22 дирхама",
    "112 дирхамов",
  ]);
  expect([1, 2].map((count) => marrakech("en").plural("dirhams", count))).toEqual(["1 dirham", "2 dirhams"]);
});

interface Line {
  game: string;
  reader: number | null;
  en: string;
  ru: string;
  event: { event: string };
}

const lines = readFileSync("../tests/golden/sentences.jsonl", "utf-8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Line);

test.each(["en", "ru"] as const)("every sentence is said as by the words of the server, in %s", (language) => {
  const names = { en: ["Ann", "Bob", "Eve", "Kim", "Joe"], ru: ["Аня", "Боря", "Ева", "Коля", "Женя"] }[language];
  expect(lines.length).toBeGreaterThan(200);
  for (const line of lines) {
    const words = new Words({ [language]: read(line.game, language) }, language, line.reader ?? undefined);
    expect(words.event({ seq: 0, ...line.event }, names)).toBe(line[language]);
  }
});

test("an event is told with the names of the players and of things", () => {
  const pay = { seq: 9, event: "pay", seat: 0, to: 1, dirhams: 3 };
  expect(marrakech("en").event(pay, ["Ann", "Bob"])).toBe("Ann pays 3 dirhams to Bob.");
  const lay = { seq: 3, event: "lay", seat: 1, colour: "red", cells: ["c4", "d4"], place: "c4–d4" };
  expect(marrakech("ru").event(lay, ["Аня", "Боря"])).toBe("Боря кладёт красный ковёр на c4–d4.");
});

test("a word that is missing is named", () => {
  expect(() => marrakech("en").name("colour", "green")).toThrow("Marrakech has no word for colour.green in en.");
  expect(() => marrakech("fr")).toThrow("no words in fr");
});

test("a number below zero has a minus sign", () => {
  const fortune = new Words({ en: read("fortune", "en") }, "en");
  const call = { seq: 9, event: "fortune", seat: 0, card: "F", sum: -20 };
  expect(fortune.event(call, ["Ann"])).toBe("Ann calls Fortune: the sum is −20.");
});
