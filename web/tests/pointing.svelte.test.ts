import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import { modality } from "~/board/modality.svelte";
import { Pointing } from "~/board/pointing.svelte";
import type { Choice } from "~/wire";

const CHOICES: Choice[] = [
  { id: 1, text: "1A", move: "settle" },
  { id: 2, text: "1B", move: "settle" },
];
const [first, second] = CHOICES as [Choice, Choice];

const pressDown = (pointerType: string) => dispatchEvent(Object.assign(new Event("pointerdown"), { pointerType }));

let close: () => void;
afterEach(() => close());

/** A simulated user at a board: input, the choices on offer, and the choices made. */
function someone(pointerType: "mouse" | "touch" = "mouse") {
  const made: number[] = [];
  let offered = $state.raw(CHOICES);
  let pointing!: Pointing;
  close = $effect.root(() => {
    pointing = new Pointing(
      () => offered,
      (choice) => made.push(choice.id),
    );
  });
  const tell = (choice: Choice, what: string) =>
    (pointing.at(choice)[what] as (event: { pointerType: string }) => void)({ pointerType });
  const press = (choice: Choice) => {
    tell(choice, "onpointerenter");
    pressDown(pointerType);
    tell(choice, "onfocus");
    tell(choice, "onclick");
  };
  const offer = (choices: Choice[]) => {
    offered = choices;
    flushSync();
  };
  return { made, pointing, press, tell, offer };
}

test("a mouse points by hovering and makes with one click", () => {
  const { made, pointing, press, tell } = someone("mouse");
  tell(second, "onpointerenter");
  expect(pointing.choice).toBe(second);
  press(second);
  expect([made, pointing.choice]).toEqual([[2], null]);
});

test("a finger points with the first tap and makes with the second, and then points at nothing", () => {
  const { made, pointing, press } = someone("touch");
  press(first);
  expect([made, pointing.choice]).toEqual([[], first]);
  expect(pointing.again).toBe(true);
  press(second);
  expect([made, pointing.choice]).toEqual([[], second]);
  press(second);
  expect([made, pointing.choice]).toEqual([[2], null]);
  press(second);
  expect(made).toEqual([2]);
});

test("focus points where a key has moved it, and not where a click or the page has", () => {
  const { pointing, tell } = someone();
  pressDown("mouse");
  tell(first, "onfocus");
  expect(pointing.choice).toBe(null);
  dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft" }));
  const place = document.createElement("button");
  place.addEventListener("focus", () => tell(first, "onfocus"));
  document.body.append(place);
  modality.restoreFocus(place);
  expect(pointing.choice).toBe(null);
  place.blur();
  place.focus();
  expect(pointing.choice).toBe(first);
});

test("what was pointed at is forgotten when it is no longer offered", () => {
  const { pointing, tell, offer } = someone();
  tell(second, "onpointerenter");
  flushSync();
  offer([]);
  offer(CHOICES);
  expect(pointing.choice).toBe(null);
});
