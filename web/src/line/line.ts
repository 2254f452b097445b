/** What the page asks and hears, wherever its tables are kept: by a server, or by Python in a worker of the page. */
export interface Line {
  /** Where the tables are kept. */
  readonly kind: "server" | "page";
  /** Ask for something of the HTTP API; `path` is what follows `/api`. */
  ask(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer>;
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

/** There is no server at this address, or the network is gone. */
export class Unreachable extends Error {}
