import { Sandbox } from "~/learn/sandbox.svelte";
import type { Choice, LedgerEntry } from "~/wire";

/** Another line than the one that was played: from a decision of the match on, all seats are played by whoever looks. */
export class OtherLine {
  readonly sandbox: Sandbox;
  private readonly start: string[];

  constructor(game: string, { position }: LedgerEntry) {
    this.sandbox = new Sandbox(game, { seat: null, seed: Math.floor(Math.random() * 2 ** 32) });
    this.start = [`at ${position}`];
  }

  /** Begin with a choice of the decision. */
  async play({ id }: Choice, seat: number): Promise<void> {
    await this.sandbox.begin(this.start);
    // Without a seat whoever is to act moves, and sees what follows; in a race that would be anyone.
    await (this.sandbox.acting.length > 1 ? this.sandbox.act(id, seat) : this.sandbox.act(id));
  }

  /** Whether there is a move to take back. */
  get long(): boolean {
    return this.sandbox.lines.length > this.start.length;
  }

  /** Take back the last move, and what chance did after it. */
  async back(): Promise<void> {
    const { lines } = this.sandbox;
    const last = lines.findLastIndex((line) => line.startsWith("play "));
    await this.sandbox.begin(this.start);
    await this.sandbox.go(lines.slice(this.start.length, Math.max(last, this.start.length)));
  }
}
