/** What the server is asked. Written by `make wire` from the server's types. */

/** A move as an action id, a text, or an object like a choice's. */
export type Move = number | string | Record<string, unknown>;

/** My name. */
export interface Introduction {
  name: string;
  language?: "en" | "ru";
}

/** A seat that I take; several are played on one screen, each under a name of its own. */
export interface MySeat {
  kind: "me";
  name?: string | null;
}

/** A seat of a bot. */
export interface BotSeat {
  kind: "bot";
  level?: number;
  /** A taste of its own; then it plays at the highest level. */
  manner?: "miser" | "blocker" | "gambler" | null;
  name?: string | null;
}

/** A seat that anyone may take. */
export interface OpenSeat {
  kind: "open";
}

/** Nobody is to hurry. */
export interface NoClockOrder {
  kind: "none";
}

/** So much for each move. */
export interface MoveClockOrder {
  kind: "move";
  seconds: number;
}

/** So much for the match, and more with each move. */
export interface BankClockOrder {
  kind: "bank";
  seconds: number;
  increment?: number;
}

/** Days for each move. */
export interface DaysClockOrder {
  kind: "days";
  days: number;
}

/** A position of another table. */
export interface Origin {
  table: string;
  seq: number;
}

/** `from`: the position at which a match goes on; of a match that is over, or without secrets. */
export interface Continuation {
  from?: Origin | null;
}

/** A new table. */
export interface Order extends Continuation {
  game: string;
  seats: (MySeat | BotSeat | OpenSeat)[];
  options?: Record<string, string | number>;
  clock?: NoClockOrder | MoveClockOrder | BankClockOrder | DaysClockOrder;
  private?: boolean;
  /** Seconds of sand in a race; null: as many as the game has. */
  sand?: number | null;
  /** The level of the bot that plays for the absent; null: wait for them. */
  standin?: number | null;
  /** The SHA-256 of a salt, for all my seats: the match waits until I reveal it. */
  commitment?: string | null;
  /** What is in the box, if it is not the game's own: as JSON at most LONGEST_EDITION characters. */
  edition?: Record<string, unknown> | null;
}

/** An edition that is being written. */
export interface EditionDraft {
  /** As JSON at most LONGEST_EDITION characters. */
  edition: Record<string, unknown>;
  /** For how many it is drawn. */
  seats?: number;
  language?: "en" | "ru";
}

/** A variant to study. */
export interface VariantOrder {
  name?: string;
  edition?: Record<string, unknown> | null;
  options?: Record<string, string | number>;
}

/** A study: variants are compared with the game as it is. */
export interface StudyOrder {
  game: string;
  seats: number;
  variants: VariantOrder[];
  /** Who plays; the report has both kinds of players side by side if there are two. */
  bots?: string[];
  /** Random matches of each. */
  num?: number | null;
  /** Matches of each between bots that think. */
  thoughtful?: number | null;
  /** The study ends when the first seat's win share is known to within so many points of a hundred. */
  sharp?: number | null;
  language?: "en" | "ru";
}

/** Which seat I take; without one, those that are reserved for me. */
export interface Sitting {
  seat?: number | null;
  /** The SHA-256 of a salt that I reveal when the table awaits it. */
  commitment?: string | null;
  name?: string | null;
}

/** The salt that I committed to. */
export interface Salting {
  salt: string;
}

/** A rematch. */
export interface Again {
  /** The SHA-256 of a salt that I reveal when the table awaits it. */
  commitment?: string | null;
}

/** Which seat I mean; without one, all of mine. */
export interface Leaving {
  seat?: number | null;
}

/** Of which level the bots are in seats that nobody has taken. */
export interface Starting {
  level?: number;
}

/** A move. */
export interface Action {
  seat: number;
  /** Where I looked. */
  seq: number;
  action: Move;
}

/** A seat of mine. */
export interface OneSeat {
  seat: number;
}

/** A seat of mine, whose last move I take back. */
export interface TakingBack {
  seat: number;
  /** Against bots alone: take back my moves from this position on, and all that came after them. */
  since?: number | null;
}

/** A line of chat. */
export interface Saying {
  text: string;
}

/** A record to look at. */
export interface RecordText {
  text: string;
  /** Whether I played it without a server; only a match that is over. */
  alone?: boolean;
}

/** The code of an evening at home. */
export interface Joining {
  code: string;
  /** A way back to a seat: who has it becomes its guest again. */
  ticket?: string | null;
}

/** A seat whose player's browser has forgotten them. */
export interface LostSeat {
  table: string;
  seat: number;
}

/** A script to execute without a table, and a move to try after it. */
export interface Trial {
  game: string;
  /** As in the examples of the rulebooks: `at POSITION` or `start SEATS`, then `play MOVE`, `chance OUTCOME`. */
  lines: string[];
  /** Who looks and moves: -1 is a spectator, -2 somebody who sees everything, null whoever is to act. */
  seat?: number | null;
  move?: Move | null;
  /** Draws what chance has to do; without it, chance waits for a line of the script. */
  seed?: number | null;
  /** How many lines are known already: their positions are not told. */
  since?: number;
  /** Whether to tell what speaks for and against the move. */
  why?: boolean;
}

/** First; again to look from another seat of mine. */
export interface Hello {
  type: "hello";
  /** The `seq` last seen: what has happened since then is told. */
  since?: number | null;
  /** Null: the first seat of mine, or -1. */
  seat?: number | null;
  /** The screen of a room, which everyone there sees: it is nobody's, and shows what all may know. */
  role?: "table" | null;
}

/** A move, through the socket. */
export interface Act extends Action {
  type: "act";
  /** The client's own, which the answer repeats. */
  id: string | number;
  /** In a race: milliseconds since this screen showed the dice. */
  shown?: number | null;
}

/** A line of chat, through the socket. */
export interface Talk extends Saying {
  type: "chat";
}

/** The answer to a ping, at once. */
export interface Pong {
  type: "pong";
  mark: number;
}

/** Every message to the server through the socket. */
export type ToServer = Hello | Act | Talk | Pong;
