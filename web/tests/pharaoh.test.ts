import en from "@games/pharaoh/words.en.toml";
import ru from "@games/pharaoh/words.ru.toml";
import { describe as about, expect, test } from "vitest";

import { describe, label } from "~/games/pharaoh/describe";
import { added, fits, following, offered, parts, printed, shortened, typed, used } from "~/games/pharaoh/equation";
import {
  corner,
  DIE,
  FOOT,
  HEIGHT,
  ROWS,
  step,
  thrown,
  TILE_HIGH,
  TILE_WIDE,
  tiles,
  WIDTH,
} from "~/games/pharaoh/pyramid";
import { POSES, SQUARE, tumble } from "~/games/pharaoh/solids";
import { stands, verdict } from "~/games/pharaoh/verdicts";
import type { PharaohView } from "~/games/pharaoh/view";
import { Words } from "~/i18n/words";

const stating = (equations: string[]) =>
  equations.map((equation, id) => ({ id, text: equation, move: "equation", equation }));

about("an equation", () => {
  const offers = offered([
    ...stating(["5-2", "5-2*11", "(5-2)*11", "2*(11-5)"]),
    { id: 9, text: "none", move: "none" },
  ]);

  test("is put together from parts that lead to one on offer", () => {
    expect(following(offers, "")).toEqual(new Set(["5", "(", "2"]));
    expect(following(offers, "(5-2")).toEqual(new Set([")"]));
    expect(following(offers, "5-2")).toEqual(new Set(["*"]));
    expect(following(offers, "5+")).toEqual(new Set());
  });

  test("of a number half typed leads nowhere yet", () => {
    expect(following(offers, "(5-2)*1")).toEqual(new Set());
    expect(following(offers, "2*(11")).toEqual(new Set(["-"]));
  });

  test("can always be finished by what leads on", () => {
    for (const { parts: whole } of offers)
      for (let at = 0; at < whole.length; at += 1)
        expect(following(offers, whole.slice(0, at).join(""))).toContain(whole[at]);
  });

  test("loses whole parts and lets no number follow a number", () => {
    expect(shortened("2*(11")).toBe("2*(");
    expect(shortened("")).toBe("");
    expect(added("5-2", "11")).toBe("5-2");
    expect(added("5-", "11")).toBe("5-11");
  });

  test("marks each die once, the first of those that show the same", () => {
    expect(used([5, 5, 11], "(5-")).toEqual([true, false, false]);
    expect(used([5, 5, 11], "5*5")).toEqual([true, true, false]);
    expect(used([1, 11, null], "11")).toEqual([false, true, false]);
    expect(used([2, 5, 11], "2+5=11")).toEqual([true, true, false]);
  });

  test("fits if one on offer is made of the same numbers, whatever its signs and its result", () => {
    for (const text of ["(5-2)*11", "5-2=3", "2+5=11", "((11)*5)/2"]) expect(fits(offers, text), text).toBe(true);
    for (const text of ["", "11+11", "3*11", "2+5+11+2", "55-2"]) expect(fits(offers, text), text).toBe(false);
  });

  test("is typed on any keyboard and printed with proper signs", () => {
    expect(["x", "Х", "×", ":", "÷", "(", "7", "="].map(typed)).toEqual(["*", "*", "*", "/", "/", "(", "7", "="]);
    expect(typed("p")).toBeNull();
    expect(typed("Enter")).toBeNull();
    expect(printed("(5-2)*11/4")).toBe("(5 − 2) × 11 ÷ 4");
    expect(printed("(5-2)*11=33")).toBe("(5 − 2) × 11 = 33");
    expect(parts("(5-2)*11")).toEqual(["(", "5", "-", "2", ")", "*", "11"]);
  });
});

