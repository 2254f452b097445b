import { afterEach, expect, test, vi } from "vitest";

import { preferences } from "../src/app/preferences.svelte";
import { clockWords, optionWord, optionWords } from "../src/seating/settings";
import { keepSetup, keptSetup, type Setup } from "../src/seating/setup";

const before = preferences.language;
afterEach(() => {
  preferences.language = before;
  localStorage.clear();
});

const USUAL: Setup = { seats: ["me", "bot3"], friends: [], options: {}, clock: "none", sand: 0, secret: false };

test("the last set-up of each game is remembered", () => {
  expect(keptSetup("marrakech")).toEqual(USUAL);
  const mine: Setup = {
    seats: ["me", "open", "friend", "bot-miser"],
    friends: ["", "", "Bob"],
    options: { own_rug: "coverable" },
    clock: "bank",
    sand: 90,
    secret: true,
  };
  keepSetup("marrakech", mine);
  expect(keptSetup("marrakech")).toEqual(mine);
  expect(keptSetup("fortune")).toEqual(USUAL);
});

test.each(["", "{", "null", "[]", '{"seats":[]}', '{"seats":["bot9"]}', '{"seats":["me","bot12"]}', '{"friends":7}'])(
  "what cannot be read is as usual: %s",
  (text) => {
    localStorage.setItem("sunduk.setup.marrakech", text);
    expect(keptSetup("marrakech").seats).toEqual(USUAL.seats);
  },
);

test("clocks are told in words of both languages", () => {
  const told = (language: "en" | "ru"): string[] => {
    preferences.language = language;
    return [
      clockWords({ kind: "none" }, language),
      clockWords({ kind: "move", seconds: 60 }, language),
      clockWords({ kind: "move", seconds: 90 }, language),
      clockWords({ kind: "bank", seconds: 600, increment: 5 }, language),
      clockWords({ kind: "bank", seconds: 3600, increment: 0 }, language),
      clockWords({ kind: "days", days: 2 }, language),
      clockWords({ kind: "days", days: 0.5 }, language),
    ].map((text) => text.replaceAll("\u00a0", " "));
  };
  expect(told("en")).toEqual([
    "No clock",
    "1 min per move",
    "90 sec per move",
    "10 min each, plus 5 sec per move",
    "1 hr each for the match",
    "2 days per move",
    "12 hr per move",
  ]);
  expect(told("ru")).toEqual([
    "Без часов",
    "1 мин на ход",
    "90 с на ход",
    "10 мин на партию и 5 с за ход",
    "1 ч на партию",
    "2 дня на ход",
    "12 ч на ход",
  ]);
});

test("options are told in the words of their game", () => {
  const vocabulary = { en: { options: { rounds: "How many rounds", values: { seats: "one for each player" } } } };
  expect(optionWords(vocabulary as never, "en", "rounds", "seats")).toBe("How many rounds: one for each player");
  expect(optionWords(vocabulary as never, "en", "rounds", 3)).toBe("How many rounds: 3");
  expect(optionWord(vocabulary as never, "en", "names", "odd")).toBe("odd");
  expect(optionWords(null, "en", "rounds", 3)).toBeNull();
});

test("a name is asked for once, and one that was made up is kept by whoever says none", async () => {
  vi.resetModules();
  const said: string[] = [];
  let known: { name: string; language: string } | null = null;
  vi.doMock("../src/line/current.svelte", () => ({
    at: { kind: "server" },
    site: false,
    ask: (method: string, _: string, body?: { name: string }) => {
      if (method === "POST" && body) {
        said.push(body.name);
        known = { name: body.name, language: "en" };
      }
      return Promise.resolve({ status: 200, body: known });
    },
  }));
  const { asGuest, fetchMe, naming } = await import("../src/app/me.svelte");
  const sit = (): Promise<null> => asGuest(() => Promise.resolve(null));
  await fetchMe();
  expect(naming.due).toBe(true);
  await sit();
  expect(said[0]).toMatch(/^(Guest|Гость) \d+$/);
  expect(naming.due, "nobody was asked: the match was against bots").toBe(true);

  naming.shown = true;
  await sit();
  expect(naming.due, "whoever was asked and said nothing is not asked again").toBe(false);
  expect(said).toHaveLength(1);

  localStorage.clear();
  known = null;
  naming.shown = false;
  const { myself } = await import("../src/app/me.svelte");
  myself.me = null;
  await fetchMe();
  naming.shown = true;
  naming.said = " Ann ";
  await sit();
  expect(said[1]).toBe("Ann");
  expect(naming.due).toBe(false);
  vi.doUnmock("../src/line/current.svelte");
});
