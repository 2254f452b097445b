import type { Refusal } from "~/wire";
import { Refused, Unreachable, type Answer, type Line, type Look, type Told } from "./line";

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

  async *lines(path, stop, body): AsyncGenerator<string> {
    const init: RequestInit = { credentials: "same-origin", signal: stop };
    if (body !== undefined) Object.assign(init, posted(body));
    const answer = await fetch(`/api${path}`, init);
    if (!answer.ok || !answer.body) throw new Refused(answer.status, ((await answer.json()) as Refusal).error);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let begun = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const whole = (begun + value).split("\n");
      begun = whole.pop() ?? "";
      yield* whole;
    }
  },

  look(table, told): Look {
    const address = `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/socket`;
    return new Socket(address, told);
  },
};

const posted = (body: unknown): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

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