about("the picture", () => {
  test("has every tile on its own step and no two in one place", () => {
    const places = ROWS.flatMap((row) => Array.from({ length: row + 1 }, (_, at) => ({ row, ...corner(row, at) })));
    for (const { row, x, y } of places) {
      const under = step(row);
      expect(x).toBeGreaterThan(under.x);
      expect(x + TILE_WIDE).toBeLessThan(under.x + under.width);
      expect(y + TILE_HIGH).toBeLessThanOrEqual(under.y + (FOOT - step(0).y) / 4);
    }
    const apart = places.every((one, at) =>
      places.slice(at + 1).every((other) => one.row !== other.row || Math.abs(one.x - other.x) >= TILE_WIDE),
    );
    expect(apart).toBe(true);
  });

  test("has the dice inside", () => {
    for (const die of [0, 1, 2]) {
      const { x, y } = thrown(die);
      expect(Math.min(x, WIDTH - x - DIE, y - FOOT, HEIGHT - y - DIE)).toBeGreaterThanOrEqual(0);
    }
  });

  test("has dice of triangles, kites and pentagons, whole in every pose of a roll", () => {
    for (const [die, corners] of [3, 4, 5].entries()) {
      const poses = tumble(die, -1);
      expect(poses).toHaveLength(POSES);
      for (const facets of poses) {
        const outlines = facets.map(({ path }) => path.slice(1, -1).split("L"));
        expect(new Set(outlines.map((outline) => outline.length))).toEqual(new Set([corners]));
        for (const place of outlines.flat().flatMap((point) => point.split(" ").map(Number)))
          expect(Math.abs(place - SQUARE / 2)).toBeLessThanOrEqual(SQUARE / 2);
        // An edge inside the outline belongs to two visible faces, so most corners occur more than once.
        expect(new Set(outlines.flat()).size).toBeLessThan(outlines.flat().length);
      }
    }
  });

  test("knows the 48 tiles of the box", () => {
    expect(tiles()).toHaveLength(48);
    expect(new Set(tiles().map(({ number }) => number)).size).toBe(48);
  });
});

const view = {
  pyramid: [
    [{ number: 64, scarabs: 7, colour: "black", taken: null }],
    [{ number: 33, scarabs: 5, colour: "red", taken: 1 }, null],
  ],
  dice: [2, 5, 11],
  phase: "race",
  leader: 1,
  claims: [{ seat: 1, number: 33 }],
  stacks: { yellow: 18, blue: 10, red: 7, black: 3 },
  tops: { yellow: { number: 30, scarabs: 2 }, blue: null, red: null, black: { number: 90, scarabs: 7 } },
  seats: [
    { up: [{ number: 24, scarabs: 1 }], down: [], done: false, points: 1 },
    { up: [], down: [{ number: 70, scarabs: 5 }], done: true, points: -5 },
  ],
} as unknown as PharaohView;

about("in words", () => {
  for (const [language, heard] of [
    [
      "en",
      [
        "64 with 7 scarabs",
        "2, 5, 11",
        "Ann holds 33",
        "1 point,",
        "black 3, 90 on top; red 7; blue",
        "The sand is running",
      ],
    ],
    [
      "ru",
      [
        "64 — 7 скарабеев",
        "2, 5, 11",
        "Ann держит 33",
        "1 очко,",
        "чёрные 3, сверху 90; красные 7; синие",
        "Песок сыплется",
      ],
    ],
  ] as const)
    test(`the position is told whole, in ${language}`, () => {
      const told = describe(view, new Words({ en, ru }, language), ["Bob", "Ann"]);
      for (const part of heard) expect(told).toContain(part);
      expect(told).not.toMatch(/[{}]|undefined/);
      expect(told).not.toContain("33 with");
    });

  test("every choice has a phrase in both languages", () => {
    const choices = [
      { id: 0, text: "64", move: "take", number: 64 },
      { id: 1, text: "pass", move: "pass" },
      { id: 2, text: "2*11", move: "equation", equation: "2*11" },
      { id: 3, text: "none", move: "none" },
    ];
    const told = (language: string) =>
      choices.map((choice) => label(choice, new Words({ en, ru }, language), [], view));
    expect(told("en")).toEqual(["Call 64: black, 7 scarabs", "Pass", "State 2 × 11", "I have none"]);
    expect(told("ru")).toEqual(["Назвать 64: чёрная плитка, 7 скарабеев", "Пас", "Назвать 2 × 11", "Не знаю"]);
  });
});

test("a verdict stands while its tile lies before its owner", () => {
  const right = verdict({ seq: 1, event: "right", seat: 0, number: 24, scarabs: 1, brings: 1, equation: "2*(1+11)" });
  const none = verdict({ seq: 2, event: "none", seat: 1, number: 70, scarabs: 5, brings: -5 });
  expect(right).toMatchObject({ points: 1, equation: "2*(1+11)" });
  expect(none).toMatchObject({ points: -5, equation: null });
  expect(verdict({ seq: 3, event: "pass", seat: 1 })).toBeNull();
  expect([right, none].map((given) => given && stands(given, view))).toEqual([true, true]);
  expect(right && stands({ ...right, number: 25 }, view)).toBe(false);
});
