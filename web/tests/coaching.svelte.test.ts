import { beforeEach, expect, test } from "vitest";

import { Coaching } from "../src/learn/coaching.svelte";
import { chose, coachAt, isCoached, isNew, know, masters } from "../src/learn/learning";
import type { Teaching } from "../src/learn/lesson.svelte";
import type { Choice, Hint } from "../src/wire";

const TEACHING = {
  plan: { seat: 0, steps: [], match: { seats: 2, level: 1, options: {}, kinds: { lay: ["own"], put: [] } } },
  speech: {},
} satisfies Teaching;
const CHOICES: Choice[] = [
  { id: 1, text: "a1", move: "put" },
  { id: 2, text: "b1", move: "put" },
  { id: 3, text: "c1", move: "put" },
];
const hint = (id: number, win: number, equal = false): Hint => ({
  id,
  text: "",
  visits: 1,
  win,
  place: 1,
  error: 0.01,
  equal,
  reasons: [],
});
const HINTS = [hint(1, 0.6, true), hint(2, 0.55), hint(3, 0.3)];

const coach = (): Coaching => {
  const coaching = new Coaching("facir", TEACHING, async () => HINTS);
  coaching.look(CHOICES);
  return coaching;
};

beforeEach(() => localStorage.clear());

test("a kind of decision is explained until it was decided well three times", async () => {
  const coaching = coach();
  for (let turn = 0; turn < 3; turn += 1) {
    expect(coaching.explained).toBe("put");
    expect(await coaching.allows(1)).toBe(true);
    coaching.look([]);
    expect(coaching.explained).toBeNull();
    coaching.look(CHOICES);
  }
  expect(coaching.explained).toBeNull();
  expect(masters("facir", "put")).toBe(true);
  expect(masters("facir", "lay")).toBe(false);
});

test("what was read is not said again in the same turn", () => {
  const coaching = coach();
  coaching.understood();
  coaching.look(CHOICES);
  expect(coaching.explained).toBeNull();
  coaching.look([]);
  coaching.look(CHOICES);
  expect(coaching.explained).toBe("put");
});

test("a gross mistake is warned of, with the better choice; a small one is not", async () => {
  const coaching = coach();
  expect(await coaching.allows(2)).toBe(true);
  expect(await coaching.allows(3)).toBe(false);
  expect(coaching.warning?.cost).toBeCloseTo(0.3);
  expect(coaching.better?.id).toBe(1);
  coaching.think();
  expect(coaching.warning).toBeNull();
  coaching.look([]);
  expect(coaching.better).toBeNull();
});

test("a mistake makes the coach explain again", () => {
  for (let turn = 0; turn < 3; turn += 1) chose("facir", "put", true);
  expect(masters("facir", "put")).toBe(true);
  chose("facir", "put", false);
  expect(masters("facir", "put")).toBe(false);
});

test("without advice, or for what is no choice, nothing is held back", async () => {
  const coaching = new Coaching("facir", TEACHING, () => Promise.reject(new Error("too many")));
  coaching.look(CHOICES);
  expect(await coaching.allows(3)).toBe(true);
  expect(await coaching.allows({ move: "put", hole: "a1" })).toBe(true);
});

test("what somebody knows is kept in the browser, even where something else was kept there", () => {
  localStorage.setItem("sunduk.learning", "not JSON");
  expect(isNew("facir")).toBe(true);
  know("facir");
  coachAt("table");
  expect([isNew("facir"), isNew("fortune"), isCoached("table")]).toEqual([false, true, true]);
  coachAt("table", false);
  expect(isCoached("table")).toBe(false);
});
