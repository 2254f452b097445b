import { preferences } from "~/app/preferences.svelte";
import { Sandbox, type Tried } from "./sandbox.svelte";
import type { Move, Order } from "~/wire";

/** `lesson.toml` of a game, as `core/book/lesson.py` explains it. */
export interface Plan {
  seat: number;
  steps: Step[];
  match: { seats: number; level: number; options: Record<string, string | number>; kinds: Kinds };
}

/** Kinds of decision, each with what to look at. */
type Kinds = Record<string, string[]>;

interface Step {
  name: string;
  script?: string[];
  play?: string[];
  do?: string[];
  gain?: boolean;
  then?: string[];
  look?: string[];
}

/** `lesson.en.toml`: what the coach says. */
export interface Speech {
  steps: Record<string, { say?: string[]; do?: string; done?: string; wrong?: Record<string, string> }>;
  coach: Record<string, { say: string }>;
}

export interface Teaching {
  plan: Plan;
  speech: Record<string, Speech>;
}

const plans = import.meta.glob<Plan>("@games/*/lesson.toml", { import: "default" });
const speeches = import.meta.glob<Speech>("@games/*/lesson.*.toml", { import: "default" });

/** The lesson of a game, in every language. */
export async function loadTeaching(game: string): Promise<Teaching> {
  const of = <T>(files: Record<string, () => Promise<T>>, name: string): Promise<T> => {
    const found = Object.entries(files).find(([path]) => path.endsWith(`/${game}/${name}`));
    if (!found) throw new Error(`There is no ${name} of ${game}.`);
    return found[1]();
  };
  const [plan, en, ru] = await Promise.all([
    of(plans, "lesson.toml"),
    of(speeches, "lesson.en.toml"),
    of(speeches, "lesson.ru.toml"),
  ]);
  return { plan, speech: { en, ru } };
}

/** The table of a first match with the coach. */
export function firstMatch(game: string, { match: { seats, level, options } }: Plan): Order {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, level }));
  return { game, seats: [{ kind: "me" }, ...bots], options, clock: { kind: "none" }, private: true };
}

/** What the coach says now: something to hear, something to do, praise, or an answer to a move that was not meant. */
export interface Beat {
  kind: "say" | "do" | "done";
  text: string;
}

/** After so many wrong moves the coach shows which one is meant. */
const PATIENCE = 2;
const ANY = "*";

/** Somebody takes a lesson. */
export class Lesson {
  readonly sandbox: Sandbox;
  /** How many steps are behind us. */
  step = $state(0);
  private beat = $state(0);
  private mistakes = $state(0);
  /** Which wrong but allowed move was tried last. */
  private wrong = $state<string | null>(null);
  /** Settles when the position of the present step is on the board. */
  private entered: Promise<void> = Promise.resolve();

  constructor(
    game: string,
    readonly teaching: Teaching,
  ) {
    this.sandbox = new Sandbox(game, { seat: teaching.plan.seat, accepts: (tried) => this.judge(tried) });
  }

  get length(): number {
    return this.teaching.plan.steps.length;
  }

  get over(): boolean {
    return this.step >= this.length;
  }

  private current = $derived.by(() => this.teaching.plan.steps[this.step]);

  private words = $derived.by(() => {
    const speech = this.teaching.speech[preferences.language];
    return (this.current && speech?.steps[this.current.name]) || {};
  });

  private beats = $derived.by((): Beat[] => [
    ...(this.words.say ?? []).map((text) => ({ kind: "say" as const, text })),
    ...(this.words.do ? [{ kind: "do" as const, text: this.words.do }] : []),
    ...(this.words.done ? [{ kind: "done" as const, text: this.words.done }] : []),
  ]);

  now = $derived.by((): Beat | null => this.beats[this.beat] ?? null);

  /** Why the last move was not meant, if it was allowed. */
  objection = $derived.by((): string | null =>
    this.wrong === null ? null : (this.words.wrong?.[this.wrong] ?? this.words.wrong?.[ANY] ?? null),
  );

  /** Whether it is for us to move. */
  get doing(): boolean {
    return this.now?.kind === "do";
  }

  /** Whether the coach offers to make the move. */
  get stuck(): boolean {
    return this.doing && this.mistakes >= PATIENCE;
  }

  /** What is to be looked at, as `state 5C` for elements with data-state="5C". */
  marks = $derived.by((): string[] => {
    const { look = [], do: moves = [] } = this.current ?? {};
    if (this.now?.kind === "done") return [];
    return this.stuck ? [...look, ...moves.map((move) => `choice ${move}`)] : look;
  });

  async start(): Promise<void> {
    await this.enter(0);
  }

  /** Hear what comes next, once the board shows what has been said. */
  async next(): Promise<void> {
    if (this.doing || this.sandbox.busy) return;
    if (this.beat + 1 < this.beats.length) this.beat += 1;
    else await this.enter(this.step + 1);
  }

  async act(move: Move): Promise<void> {
    // Somebody quick moves before the position has come: the move is for that position.
    await this.entered;
    if (!this.doing || this.sandbox.busy) return;
    this.wrong = null;
    const made = await this.sandbox.act(move);
    if (made) {
      await this.sandbox.go(this.current?.then ?? []);
      this.beat += 1;
    } else if (!this.sandbox.trouble) this.mistakes += 1;
  }

  /** Let the coach make the move. */
  async show(): Promise<void> {
    const { do: [first = ""] = [] } = this.current ?? {};
    const choices = this.sandbox.choices;
    await this.act(first === ANY ? (choices[0]?.id ?? "") : first);
  }

  private enter(step: number): Promise<void> {
    this.step = step;
    this.beat = 0;
    this.mistakes = 0;
    this.wrong = null;
    this.entered = this.layOut();
    return this.entered;
  }

  /** Put the position of the present step on the board. */
  private async layOut(): Promise<void> {
    const { script, play = [] } = this.current ?? {};
    if (script && !(await this.sandbox.begin(script))) return;
    await this.sandbox.go(play);
  }

  /** Whether a move that is allowed is one that is meant. */
  private judge({ text, stages }: Tried): boolean {
    const { do: moves = [], gain } = this.current ?? {};
    const { seat } = this.teaching.plan;
    const more = (stages.at(-1)?.points[seat] ?? 0) > (this.sandbox.points[seat] ?? 0);
    if (moves.includes(text) || moves.includes(ANY) || (gain && more)) return true;
    this.wrong = text;
    return false;
  }
}
