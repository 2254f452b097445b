import { line } from "./current.svelte";
import type { Look } from "./line";
import type { FromServer, ToServer } from "~/wire";

export type Link = "connecting" | "open" | "lost";

const PATIENCE = [200, 500, 1000, 2000, 4000, 8000];
/** Close codes of the server for an unknown cookie or an unknown table. */
const FORGOTTEN = 4401;
const GONE = 4404;

/** A connection to a table that reconnects by itself and reports its status. */
export class Connection {
  private look: Look | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly told: {
      /** Called whenever the socket is open: send hello here. */
      opened(): void;
      heard(message: Exclude<FromServer, { type: "ping" }>): void;
      changed(link: Link): void;
      /** The server does not know our cookie any more, so we reconnect as a visitor. */
      forgotten(): void;
      /** The table does not exist, or no longer. */
      gone(): void;
    },
  ) {
    void this.open();
    addEventListener("online", this.again);
  }

  send(message: ToServer): boolean {
    if (!this.look?.open) return false;
    this.look.send(JSON.stringify(message));
    return true;
  }

  /** Reconnect with the current cookie. */
  reopen(): void {
    clearTimeout(this.timer);
    void this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.again);
    clearTimeout(this.timer);
    this.look?.close();
  }

  private readonly again = (): void => {
    if (this.closed || this.look?.open) return;
    clearTimeout(this.timer);
    this.tries = 0;
    void this.open();
  };

  private async open(): Promise<void> {
    this.look?.close();
    const kept = await line();
    if (this.closed) return;
    const look = kept.look(this.table, {
      opened: () => {
        this.tries = 0;
        this.told.opened();
        this.told.changed("open");
      },
      heard: (frame) => {
        const message = JSON.parse(frame) as FromServer;
        if (message.type === "ping") this.send({ type: "pong", mark: message.mark });
        else this.told.heard(message);
      },
      closed: (code) => {
        if (this.closed || this.look !== look) return;
        if (code === FORGOTTEN) this.told.forgotten();
        if (code === GONE) this.told.gone();
        if (this.closed) return;
        this.told.changed("lost");
        const wait = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)] ?? 8000;
        this.tries += 1;
        this.timer = setTimeout(() => void this.open(), wait * (0.75 + Math.random() / 2));
      },
    });
    this.look = look;
  }
}
