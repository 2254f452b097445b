/** What somebody last acted with. Screen readers click without pointer or key, so keys are the first guess. */
let last = $state<"keys" | "mouse" | "touch">("keys");
/** Whether focus is being put back by the page. */
let restoring = false;

addEventListener("keydown", () => (last = "keys"), { capture: true });
addEventListener("pointerdown", (event) => (last = event.pointerType === "touch" ? "touch" : "mouse"), {
  capture: true,
});

/** Tells keyboard, mouse and finger apart, for the whole page. */
export const modality = {
  get touch(): boolean {
    return last === "touch";
  },

  get keys(): boolean {
    return last === "keys";
  },

  /** Whether an element that gets the focus now was gone to by key: only then does focus mean pointing. */
  get focusPoints(): boolean {
    return last === "keys" && !restoring;
  },

  /** Focus an element without anybody having gone to it. */
  restoreFocus(element: HTMLElement | SVGElement): void {
    restoring = true;
    element.focus();
    restoring = false;
  },
};
