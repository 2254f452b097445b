/** The input device last used. Screen readers click without pointer or key events, so the keyboard is the default. */
let last = $state<"keys" | "mouse" | "touch">("keys");
/** Whether the page itself is moving the focus. */
let restoring = false;

addEventListener("keydown", () => (last = "keys"), { capture: true });
addEventListener("pointerdown", (event) => (last = event.pointerType === "touch" ? "touch" : "mouse"), {
  capture: true,
});

/** Listens on the whole page to tell keyboard, mouse and touch apart. */
export const modality = {
  get touch(): boolean {
    return last === "touch";
  },

  get keys(): boolean {
    return last === "keys";
  },

  /** Whether an element that is focused now was reached by keyboard: only then does focus count as pointing. */
  get focusPoints(): boolean {
    return last === "keys" && !restoring;
  },

  /** Focus an element without counting it as the user's action. */
  restoreFocus(element: HTMLElement | SVGElement): void {
    restoring = true;
    element.focus();
    restoring = false;
  },
};
