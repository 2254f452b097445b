import type { Choice } from "~/wire";

import { modality } from "./modality.svelte";

/**
 * Which choice is pointed at, and when it is made. A mouse points by hovering and the keyboard by moving focus, so one
 * click or Enter makes the choice; a finger points with a first tap and makes it with a second. Create it while a
 * component is initialised.
 */
export class Pointing {
  private id = $state<number | null>(null);

  /** `offered` returns the current choices, `make` makes one. */
  constructor(
    private readonly offered: () => Choice[],
    private readonly make: (choice: Choice) => void,
  ) {
    // An element removed under the pointer gets no leave event: forget a choice that is no longer offered.
    $effect(() => {
      if (!this.choice) this.id = null;
    });
  }

  /** The choice that is pointed at. */
  choice = $derived.by(() => this.offered().find(({ id }) => id === this.id) ?? null);

  /** Whether a second tap would make the choice that is pointed at. */
  get again(): boolean {
    return modality.touch && this.choice !== null;
  }

  /** Attributes for an element that represents a choice: spread them, and give the element an `aria-label`. */
  at(choice: Choice): Record<string, unknown> {
    return {
      role: "button",
      tabindex: -1,
      "data-choice": choice.text,
      onpointerenter: (event: PointerEvent) => event.pointerType !== "touch" && (this.id = choice.id),
      onpointerleave: (event: PointerEvent) => event.pointerType !== "touch" && this.leave(choice),
      onfocus: () => modality.focusPoints && (this.id = choice.id),
      onblur: () => !modality.touch && this.leave(choice),
      onclick: () => this.click(choice),
    };
  }

  private leave(choice: Choice): void {
    if (this.id === choice.id) this.id = null;
  }

  private click(choice: Choice): void {
    if (modality.touch && this.id !== choice.id) {
      this.id = choice.id;
      return;
    }
    this.id = null;
    this.make(choice);
  }
}
