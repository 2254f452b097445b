import { api } from "~/line/api";
import type { Animate } from "~/games/game";
import { sound } from "~/board/sound";
import { failure } from "~/line/trouble";
import type { Happening, Move, Problem, Reason, Stage, Times, Trial, View } from "~/wire";

/** A move that is allowed: its short notation, and what it led to. */
export interface Tried {
  text: string;
  stages: Stage[];
  /** What speaks for and against it, where that was asked for. */
  reasons: Reason[];
}

interface Rules {
  /** Who looks and moves; null: whoever is to act. */
  seat: number | null;
  /** Draws what chance does when it is let act and after moves; without it only the script moves chance. */
  seed?: number;
  /** Whether to ask what speaks for and against each move. */
  why?: boolean;
  /** Whether an allowed move is made; by default every one is. */
  accepts?(tried: Tried): boolean;
}

const NO_TIMES: Times = { left: [], running: [], sand: null };

/**
 * A position to try moves on without a table. Boards take it in place of a session: it has a view, choices and `act`. The
 * server keeps nothing of it: with every move it is sent the script of all that has happened.
 */
export class Sandbox {
  view: View | null = $state.raw(null);
  seq = $state(0);
  story: Happening[] = $state.raw([]);
  acting: number[] = $state.raw([]);
  points: number[] = $state.raw([]);
  placings: number[] | null = $state.raw(null);
  times: Times = $state.raw(NO_TIMES);
  /** Why the last move was not made. */
  refusal: Problem | null = $state.raw(null);
  /** Why the server could not be asked. */
  trouble = $state("");
  sending = $state(false);
  playing = $state(false);
  /** What has happened, as lines of a script. */
  lines: string[] = $state.raw([]);
  /** How the board shows what happened, once there is one. */
  animate: Animate | undefined;
  private reasons: Reason[] = [];
  /** Counts scripts that were begun, so that an answer to an earlier one is not shown. */
  private script = 0;

  constructor(
    readonly game: string,
    private readonly rules: Rules,
  ) {}

  /** What may be done now. */
  get choices(): View["choices"] {
    return this.busy ? [] : (this.view?.choices ?? []);
  }

  /** Whether an answer of the server is awaited, or being shown. */
  get busy(): boolean {
    return this.sending || this.playing;
  }

  /** Show the position at the end of a script; says whether it is shown. */
  async begin(lines: string[]): Promise<boolean> {
    this.script += 1;
    this.refusal = null;
    const stages = await this.ask({ lines, since: Math.max(0, lines.length - 1) });
    const last = stages?.at(-1);
    if (!last) return false;
    this.story = [];
    this.put(last);
    return true;
  }

  /** Play further lines of a script. */
  async go(lines: string[]): Promise<void> {
    if (!lines.length) return;
    const stages = await this.ask({ lines: [...this.lines, ...lines], since: this.lines.length });
    if (stages) await this.show(stages);
  }

  /** Try a move of the seat that looks; says whether it was made. */
  async act(move: Move, seat?: number): Promise<boolean> {
    if (this.busy) return false;
    this.refusal = null;
    const known = this.lines;
    const asked = { lines: known, since: known.length, move, why: this.rules.why ?? false, ...this.luck() };
    const stages = await this.ask(seat === undefined ? asked : { ...asked, seat });
    const made = stages?.[0] && /^play \d+:(.*)$/.exec(stages[0].line);
    if (!stages || !made) return false;
    if (this.rules.accepts && !this.rules.accepts({ text: made[1] ?? "", stages, reasons: this.reasons })) {
      this.lines = known;
      return false;
    }
    await this.show(stages);
    return true;
  }

  /** Let chance act. */
  async draw(): Promise<void> {
    const stages = await this.ask({ lines: this.lines, since: this.lines.length, ...this.luck() });
    if (stages) await this.show(stages);
  }

  private luck(): { seed?: number } {
    return this.rules.seed === undefined ? {} : { seed: this.rules.seed };
  }

  private async ask(trial: Omit<Trial, "game">): Promise<Stage[] | null> {
    const { seat } = this.rules;
    const script = this.script;
    this.sending = true;
    try {
      const found = await api.sandbox({ game: this.game, seat, ...trial });
      if (script !== this.script) return null;
      this.trouble = "";
      this.refusal = found.refused;
      this.reasons = found.reasons;
      if (found.refused) sound("wrong");
      else this.lines = found.lines;
      return found.refused ? null : found.stages;
    } catch (error) {
      if (script === this.script) this.trouble = failure(error);
      return null;
    } finally {
      if (script === this.script) this.sending = false;
    }
  }

  /** Play stages one after the other, each with its movement. */
  private async show(stages: Stage[]): Promise<void> {
    const script = this.script;
    this.playing = true;
    for (const stage of stages) {
      const { events, seq, view } = stage.frame;
      if (seq > this.seq) await this.animate?.(events, view);
      if (script !== this.script) break;
      this.story = [...this.story, ...events];
      this.put(stage);
    }
    this.playing = false;
  }

  private put({ frame, points, placings }: Stage): void {
    this.view = frame.view;
    this.seq = frame.seq;
    this.acting = frame.acting;
    this.times = frame.times;
    this.points = points;
    this.placings = placings;
  }
}
