/** What the server and this client say to each other. The truth is docs/server.md. */

export interface Game {
  id: string;
  version: number;
  seats: number[];
  secrets: boolean;
  race: boolean;
  /** How many seconds the sand runs, in a race. */
  sand: number;
  options: Option[];
  /** False while its bots are being compiled. */
  warm: boolean;
}

export interface Option {
  name: string;
  values: (string | number)[];
  /** The least and the most, where any whole number between them may be chosen. */
  range: [number, number] | null;
  default: string | number;
  /** For which numbers of seats it may be chosen; null for all. */
  seats: number[] | null;
}

export type Clock =
  | { kind: "none" }
  | { kind: "move"; seconds: number }
  | { kind: "bank"; seconds: number; increment: number }
  | { kind: "days"; days: number };

export interface Seat {
  /** Reserved: only one guest, of this name, may take it. */
  kind: "open" | "reserved" | "person" | "bot";
  name: string;
  /** The level of a bot, or of the one that stands in. */
  level: number | null;
  online: boolean;
  standin: boolean;
  /** A bot plays to the end. */
  resigned: boolean;
  /** How many actions there were when the player resigned. */
  resigned_at: number | null;
  /** Who was asked to play in this open seat and did not come. */
  declined: string | null;
  /** What this seat adds to the luck. */
  salt: string | null;
}

export interface Table {
  id: string;
  game: string;
  version: number;
  options: Record<string, string | number>;
  seats: Seat[];
  clock: Clock;
  /** The level of the bot that plays for the absent. */
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
  /** The seats that this browser holds. */
  you: number[];
  /** The seats that are reserved for this browser, and until when any are. */
  reserved: number[];
  reserved_until: string | null;
  host: boolean;
  /** The seat that begins, where chance does not draw it. */
  first: number | null;
  /** The table of the match before, and that of the next one. */
  rematch_of: string | null;
  rematch: string | null;
  luck: Luck;
  scores: number[] | null;
  placings: number[] | null;
  created: string;
}

export interface Luck {
  /** The server's, to its secret. */
  commitment: string;
  /** Of the seats, to their salts. */
  commitments: (string | null)[];
  /** Seats that are to reveal their salts now. */
  awaited: number[];
  /** Shown once the match begins. */
  salts: (string | null)[];
  secret: string | null;
}

/** Something a seat may do now: its id, its short notation, and what else the game tells of it. */
export interface Choice {
  id: number;
  text: string;
  move: string;
  [field: string]: unknown;
}

/** A move as an action id, a text, or an object like a choice's. */
export type Move = number | string | { move: string; [field: string]: unknown };

/** What a seat may know; a game's own `view.ts` says what else is in it. */
export interface View {
  game: string;
  version: number;
  options: Record<string, string | number>;
  /** Who looks; -1 is a spectator. */
  view: number;
  choices: Choice[];
}

/** Something that happened; `event` names it, and the game's words have the sentence. */
export interface Happening {
  seq: number;
  event: string;
  [field: string]: unknown;
}

export interface Problem {
  code: string;
  message: string;
  /** The clause that forbids a move. */
  rule?: string;
}

export interface Update {
  type: "view";
  seat: number;
  seq: number;
  since: number;
  /** Who may act: seats, 8 is chance, 9 the clock. */
  acting: number[];
  view: View;
  events: Happening[];
  times: Times;
  /** Whether the seat may take its last move back. */
  takeback: boolean;
}

export interface Times {
  /** Seconds on each seat's clock, as of now. */
  left: (number | null)[];
  /** Seats whose clock runs. */
  running: number[];
  /** Seconds until the sand runs out, once it runs. */
  sand: number | null;
}

export type FromServer =
  | { type: "table"; table: Table }
  | Update
  | { type: "done"; id: string; seq: number }
  | { type: "refused"; id: string | null; error: Problem }
  | Chat
  | { type: "ping"; mark: unknown }
  | { type: "warming"; game: string; share: number };

export interface Chat {
  type: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export type ToServer =
  | { type: "hello"; since: number | null; seat: number | null }
  | { type: "act"; id: string; seat: number; seq: number; action: Move; shown?: number }
  | { type: "chat"; text: string }
  | { type: "pong"; mark: unknown };

export interface Me {
  name: string;
  language: string;
}

/** One way in which things may go on after a choice. */
export interface Prospect {
  /** How likely it is, from 0 to 1. */
  share: number;
  /** What chance would do. */
  outcomes: Choice[];
  events: Happening[];
}

/** What a bot thinks of a choice. */
export interface Hint {
  id: number;
  text: string;
  visits: number;
  /** How often it wins, from 0 to 1. */
  win: number;
  /** The place it expects. */
  place: number;
  /** The standard error of `win`; null where the bot gave the choice up early. */
  error: number | null;
  /** Whether it cannot be told from the best. */
  equal: boolean;
  /** What speaks for it or against it; the game's words have the sentences. */
  reasons: { reason: string; [field: string]: unknown }[];
}
