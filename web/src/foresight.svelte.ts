import { SvelteMap } from "svelte/reactivity";

import { Refused } from "./api";
import type { Choice, Prospect } from "./wire";

/** What the choices of a position would bring: each is asked of the server once, when somebody points at it. */
export class Foresight {
  private readonly known = new SvelteMap<number, Prospect[]>();
  private asked: number[] = [];
  /** Counts positions, so that what is told too late is not taken for the next one. */
  private position = 0;

  constructor(private readonly ask: (action: number) => Promise<Prospect[]>) {}

  /** What a choice would bring, once it is known. */
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
      // Who foresees nothing can still play: the position has changed, or the server does not tell.
      if (!(error instanceof Refused || error instanceof TypeError)) throw error;
    }
  }

  /** Another position is shown. */
  forget(): void {
    this.position += 1;
    this.asked = [];
    this.known.clear();
  }
}
