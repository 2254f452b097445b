/** What a worker is asked to do with the module of a game, and what it answers. Records are texts in base64. */

import type { Code } from "./modules";

export interface SearchJob {
  kind: "search";
  /** The views of the seat, the present one last. */
  trail: string[];
  seat: number;
  key: number;
  /** How many choices the seat has. */
  choices: number;
  /** The most simulations; null: as many as there is time for. */
  nodes: number | null;
  /** The most seconds; null: as long as it takes. */
  seconds: number | null;
  /** Whether to stop once the most visited choice cannot change. */
  hurried: boolean;
  /** Whether the network that is shipped with the game judges positions, where there is one for the match. */
  shipped: boolean;
}

export interface LookJob {
  kind: "look";
  record: string;
  seat: number;
  key: number;
  worlds: number;
  choices: number;
}

export interface WeighJob {
  kind: "weigh";
  record: string;
  seat: number;
  choices: number;
}

/** The exact outlook of each choice, if the rest of the match has at most so many states. */
export interface SolveJob {
  kind: "solve";
  record: string;
  seat: number;
  most: number;
}

/**
 * A question that is asked with numbers alone, in one block of memory, see `task` of `core/backends/wasm/engine.py`. What it
 * means is known to the module and to whoever asks.
 */
export interface TaskJob {
  kind: "task";
  /** Which module of the game answers. */
  module: string;
  name: string;
  numbers: number[];
  /** Bytes in base64. */
  given: string;
  steps: number;
  /** How many numbers the answer has. */
  read: number;
}

/** Only loads the module. */
export interface OpenJob {
  kind: "open";
}

export type Job = OpenJob | SearchJob | LookJob | SolveJob | WeighJob | TaskJob;

/** What one search found: visits by choice, and for each choice and seat the sums of results and of wins. */
export interface Found {
  visits: number[];
  outlook: number[];
}

export interface Answers {
  open: null;
  search: Found;
  /** For each choice and seat the sums of results and of wins one ply on. */
  look: number[];
  /** How many states were visited, 0 if there are too many, and for each choice and seat result and win. */
  solve: { visited: number; outlook: number[] };
  weigh: { gains: number[]; efforts: number[] };
  task: number[];
}

export type Answer<J extends Job> = Answers[J["kind"]];

export type ToWorker = { type: "job"; code: Code; job: Job } | { type: "stop" };

export type FromWorker =
  /** How far a search is. */
  | { type: "progress"; share: number }
  | { type: "answer"; answer: Answers[keyof Answers] }
  | { type: "failed"; message: string };
