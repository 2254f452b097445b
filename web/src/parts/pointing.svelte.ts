import type { Choice } from "~/wire";

/**
 * Which choice is pointed at, and when it is made. A pointer shows by hovering and the keyboard by focus, so one click
 * or Enter makes it; a finger shows with a first tap and makes it with a second.
 */
export class Pointing {
  private id = $state<number | null>(null);
  /** Whether the last to point was a finger. */
  touched = $state(false);

  constructor(private readonly make: (choice: Choice) => void) {}

  /** The choice that is pointed at, if it is still offered. */
  among(choices: Choice[]): Choice | null {
    return choices.find((choice) => choice.id === this.id) ?? null;
  }

  /** What makes an element stand for a choice: spread it, and give the element an `aria-label`. */
  at(choice: Choice): Record<string, unknown> {
    return {
      role: "button",
      tabindex: -1,
      "data-choice": choice.text,
      onpointerdown: (event: PointerEvent) => (this.touched = event.pointerType === "touch"),
      onpointerenter: (event: PointerEvent) => event.pointerType !== "touch" && (this.id = choice.id),
      onpointerleave: () => !this.touched && this.leave(choice),
      onfocus: () => !this.touched && (this.id = choice.id),
      onblur: () => !this.touched && this.leave(choice),
      onkeydown: () => (this.touched = false),
      onclick: () => this.click(choice),
    };
  }

  private leave(choice: Choice): void {
    if (this.id === choice.id) this.id = null;
  }

  private click(choice: Choice): void {
    if (this.touched && this.id !== choice.id) {
      this.id = choice.id;
      return;
    }
    // A finger is lifted again: what it made is not pointed at any more, even if the same is offered once more.
    if (this.touched) this.id = null;
    this.make(choice);
  }
}
