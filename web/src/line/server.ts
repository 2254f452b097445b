import { Unreachable, type Answer, type Line, type Look, type Told } from "./line";

/** Tables that a server keeps. */
export const server: Line = {
  kind: "server",

  async ask(method, path, body): Promise<Answer> {
    const init: RequestInit = { method, credentials: "same-origin" };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { "content-type": "application/json" };
    }
    const answer = await fetch(`/api${path}`, init).catch((error: Error) => {
      throw new Unreachable(error.message);
    });
    if (answer.status === 204) return { status: 204, body: undefined };
    // Whatever Sunduk's server answers is JSON; a file server answers 404 with a page.
    const told: unknown = await answer.json().catch(() => undefined);
    if (told === undefined && (answer.ok || answer.status === 404)) throw new Unreachable(answer.statusText);
    return {
      status: answer.status,
      body: told !== undefined ? told : { error: { code: String(answer.status), message: answer.statusText } },
    };
  },

  look(table, told): Look {
    const address = `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/socket`;
    return new Socket(address, told);
  },
};

class Socket implements Look {
  private readonly socket: WebSocket;

  constructor(address: string, told: Told) {
    this.socket = new WebSocket(address);
    this.socket.addEventListener("open", () => told.opened());
    this.socket.addEventListener("message", (event) => told.heard(String(event.data)));
    this.socket.addEventListener("close", ({ code }) => told.closed(code));
  }

  get open(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(message: string): void {
    this.socket.send(message);
  }

  close(): void {
    this.socket.close();
  }
}
