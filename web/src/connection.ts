import { line } from "./line/current.svelte";
import type { Look } from "./line/line";
import type { FromServer, ToServer } from "./wire";

export type Link = "connecting" | "open" | "lost";

const PATIENCE = [200, 500, 1000, 2000, 4000, 8000];
/** The server closes a line with these codes when it does not know our cookie, or the table. */
const FORGOTTEN = 4401;
const GONE = 4404;

/** A look at a table that comes back by itself, and says how it stands. */
export class Connection {
  private look: Look | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly told: {
      /** Called whenever the line is open: say hello here. */
      opened(): void;
      heard(message: Exclude<FromServer, { type: "ping" }>): void;
      changed(link: Link): void;
      /** The server does not know us any more: from now on we come as a visitor. */
      forgotten(): void;
      /** There is no such table, or no longer. */
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

  /** Open the line anew, as the person that we are by now. */
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
