import { expect, test } from "vitest";

import { bestOf, concerned, isGood } from "~/analysis/analysis.svelte";
import type { LedgerEntry, Verdict } from "~/wire";

const choice = (action: number, share: number, error: number): Verdict["choices"][number] => ({
  action,
  text: `c${action}`,
  share,
  error,
});

test("a choice is measured against the best that was found, not against the luckiest of many noisy values", () => {
  const choices = [choice(1, 0.5, 0.01), choice(2, 0.55, 0.01), choice(3, 0.47, 0.001), choice(4, 0.46, 0.015)];
  const found: Verdict = { loss: 0.03, error: 0.01, mark: null, best: "c1", choices, real: true };
  expect(bestOf(found)?.action).toBe(1);
  expect([1, 2, 3, 4].map((action) => isGood(found, action))).toEqual([true, true, false, false]);
  expect(isGood({ ...found, choices: [choice(1, 0.5, 0.02), choice(4, 0.46, 0.015)] }, 4)).toBe(true);
});

test("a decision between the others is told with whom it helped and whom it hurt", () => {
  const entry = { at: 9, until: 10, kind: "choice", seat: 0, gain: [0, 0.61, -0.61] } as unknown as LedgerEntry;
  expect(concerned(entry)).toEqual([
    [0, 0],
    [1, 0.61],
    [2, -0.61],
  ]);
  // What two share of a loss is not told; nor what is hardly more than one's own.
  expect(concerned({ ...entry, gain: [-0.2, 0.15, 0.05] })).toEqual([[0, -0.2]]);
  expect(concerned({ ...entry, gain: [-0.2, 0.205, -0.005] })).toEqual([[0, -0.2]]);
  // A roll that meant more for another is told with that.
  expect(concerned({ ...entry, kind: "luck", gain: [-0.01, 0.03, -0.02] })).toEqual([
    [0, -0.01],
    [1, 0.03],
    [2, -0.02],
  ]);
});
