import { chose, masters } from "./learning";
import type { Teaching } from "./lesson.svelte";
import type { Choice, Hint, Move } from "~/wire";

/** A choice that costs this much of the chance to win is a gross mistake, and the coach warns of it. */
const GROSS = 0.12;
/** What a choice must cost to be a gross mistake where the estimate is rough. */
const GROSS_IF_ROUGH = 0.25;
/** A choice that costs no more than this is good. */
const GOOD = 0.03;
/** Milliseconds that a move waits for what the coach thinks of it. */
const PATIENCE = 6000;
/** Milliseconds after which the coach says that it looks at a move. */
const SOON = 400;

/** Why the coach would not make a move. */
export interface Warning {
  move: Move;
  choice: Choice;
  hint: Hint;
  /** By how much the chance to win falls, from 0 to 1. */
  cost: number;
}

interface Position {
  kind: string | null;
  choices: Choice[];
  hints: Promise<Hint[]>;
}

/** A coach at a table: explains each kind of decision until it is known, and warns of gross mistakes. */
export class Coaching {
  /** The kind of decision that is explained now. */
  explained: string | null = $state(null);
  warning: Warning | null = $state.raw(null);
  /** The choice to look at instead of the one that was warned of. */
  better: Choice | null = $state.raw(null);
  private position: Position | null = null;
  /** Whether the coach looks at a move, and has for a while. */
  thinking = $state(false);
  private waiting = false;
  /** The kind whose explanation was read in this turn. */
  private read: string | null = null;

  constructor(
    private readonly game: string,
    readonly teaching: Teaching,
    /** What a bot thinks of the choices; nothing where it is not to be asked. */
    private readonly ask: () => Promise<Hint[]>,
  ) {}

  /** Another position is shown: explain what is to be decided, if anything is. */
  look(choices: Choice[]): void {
    this.warning = null;
    this.better = null;
    const kinds = Object.keys(this.teaching.plan.match.kinds);
    const kind = kinds.find((kind) => choices.some(({ move }) => move === kind)) ?? null;
    if (!choices.length) this.read = null;
    this.explained = kind && kind !== this.read && !masters(this.game, kind) ? kind : null;
    this.position = choices.length ? { kind, choices, hints: this.ask().catch(() => []) } : null;
  }

  /** Whether a move may be made at once. If not, there is a warning, which can be overruled. */
  async allows(move: Move): Promise<boolean> {
    const { position } = this;
    const choice = position?.choices.find(({ id }) => id === move);
    if (!position || !choice) return true;
    if (this.waiting) return false;
    this.waiting = true;
    const slow = setTimeout(() => (this.thinking = true), SOON);
    const hints = await Promise.race([position.hints, patience()]);
    clearTimeout(slow);
    this.waiting = this.thinking = false;
    if (position !== this.position) return false;
    const [best] = hints;
    const hint = hints.find(({ id }) => id === choice.id);
    const cost = best && hint ? best.win - hint.win : 0;
    if (position.kind) chose(this.game, position.kind, cost <= GOOD || (hint?.equal ?? true));
    if (!best || !hint || hint.equal || cost < (hint.error === null ? GROSS_IF_ROUGH : GROSS)) return true;
    this.warning = { move, choice, hint, cost };
    this.better = position.choices.find(({ id }) => id === best.id) ?? null;
    return false;
  }

  /** The explanation was read. */
  understood(): void {
    this.read = this.explained;
    this.explained = null;
  }

  /** What the coach warned of is not played. */
  think(): void {
    this.warning = null;
  }
}

const patience = (): Promise<Hint[]> => new Promise((done) => setTimeout(() => done([]), PATIENCE));
