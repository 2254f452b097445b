import { expect, test } from "vitest";

import { characterOf, nameOf, whoAt } from "../src/characters/characters";
import { faceOf } from "../src/characters/faces";
import { occasionOf, type Sight } from "../src/characters/talking.svelte";
import { practiceSeats } from "../src/table/practice";
import type { Seat } from "../src/wire";

const [person] = practiceSeats(1, 0).seats as [Seat];
const bot = (name: string, level = 3, manner: string | null = null): Seat => ({
  ...person,
  kind: "bot",
  name,
  level,
  manner,
});

test("a bot is called by its character's name in every language", () => {
  const farida = characterOf(bot("Auntie Farida"));
  expect(farida && [nameOf(farida, "en"), nameOf(farida, "ru")]).toEqual(["Auntie Farida", "Тётушка Фарида"]);
  const miser = characterOf(bot("Madame Grosz", 8, "miser"));
  expect(miser && nameOf(miser, "ru")).toBe("Мадам Грош");
  expect([characterOf(person), characterOf(bot("Deep Red"))]).toEqual([null, null]);
});

test("bots of tables from before they had names are told apart", () => {
  const seats = [bot("Shopkeeper"), bot("Shopkeeper"), bot("Novice", 1)];
  const places = seats.map((seat, index) => characterOf(seat, seats.slice(0, index))?.place);
  expect(places).toEqual([0, 1, 0]);
});

test("all levels and manners have five faces, no two of which are alike", () => {
  const kinds = [...Array.from({ length: 8 }, (_, index) => whoAt(index + 1)), "miser", "blocker", "gambler"];
  const faces = kinds.flatMap((who) => [0, 1, 2, 3, 4].map((place) => JSON.stringify(faceOf(who, place))));
  expect(new Set(faces).size).toBe(55);
  expect(faces).not.toContain("null");
});

const sight = (seq: number, points: number[], placings: number[] | null = null, race = false): Sight => ({
  table: { seats: [person, bot("Auntie Farida")], state: "running" },
  seq,
  points,
  placings,
  race,
});

test("bots greet, speak of luck, and have the last word", () => {
  const start = sight(3, [30, 30]);
  expect(occasionOf(null, start)).toEqual({ seat: 1, occasion: "greeting" });
  expect(occasionOf(null, sight(50, [30, 30])), "we come to a match that runs").toBeNull();
  expect(occasionOf(start, sight(6, [25, 35]))).toEqual({ seat: 1, occasion: "good" });
  expect(occasionOf(start, sight(6, [35, 25]))).toEqual({ seat: 1, occasion: "bad" });
  expect(occasionOf(start, sight(6, [25, 35], null, true)), "not in a race").toBeNull();
  expect(occasionOf(start, sight(60, [9, 35], [2, 1]))).toEqual({ seat: 1, occasion: "win" });
  expect(occasionOf(start, sight(60, [35, 9], [1, 2]))).toEqual({ seat: 1, occasion: "loss" });
  expect(occasionOf(sight(60, [35, 9], [1, 2]), sight(60, [35, 9], [1, 2])), "once").toBeNull();
});
