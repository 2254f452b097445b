import type { Problem } from "~/wire";

/** What the page asks and hears, wherever its tables are kept: by a server, or by Python in a worker of the page. */
export interface Line {
  /** Where the tables are kept. */
  readonly kind: "server" | "page";
  /** Ask for something of the HTTP API; `path` is what follows `/api`. */
  ask(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer>;
  /** Ask for something that is answered line by line, until somebody stops it; what is refused is a `Refused`. */
  lines(path: string, stop: AbortSignal, body?: unknown): AsyncGenerator<string>;
  /** Look at a table. */
  look(table: string, told: Told): Look;
}

export interface Answer {
  status: number;
  /** The JSON; undefined where there is none. */
  body: unknown;
}

/** What is told of a look at a table. */
export interface Told {
  opened(): void;
  /** A frame, as JSON. */
  heard(frame: string): void;
  /** With the code of a WebSocket. */
  closed(code: number): void;
}

export interface Look {
  readonly open: boolean;
  send(message: string): void;
  close(): void;
}

/** A request was refused; `problem` has its code and sentence. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** There is no server at this address, or the network is gone. */
export class Unreachable extends Error {}
