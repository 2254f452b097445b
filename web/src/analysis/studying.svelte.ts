import { drawn, verdict, type Analysis } from "./analysis.svelte";
import { OtherLine } from "./otherLine.svelte";
import type { Choice, Hint, LedgerEntry, Move } from "~/wire";

/** What somebody who studies an analysed match looks at and tries out. */
export class Studying {
  /** Decisions are judged with everything open, or by what the seat knew. */
  open = $state(false);
  /** The choice that is pointed at. */
  pointed = $state.raw<Choice | null>(null);
  /** Another line that is played on the board; null for the match itself. */
  line = $state.raw<OtherLine | null>(null);
  /** Which of one's own mistakes is learned from; -1 for none. */
  lesson = $state(-1);
  /** The choice that was tried there; null before. */
  tried = $state<number | null>(null);
  /** How much is given away there. */
  shown = $state<"nothing" | "hint" | "solution">("nothing");

  constructor(
    readonly analysis: Analysis,
    private readonly game: string,
    /** The seats whose mistakes are learned from. */
    private readonly seats: number[],
    private readonly jump: (seq: number) => void,
  ) {}

  /** One's own marked decisions. */
  get mistakes(): LedgerEntry[] {
    return this.analysis.mistakes(this.seats);
  }

  /** Look at one of one's mistakes. */
  learn(place: number): void {
    this.leaveLine();
    [this.lesson, this.tried, this.shown] = [place, null, "nothing"];
    const at = this.mistakes[place]?.at;
    if (at !== undefined) this.jump(at + this.analysis.base);
  }

  /** A move was made on the board at a decision: it is what a learner tries; else another line begins with it. */
  pick(entry: LedgerEntry, move: Move): void {
    const choice = chosen(entry.options ?? [], move);
    if (!choice) return;
    if (this.lesson >= 0) this.tried = choice.id;
    else this.play(entry, choice);
  }

  /** Play another choice at a decision, and go on from there. */
  play(entry: LedgerEntry, choice: Choice): void {
    this.pointed = null;
    this.line = new OtherLine(this.game, entry);
    void this.line.play(choice, entry.seat ?? 0);
  }

  leaveLine(): void {
    this.line = null;
  }

  /** The choices of a decision that are drawn on the board. */
  hints(entry: LedgerEntry | undefined): Hint[] {
    const found = entry && verdict(entry, this.open);
    if (!found || (this.lesson >= 0 && this.shown === "nothing")) return [];
    const best = drawn(found);
    // A hint names some good choices, but not in their order.
    return this.lesson >= 0 && this.shown === "hint" ? best.sort((one, other) => one.id - other.id) : best;
  }
}

/** The choice that a move means: by its number, its text, or what it says. */
function chosen(options: Choice[], move: Move): Choice | undefined {
  if (typeof move === "number") return options.find(({ id }) => id === move);
  if (typeof move === "string") return options.find(({ text }) => text === move);
  return options.find((option) =>
    Object.entries(move).every(([field, value]) => JSON.stringify(option[field]) === JSON.stringify(value)),
  );
}
