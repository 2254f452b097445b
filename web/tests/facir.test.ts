import en from "@games/facir/words.en.toml";
import ru from "@games/facir/words.ru.toml";
import { describe, expect, test } from "vitest";

import { cornerAt, holeAt, HOLES, lying, middle, place, ROOM, roomsBeyond, WIDTH } from "~/games/facir/bed";
import { box, cards, cuts } from "~/games/facir/cards";
import { describe as inWords, label } from "~/games/facir/describe";
import type { FacirView, Sleeper } from "~/games/facir/view";
import { Words } from "~/i18n/words";

const sleeper: Sleeper = {
  colour: "red",
  playing: true,
  stock: 6,
  won: [],
  points: 0,
  has_card: true,
  has_set: true,
  side: "o.o",
  card: null,
};

const view: FacirView = {
  game: "facir",
  record: "",
  version: 1,
  options: { round_limit: 200 },
  view: 1,
  choices: [],
  bed: Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => (row === 1 && column === 3 ? "red" : null)),
  ),
  phase: "turn",
  seat: 1,
  starter: 0,
  turns: 1,
  turns_left: 199,
  round: 3,
  rounds: 8,
  bag: 16,
  lifted: null,
  deciding: false,
  decided: null,
  aside: [],
  seats: [
    { ...sleeper, won: ["b", "c"], points: 2 },
    {
      ...sleeper,
      colour: "yellow",
      stock: 7,
      side: "ooo",
      card: { name: "a", holes: ["ooo", ".o.", "..."], sides: null, turns: 1, stands: ["..o", ".oo", "..o"] },
    },
  ],
};

describe("the bed", () => {
  test("a point in the middle of a hole is in that hole", () => {
    for (const hole of HOLES) expect(holeAt(middle(hole))).toBe(hole);
  });

  test("a point beside the holes is in none", () => {
    expect(holeAt({ x: 2, y: middle("a4").y })).toBeNull();
    expect(holeAt({ x: middle("d1").x, y: 10 })).toBeNull();
  });

  test("a card lies where its middle is, and always whole on the bed", () => {
    for (const hole of HOLES.filter((hole) => Math.max(place(hole).x, place(hole).y) < 5)) {
      expect(cornerAt(lying(hole))).toBe(hole);
    }
    expect(cornerAt(middle("g7"))).toBe("e5");
    expect(cornerAt(middle("a1"))).toBe("a1");
  });

  test("the others' rooms stand in turn order beside each other", () => {
    const rooms = roomsBeyond(4, 2);
    expect(rooms.map(({ seat }) => seat)).toEqual([3, 0, 1]);
    expect(roomsBeyond(4, -1).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    for (const rooms of [roomsBeyond(2, 0), roomsBeyond(4, 0)]) {
      expect(rooms.every(({ x }) => x >= 0 && x + ROOM.width <= WIDTH)).toBe(true);
    }
    const steps = rooms.slice(1).map(({ x }, index) => x - (rooms[index]?.x ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(ROOM.width);
  });
});

test("cards are drawn as the edition in use prints them", () => {
  const holes = (name: string) => cuts(cards().get(name) ?? []).length;
  expect([cards().size, holes("a"), holes("x")]).toEqual([24, 4, 5]);
  const back = box.show({ ...box.now, cards: { four: ["ooo/o../..."], five: ["ooo/oo./..."] } });
  expect([cards().get("a"), cards().get("b"), cards().size]).toEqual([["ooo", "o..", "..."], ["ooo", "oo.", "..."], 2]);
  back();
  expect(cards().size).toBe(24);
});

describe.each(Object.entries({ en, ru }))("words, %s", (language) => {
  const words = new Words({ en, ru }, language);
  const names = ["Ada", "Béla"];

  test("every kind of choice has its own", () => {
    const moves = [
      { move: "put", hole: "d4" },
      { move: "lift", hole: "d4" },
      { move: "lay", corner: "c3", turns: 0 },
      { move: "lay", corner: "c3", turns: 2 },
      { move: "set", turns: 0 },
      { move: "set", turns: 1 },
      { move: "done" },
    ];
    const labels = moves.map((move, id) => label({ id, text: "", ...move }, words, names, view));
    expect(new Set(labels).size).toBe(moves.length);
    for (const said of labels) expect(said).not.toMatch(/[{}]|undefined/);
    const down = label({ id: 0, text: "d4", move: "put", hole: "d4" }, words, names, { ...view, phase: "move" });
    expect(down).not.toBe(labels[0]);
  });

  test("a card to be set tells the side that the others will see", () => {
    const card = {
      name: "a",
      holes: ["ooo", ".o.", "..."],
      sides: ["ooo", "..o", "...", "o.."],
      turns: null,
      stands: null,
    };
    const seats = view.seats.map((seat, index) => (index === view.view ? { ...seat, card } : seat));
    const told = (turns: number) => label({ id: 0, text: "", move: "set", turns }, words, names, { ...view, seats });
    expect(told(1)).toContain(words.say("board", "others_see", { side: "..o" }, names));
    expect(told(3)).toContain(words.say("board", "others_see", { side: "o.." }, names));
  });

  test("the position tells the nails, the side that is seen, and one's own card", () => {
    const told = inWords({ ...view, lifted: "e5" }, words, names);
    expect(told).toContain("d2");
    expect(told).toContain("e5");
    expect(told).toContain(words.say("board", "shows", { seat: 0, side: "o.o" }, names));
    expect(told).toContain(["..o", ".oo", "..o"].map((row) => words.name("side", row)).join("; "));
    expect(told).not.toMatch(/[{}]|undefined/);
    expect(told).toContain(words.say("picture", "round", { round: 3, rounds: 8 }, names));
  });
});
