/** A file, and how large it is. */
export interface Part {
  url: string;
  bytes: number;
  /** Whether it is compressed as it is, so that nobody packs it. */
  small: boolean;
}

/** What Python is run with; see build/python/plugin.ts. */
export interface PythonFiles {
  loader: Part;
  wasm: Part;
  library: Part;
  sunduk: Part;
  /** The part of our package that only studies need: loaded when somebody makes one. */
  studies: Part;
  lock: object;
}

export type ToWorker =
  /** `packed`: the files are kept compressed, with names that end in `.bin`; see src/sunduk/cli/site.py. */
  | { type: "start"; files: PythonFiles; packed: boolean }
  | { type: "ask"; number: number; method: string; path: string; body: string }
  /** Like `ask`, where the answer comes line by line until it is stopped. */
  | { type: "tell"; number: number; path: string; body: string }
  | { type: "stop"; number: number }
  | { type: "look"; number: number; table: string }
  | { type: "message"; number: number; text: string }
  | { type: "leave"; number: number };

export type FromWorker =
  | { type: "progress"; share: number }
  | { type: "ready" }
  /** `busy`: another tab keeps the tables. */
  | { type: "failed"; why: "busy" | "failed" }
  | { type: "answer"; number: number; text: string }
  | { type: "line"; number: number; text: string }
  /** All is told; with what was refused, or nothing. */
  | { type: "told"; number: number; text: string }
  | { type: "opened"; number: number }
  | { type: "frame"; number: number; text: string }
  | { type: "closed"; number: number; code: number };
