import type { Choice, Hint } from "./wire";

/** How many choices are listed and marked on the board. */
const LISTED = 3;

/** What a bot advises in the position that is shown. */
export class Advice {
  /** The choices that it likes, best first; none before it was asked. */
  hints: Hint[] = $state.raw([]);
  /** How many others are as good as the first, as far as it can tell. */
  others = $state(0);
  thinking = $state(false);
  /** The choice that somebody points at in the list. */
  pointed: Choice | null = $state.raw(null);
  /** Counts positions, so that what is advised too late is not taken for the next one. */
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

  /** Another position is shown, or nobody wants advice any more. */
  forget(): void {
    this.position += 1;
    this.hints = [];
    this.pointed = null;
  }
}
