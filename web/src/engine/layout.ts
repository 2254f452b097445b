/** What `sunduk build-wasm` writes beside the module of a game, as `core/backends/wasm/layout.py` describes it. */
export interface Layout {
  game: string;
  version: number;
  /** A digest of all sources and tables that the module was built from. */
  sources: string;
  /** Bytes of a record. */
  record: number;
  fields: Record<string, Field>;
  seats: number[];
  most_choices: number;
  actions: number;
  seat_actions: number;
  observation: number;
  race: boolean;
  secrets: boolean;
  dues: number;
  anyone: number;
  /** How the game is searched, by the number of seats; empty for a race. */
  search: Record<string, Manner>;
}

export interface Field {
  offset: number;
  kind: "i1" | "i2" | "i4" | "i8";
  /** 0 if it is one number and no row. */
  count: number;
}

/** The parameters of a search, see `bots/compiled/tree.py`. */
export interface Manner {
  secret: boolean;
  plies: number;
  exploration: number;
  trust: number;
  worlds: number;
}
