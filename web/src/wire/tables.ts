/** Games, tables and people. Written by `make wire` from the server's types. */

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
  /** Whether it may be played with an edition of one's own. */
  variants: boolean;
  /** By language. */
  title: Record<string, string>;
  /** By language: a sentence about it. */
  blurb: Record<string, string>;
}

/** The rules of a game. */
export interface Rules {
  /** Markdown. */
  text: string;
  /** By number, such as 6.2. */
  clauses: Record<string, string>;
}

/** The words of a game, for a page that has none of its own. */
export interface Words {
  /** By language. */
  words: Record<string, Record<string, unknown>>;
  /** The picture on its box, as SVG; empty if it has none. */
  cover: string;
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
  /** The taste of a bot: miser, blocker or gambler; null for most. */
  manner: string | null;
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
  /** Whether seats share a place, because nothing tells them apart. */
  shared: boolean;
}

/** A table, as the asker may see it. */
export interface Table {
  id: string;
  game: string;
  version: number;
  options: Record<string, string | number>;
  seats: Seat[];
  clock: Clock;
  /** Seconds of sand in a race; null where the game has none. */
  sand: number | null;
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
  /** How many look without a seat. */
  spectators: number;
  /** Whether a screen shows the table to everyone in a room. */
  screen: boolean;
  /** Of a record: whether the one who imported it says to have played the match without a server. */
  alone: boolean;
  /** Whether the asker made the table. */
  host: boolean;
  /** The seat that begins, where chance does not draw it. */
  first: number | null;
  /** What is in the box, if it is not the game's own. */
  edition: Record<string, unknown> | null;
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
  /** How often a turn was taken back against bots. */
  undone: number;
  /** ISO 8601. */
  created: string;
}
