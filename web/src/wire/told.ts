/** What the server says. Written by `make wire` from the server's types. */

/** An option of a game. */
export interface Option {
  name: string;
  values: (string | number)[];
  /** The least and the most, where any whole number between them may be chosen. */
  range: [number, number] | null;
  default: string | number;
  /** For which numbers of seats it may be chosen; null for all. */
  seats: number[] | null;
}

/** A game that can be played here. */
export interface Game {
  id: string;
  version: number;
  /** For how many it is. */
  seats: number[];
  secrets: boolean;
  race: boolean;
  /** How many seconds the sand runs, in a race. */
  sand: number;
  options: Option[];
  /** False until its code is compiled: until then its bots play more simply. */
  warm: boolean;
}

/** The rules of a game. */
export interface Rules {
  /** Markdown. */
  text: string;
  /** By number, such as 6.2. */
  clauses: Record<string, string>;
}

/** Who I am to the server. */
export interface Me {
  name: string;
  language: string;
}

/** Nobody hurries. */
export interface NoClock {
  kind: "none";
}

/** So much for each move. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** So much for the match, and more with each move. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

/** Days for each move. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** How time is given. */
export type Clock = NoClock | MoveClock | BankClock | DaysClock;

/** A seat of a table. */
export interface Seat {
  /** Reserved: only one guest, of this name, may take it. */
  kind: "open" | "reserved" | "person" | "bot";
  name: string;
  /** 1 to 8: the level of a bot, or of the stand-in while it plays. */
  level: number | null;
  online: boolean;
  /** A bot plays for an absent person. */
  standin: boolean;
  /** A bot plays to the end. */
  resigned: boolean;
  /** The `seq` at which the player resigned. */
  resigned_at: number | null;
  /** Who was asked to play in this open seat and did not come. */
  declined: string | null;
  /** What this seat adds to the luck, once the match has begun. */
  salt: string | null;
}

/** What is known of a table's luck, see docs/luck.md. */
export interface Luck {
  /** The server's, to its secret. */
  commitment: string;
  /** Of the seats, to their salts. */
  commitments: (string | null)[];
  /** Seats that are to reveal their salts now. */
  awaited: number[];
  /** Once the match has begun. */
  salts: (string | null)[];
  /** Once the match is over. */
  secret: string | null;
}

/** Something that brought a seat points. */
export interface Source {
  /** Its words are under `[sources]` in the game's words. */
  source: string;
  /** Which of several it is, such as a round; 0 if there is only one. */
  number: number;
  points: number;
}

/** The result explained. */
export interface Account {
  /** Of each seat; they sum to its score. */
  sources: Source[][];
  /** Why it ended: its sentence is under `[endings]` in the game's words. */
  ending: string | null;
  /** What put seats with equal scores into different places: under `[tie_breaks]`. */
  tie_break: string | null;
}

/** A table, as the asker may see it. */
export interface Table {
  id: string;
  game: string;
  version: number;
  options: Record<string, string | number>;
  seats: Seat[];
  clock: Clock;
  /** The level of the bot that plays for the absent; null: they are waited for. */
  standin: number | null;
  private: boolean;
  /** A record is imported, to be looked at only; a closed table has waited for players too long. */
  state: "waiting" | "running" | "over" | "record" | "closed";
  /** How many actions the log has. */
  seq: number;
  /** How many of them set up the match, before a seat could act. */
  opened: number;
  /** Who may act: seats, 8 is chance, 9 the clock. */
  acting: number[];
  /** The seats that the asker holds. */
  you: number[];
  /** The seats that are reserved for the asker. */
  reserved: number[];
  /** When reserved seats become open, ISO 8601. */
  reserved_until: string | null;
  /** Whether the asker made the table. */
  host: boolean;
  /** The seat that begins, where chance does not draw it. */
  first: number | null;
  /** The table of the match before. */
  rematch_of: string | null;
  /** The table of the rematch. */
  rematch: string | null;
  luck: Luck;
  /** When the match is over. */
  scores: number[] | null;
  /** When the match is over: 1 is the first place. */
  placings: number[] | null;
  /** When the match is over, where the game explains its results. */
  account: Account | null;
  /** ISO 8601. */
  created: string;
}

/** Something a seat may do now, and what else the game tells of it. */
export interface Choice {
  id: number;
  /** The short notation. */
  text: string;
  /** Which kind of move it is. */
  move: string;
  [field: string]: unknown;
}

