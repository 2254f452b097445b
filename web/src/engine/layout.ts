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
  /** The networks that are shipped with the game, by the number of seats. */
  networks: Record<string, NetworkLayout>;
}

/** A network in the file of networks of a game, see `bots/networks/described.py`. */
export interface NetworkLayout {
  /** For which matches it is: what these fields of the record hold. */
  fields: Record<string, number>;
  shape: { seats: number; views: number; width: number; inner: number };
  /** Its weights, in the order in which the module wants them: kind of numbers, how many, and where in the file. */
  arrays: ["float16" | "float32", number, number][];
  manner: Manner;
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
