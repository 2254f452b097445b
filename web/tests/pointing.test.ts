import { expect, test } from "vitest";

import { Pointing } from "~/parts/pointing.svelte";
import type { Choice } from "~/wire";

const CHOICES: Choice[] = [
  { id: 1, text: "1A", move: "settle" },
  { id: 2, text: "1B", move: "settle" },
];
const [first, second] = CHOICES as [Choice, Choice];

/** Somebody who points with a mouse or a finger, and what they made. */
function someone(pointerType: "mouse" | "touch") {
  const made: number[] = [];
  const pointing = new Pointing((choice) => made.push(choice.id));
  const tell = (choice: Choice, what: string) =>
    (pointing.at(choice)[what] as (event: { pointerType: string }) => void)({ pointerType });
  const press = (choice: Choice) =>
    ["onpointerenter", "onpointerdown", "onclick"].forEach((what) => tell(choice, what));
  return { made, pointing, press };
}

test("a mouse shows by hovering and makes with one click", () => {
  const { made, pointing, press } = someone("mouse");
  press(second);
  expect(made).toEqual([2]);
  expect(pointing.among(CHOICES)).toBe(second);
});

test("a finger shows with the first tap and makes with the second, and then points at nothing", () => {
  const { made, pointing, press } = someone("touch");
  press(first);
  expect([made, pointing.among(CHOICES)]).toEqual([[], first]);
  press(second);
  expect([made, pointing.among(CHOICES)]).toEqual([[], second]);
  press(second);
  expect([made, pointing.among(CHOICES)]).toEqual([[2], null]);
  press(second);
  expect(made).toEqual([2]);
});
