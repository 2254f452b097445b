import { SvelteMap } from "svelte/reactivity";

import { Refused } from "~/line/api";
import type { Choice, Prospect } from "~/wire";

/** The possible outcomes of choices. Each is requested from the server once, when a choice is first pointed at. */
export class Foresight {
  private readonly known = new SvelteMap<number, Prospect[]>();
  private asked: number[] = [];
  /** Counts positions, so that a late answer is not shown for the next position. */
  private position = 0;

  constructor(private readonly ask: (action: number) => Promise<Prospect[]>) {}

  /** The outcomes of a choice, once they are known. */
  of(choice: Choice | null): Prospect[] {
    return (choice && this.known.get(choice.id)) ?? [];
  }

  async look(choice: Choice | null): Promise<void> {
    if (!choice || this.asked.includes(choice.id)) return;
    this.asked.push(choice.id);
    const position = this.position;
    try {
      const told = await this.ask(choice.id);
      if (position === this.position) this.known.set(choice.id, told);
    } catch (error) {
      // Playing works without foresight: the position has changed, or the server gives none.
      if (!(error instanceof Refused || error instanceof TypeError)) throw error;
    }
  }

  /** Forget everything: another position is shown. */
  forget(): void {
    this.position += 1;
    this.asked = [];
    this.known.clear();
  }
}
