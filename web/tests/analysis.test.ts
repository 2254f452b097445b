import { expect, test } from "vitest";

import { bestOf, isGood } from "~/analysis/analysis.svelte";
import type { Verdict } from "~/wire";

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
