import { Sandbox, type Tried } from "~/learn/sandbox.svelte";
import type { Hint, Move, Reason } from "~/wire";
import type { Option, Puzzle } from "./puzzles";

/** How many choices a hint leaves. */
const LEFT = 3;

/** What the last try was: another choice than the best, or a statement that does not hold. */
export interface Miss {
  option: Option | null;
  /** What was stated, where the choice was right. */
  stated: string;
  reasons: Reason[];
}

/** Somebody solves a puzzle. */
export class Solving {
  readonly sandbox: Sandbox;
  /** Wrong tries so far. */
  tries = $state(0);
  miss: Miss | null = $state.raw(null);
  /** What speaks for the best choice, once it is made. */
  reasons: Reason[] = $state.raw([]);
  hinted = $state(false);
  shown = $state(false);
  solved = $state(false);
  /** In a race: the best choice is made, and what makes it good is to be stated. */
  stating = $state(false);

  constructor(
    game: string,
    readonly puzzle: Puzzle,
    /** Whether what is chosen must be stated, too. */
    readonly race: boolean,
  ) {
    this.sandbox = new Sandbox(game, {
      seat: puzzle.seat,
      why: true,
      ...(race ? {} : { seed: 1 }),
      accepts: (tried) => this.judge(tried),
    });
  }

  get best(): Option {
    return this.puzzle.options[0];
  }

  get over(): boolean {
    return this.solved || this.shown;
  }

  /** The choices that a hint leaves, in an order that tells nothing. */
  hints = $derived.by((): Hint[] => {
    if (!this.hinted || this.over || this.race) return [];
    const left = this.puzzle.options.slice(0, Math.min(LEFT, this.puzzle.options.length - 1)).map(([text]) => text);
    const found = this.sandbox.choices.filter(({ text }) => left.includes(text));
    return found.map(({ id, text }) => ({
      id,
      text,
      visits: 1,
      win: 0,
      place: 1,
      error: 0,
      equal: false,
      reasons: [],
    }));
  });

  /** In a race a hint marks the best choice: what makes it is still to be found. */
  marks = $derived.by((): string[] =>
    this.hinted && this.race && !this.over && !this.stating ? [`choice ${this.best[0]}`] : [],
  );

  async start(): Promise<void> {
    this.tries = 0;
    this.miss = null;
    this.hinted = this.shown = this.solved = this.stating = false;
    await this.sandbox.begin([`at ${this.puzzle.position}`]);
  }

  /** Try a choice. */
  async act(move: Move): Promise<void> {
    if (this.over) return;
    this.miss = null;
    const made = await this.sandbox.act(move, this.puzzle.seat);
    if (made) await this.goOn();
    else if (this.miss) this.tries += 1;
  }

  /** Let the best choice be made. */
  async show(): Promise<void> {
    if (this.over) return;
    this.shown = true;
    this.miss = null;
    if (!this.stating) await this.sandbox.act(this.best[0], this.puzzle.seat);
    if (this.race) {
      await this.othersPass();
      await this.sandbox.act(this.best[3] ?? "", this.puzzle.seat);
    }
  }

  private async goOn(): Promise<void> {
    if (this.race && !this.stating) {
      await this.othersPass();
      this.stating = true;
    } else this.solved = true;
  }

  /** The others do without, so that we can state what we found. */
  private async othersPass(): Promise<void> {
    const others = this.sandbox.acting.filter((who) => who < this.sandbox.points.length && who !== this.puzzle.seat);
    await this.sandbox.go(others.length ? [`play ${others.map((who) => `${who}:pass`).join(" ")}`] : []);
  }

  /** Whether a move that is allowed is the best one. */
  private judge({ text, stages, reasons }: Tried): boolean {
    const { seat } = this.puzzle;
    const more = (stages.at(-1)?.points[seat] ?? 0) > (this.sandbox.points[seat] ?? 0);
    if (this.shown || (this.stating ? more : text === this.best[0])) {
      if (!this.stating) this.reasons = reasons;
      return true;
    }
    const option = this.puzzle.options.find(([other]) => other === text) ?? null;
    this.miss = { option: this.stating ? null : option, stated: this.stating ? text : "", reasons };
    return false;
  }
}
