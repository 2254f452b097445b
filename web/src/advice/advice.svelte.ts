import type { Choice, Hint } from "~/wire";

/** How many choices are listed and marked on the board. */
const LISTED = 3;

/** A bot's advice for the position on display. */
export class Advice {
  /** The choices it likes, best first; empty until advice was requested. */
  hints: Hint[] = $state.raw([]);
  /** How many other choices it cannot distinguish from the best. */
  others = $state(0);
  thinking = $state(false);
  /** The share of its time that has passed, if it can be stopped; else null. */
  share: number | null = $state(null);
  /** The choice that is hovered or focused in the list. */
  pointed: Choice | null = $state.raw(null);
  /** Counts positions, so that a late answer is not shown for the next position. */
  private position = 0;
  private halt: AbortController | undefined;

  constructor(private readonly ask: (progress: (share: number) => void, stop: AbortSignal) => Promise<Hint[]>) {}

  async look(): Promise<void> {
    if (this.thinking) return this.halt?.abort();
    this.thinking = true;
    this.halt = new AbortController();
    const position = this.position;
    const asked = this.ask((share) => (this.share = share), this.halt.signal).finally(() => {
      this.thinking = false;
      this.share = null;
    });
    const told = (await asked).filter(({ error }) => error !== null);
    if (position !== this.position) return;
    this.hints = told.slice(0, LISTED);
    this.others = told.slice(LISTED).filter(({ equal }) => equal).length;
  }

  /** Clear the advice: another position is shown, or the list was closed. */
  forget(): void {
    this.position += 1;
    this.halt?.abort();
    this.hints = [];
    this.pointed = null;
  }
}
