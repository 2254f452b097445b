/** Moves tried without a table. Written by `make wire` from the server's types. */

import type { ViewFrame } from "./frames";
import type { Problem, Reason } from "./play";

/** The position after one line of a script. */
export interface Stage {
  line: string;
  frame: ViewFrame;
  /** For a line that shows a forbidden move: the rule that forbids it. */
  refused: Problem | null;
  /** What each seat has. */
  points: number[];
  /** When the match is over: 1 is the first place. */
  placings: number[] | null;
}

/** What became of a script and of the move that was tried after it. */
export interface TrialOutcome {
  /** The script, with the move and what chance did after it. */
  lines: string[];
  /** The position after each line that was not known yet. */
  stages: Stage[];
  /** Why the move was not made. Then the script has not grown. */
  refused: Problem | null;
  /** What speaks for and against the move, where that was asked for. */
  reasons: Reason[];
}