/** What a seat may know: `View.json()` in Python. A game's own `view.ts` says what else is in it. */
export interface View {
  game: string;
  version: number;
  options: Record<string, string | number>;
  /** Who looks; -1 is a spectator, -2 somebody who sees everything. */
  view: number;
  /** The state in base64, blanked like the rest of the view, for the game's WebAssembly module. */
  record: string;
  choices: Choice[];
}

/** Something that happened: an item of `Match.events()` in Python, with what else the game tells of it. */
export interface Happening {
  /** The number of the action that brought it. */
  seq: number;
  /** Its sentence is under `[events]` in the game's words. */
  event: string;
  /** The seats that are told of it, where not all are. */
  only?: number[];
  [field: string]: unknown;
}

/** What speaks for a choice or against it, and the fields of its sentence. */
export interface Reason {
  /** Its sentence is under `[reasons]` in the game's words. */
  reason: string;
  [field: string]: unknown;
}

/** How much time there is. */
export interface Times {
  /** Seconds on each seat's clock, or for the answer it owes, as of now. */
  left: (number | null)[];
  /** Seats whose clock runs. */
  running: number[];
  /** Seconds until the sand runs out, once it runs. */
  sand: number | null;
}

/** Why something was refused. */
export interface Problem {
  code: string;
  message: string;
  /** The clause that forbids a move. */
  rule?: string;
}

/** The body of every answer whose status is an error. */
export interface Refusal {
  error: Problem;
}

/** Something said at a table. */
export interface Chat {
  /** Lines are numbered from 0 on. */
  number: number;
  /** Of whoever says it; -1 is a spectator. */
  seat: number;
  name: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What a bot thinks of a choice. */
export interface Hint {
  id: number;
  text: string;
  /** How many simulations it is based on. */
  visits: number;
  /** The chance to be first, from 0 to 1. */
  win: number;
  /** The place it expects. */
  place: number;
  /** The standard error of `win`; null where the bot gave the choice up early. */
  error: number | null;
  /** Whether it cannot be told from the best. */
  equal: boolean;
  reasons: Reason[];
}

/** Every choice, the best first. */
export interface Hints {
  choices: Hint[];
}

/** Reasons for and against several choices, in the order in which they were asked for. */
export interface Reasons {
  reasons: Reason[][];
}

/** One way in which things may go on after a choice. */
export interface Prospect {
  /** How likely it is, from 0 to 1. */
  share: number;
  /** What chance would do. */
  outcomes: Choice[];
  events: Happening[];
}

/** What a choice would bring. */
export interface Prospects {
  seq: number;
  prospects: Prospect[];
}

/** A position of a match, and what led to it. */
export interface Moment {
  seq: number;
  view: View;
  events: Happening[];
}

/** What happened in a match. */
export interface Log {
  seq: number;
  events: Happening[];
}

/** A move was made or taken back. */
export interface Made {
  /** How many actions the log has now. */
  seq: number;
}

/** What the records of finished matches are signed with. */
export interface PublicKey {
  algorithm: "Ed25519";
  /** In hexadecimal digits. */
  key: string;
}

/** After hello, and whenever something other than the position changes. */
export interface TableFrame {
  type: "table";
  table: Table;
}

/** The position: after hello if the match has started, and after every change. */
export interface ViewFrame {
  type: "view";
  /** Whose view it is. */
  seat: number;
  seq: number;
  /** The first action whose events are told. */
  since: number;
  /** Who may act: seats, 8 is chance, 9 the clock. */
  acting: number[];
  view: View;
  events: Happening[];
  times: Times;
  /** Whether the seat may take its last move back. */
  takeback: boolean;
}

/** The action is stored for good. */
export interface DoneFrame {
  type: "done";
  id: string | number;
  seq: number;
}

/** Nothing has changed. */
export interface RefusedFrame {
  type: "refused";
  /** Null for a message that is no action. */
  id: string | number | null;
  error: Problem;
}

/** After hello the last fifty lines, then each new one. */
export interface ChatFrame extends Chat {
  type: "chat";
}

/** Measures the line at tables of a race; answered at once. */
export interface PingFrame {
  type: "ping";
  mark: number;
}

/** Bots at this table play more simply until their game is compiled. */
export interface WarmingFrame {
  type: "warming";
  game: string;
  /** How much of it is compiled, from 0 to 1. */
  share: number;
}

/** Every message of the server through the socket. */
export type FromServer = TableFrame | ViewFrame | DoneFrame | RefusedFrame | ChatFrame | PingFrame | WarmingFrame;

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
  phases: (number | null)[];
}

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
}
