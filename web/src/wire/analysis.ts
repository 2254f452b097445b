/** Analyses of matches. Written by `make wire` from the server's types. */

import type { Choice, Happening } from "./play";

/** What a choice was worth to the seat that had it. */
export interface ValuedChoice {
  action: number;
  text: string;
  /** Its win share after it. */
  share: number;
  /** The standard error of that. */
  error: number;
}

/** What a decision was worth, seen by one of two eyes. */
export interface Verdict {
  /** In win share, against the best choice. */
  loss: number;
  error: number;
  /** Inaccuracy, mistake, blunder, or only. */
  mark: string | null;
  best: string;
  choices: ValuedChoice[];
  /** Whether there was anything to decide. */
  real: boolean;
}

/** Something that chance might have brought. */
export interface Outcome {
  text: string;
  odds: number;
  gain: number[];
  /** Whether it did. */
  fell: boolean;
  /** What would have happened, for the log. */
  events: Happening[];
}

/** One event of an analysed match; the gains of all seats sum to 0. */
export interface LedgerEntry {
  /** How many actions there were before it, counted from the start of the match. */
  at: number;
  until: number;
  kind: "luck" | "choice";
  /** The seat that chose or rolled; null where chance dealt to all. */
  seat: number | null;
  text: string;
  gain: number[];
  error: number;
  /** The win shares after it. */
  shares: number[];
  /** What gave these values. */
  quality: string;
  /** The position before it, from which another line can be played in a sandbox. */
  position: string;
  mark: string | null;
  /** The seat whom a mark of luck is about. */
  marked?: number | null;
  /** Of luck, where all that might have fallen is few. */
  outcomes?: Outcome[];
  loss?: number;
  best?: string;
  choices?: ValuedChoice[];
  real?: boolean;
  /** With everything open, where the game has secrets; the verdict beside it is by what the seat knew. */
  open?: Verdict;
  /** What the seat could choose, for the board. */
  options?: Choice[];
}

/** Where the change of a seat's win share came from. */
export interface Total {
  own_luck: number;
  others_luck: number;
  deal: number;
  own_choices: number;
  others_choices: number;
  unexplained: number;
}

/** How well a seat chose. */
export interface Accuracy {
  seat: number;
  decisions: number;
  /** From 0 to 100. */
  accuracy: number | null;
  /** Points of win share. */
  average_loss: number | null;
  marks: Record<string, number>;
}

/** Something that could be found in one round of a race. */
export interface Find {
  text: string;
  solution: string;
  worth: number;
  /** For each level of bots, the seconds after which it usually has found it. */
  levels: number[];
  seat: number | null;
  call: number | null;
  seconds: number | null;
  level: number | null;
}

/** A call of a race that could not be made good. */
export interface RaceFault {
  at: number;
  seat: number;
  text: string;
  stated: string | null;
  solution: string | null;
}

/** One round of a race. */
export interface Round {
  at: number;
  finds: Find[];
  faults: RaceFault[];
}

/** All rounds of a race. */
export interface Race {
  rounds: Round[];
  quickness: number[];
}

/** The books of an analysed match: for every seat, start + all gains + unexplained = end. */
export interface Ledger {
  version: number;
  game: string;
  seats: number;
  names: string[];
  evaluator: string;
  budget: string;
  evaluations: number;
  seed: number;
  start: number[];
  end: number[];
  unexplained: number[];
  totals: Total[];
  accuracy: Accuracy[];
  /** Places among the entries. */
  turning_points: number[];
  race: Race | null;
}

/** The first line of an analysis. */
export interface AnalysisBegun {
  type: "begun";
  /** The `seq` at which the match starts. */
  base: number;
  /** How many entries come. */
  total: number;
  budget: string;
}

/** An entry, as soon as it is known. */
export interface AnalysisEntry {
  type: "entry";
  entry: LedgerEntry;
}

/** The last line of an analysis. */
export interface AnalysisDone {
  type: "done";
  ledger: Ledger;
}

/** A line of an analysis. */
export type AnalysisLine = AnalysisBegun | AnalysisEntry | AnalysisDone;

/** A number with the bounds of its 95 % interval. */
export interface Measure {
  mean: number;
  low: number;
  high: number;
}

/** What the analysed matches of one game say of a player; null where they are too few to say anything. */
export interface GameRecord {
  game: string;
  matches: number;
  accuracy: Measure | null;
  /** Points of win share a decision. */
  average_loss: Measure | null;
  /** The sum over all matches; its interval is what chance alone would bring. */
  luck: Measure | null;
  /** The average loss in the opening, the middle and the end. */
  phases: (Measure | null)[];
}
