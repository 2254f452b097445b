/** A table that is played at. Written by `make wire` from the server's types. */

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

/** What a seat sees of its own choice before chance or anybody else acts. */
export interface Sequel {
  /** The choice. */
  id: number;
  /** Who may act then. */
  acting: number[];
  /** What differs in the view, but for its choices: by field or index either `[value]` or what differs within. */
  changes: Record<string, unknown>;
  events: Happening[];
}

/** What a seat would see of its choices; those are missing whose sequel depends on what it does not know. */
export interface Sequels {
  /** The position they were told for. */
  seq: number;
  sequels: Sequel[];
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

/** Something that could have been found in a round. */
export interface MissedTile {
  round: number;
  dice: number[];
  number: number;
  /** The shortest equation for it, as people write it. */
  written: string;
}

/** What nobody found. */
export interface Missed {
  missed: MissedTile[];
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
