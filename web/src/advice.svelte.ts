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
  /** Which share of its time has passed, where it can be stopped; else null. */
  share: number | null = $state(null);
  /** The choice that somebody points at in the list. */
  pointed: Choice | null = $state.raw(null);
  /** Counts positions, so that what is advised too late is not taken for the next one. */
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

  /** Another position is shown, or nobody wants advice any more. */
  forget(): void {
    this.position += 1;
    this.halt?.abort();
    this.hints = [];
    this.pointed = null;
  }
}
