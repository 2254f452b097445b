import type { Choice, Hint } from "./wire";

/** How many choices are listed and marked on the board. */
const LISTED = 3;

/** A bot's advice for the position on display. */
export class Advice {
  /** The choices it likes, best first; empty until advice was requested. */
  hints: Hint[] = $state.raw([]);
  /** How many other choices it cannot distinguish from the best. */
  others = $state(0);
  thinking = $state(false);
  /** The choice that is hovered or focused in the list. */
  pointed: Choice | null = $state.raw(null);
  /** Counts positions, so that a late answer is not shown for the next position. */
  private position = 0;

  constructor(private readonly ask: () => Promise<Hint[]>) {}

  async look(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const position = this.position;
    const told = (await this.ask().finally(() => (this.thinking = false))).filter(({ error }) => error !== null);
    if (position !== this.position) return;
    this.hints = told.slice(0, LISTED);
    this.others = told.slice(LISTED).filter(({ equal }) => equal).length;
  }

  /** Clear the advice: another position is shown, or the list was closed. */
  forget(): void {
    this.position += 1;
    this.hints = [];
    this.pointed = null;
  }
}
