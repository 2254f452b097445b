import { untrack } from "svelte";

import type { Times } from "~/wire";

import { sandSeconds } from "./pyramid";
import type { PharaohView } from "./view";

/** The sand, interpolated between messages of the server; it updates once a second. */
export class Sand {
  private now = $state(performance.now());
  /** The seconds of a full glass: those of the box, or as many as were ever left at this table. */
  private full = $state(sandSeconds());

  constructor(
    private readonly look: () => PharaohView,
    private readonly times: () => Times | undefined,
  ) {}

  private get racing(): boolean {
    return this.look().phase === "race" && this.look().claims.length > 0;
  }

  private get heard(): Times | undefined {
    return this.times();
  }

  /** When the server last sent the time left. */
  private told = $derived.by(() => {
    void this.heard;
    return performance.now();
  });
  private left = $derived.by(() => {
    const sand = this.heard?.sand;
    return sand == null ? null : Math.max(0, sand - Math.max(0, this.now - this.told) / 1000);
  });
  runs = $derived(this.racing);
  seconds = $derived(this.left === null ? null : Math.ceil(this.left));
  /** The share of sand left at the end of this second, to which the picture animates; unknown in a replay. */
  share = $derived.by(() => {
    if (!this.runs) return 0;
    return this.seconds === null ? 0.6 : Math.min(1, Math.max(0, this.seconds - 1) / this.full);
  });
  /** How far the sun has sunk. */
  dusk = $derived(this.runs ? 1 - this.share : 0);
  /** The warning that is due: at most 5 or at most 10 seconds left. */
  warning = $derived([5, 10].find((mark) => this.seconds !== null && this.seconds <= mark));

  /** Update whenever a second is over; used as an effect. */
  run(): (() => void) | undefined {
    const sand = this.heard?.sand;
    if (sand == null) return;
    this.full = Math.max(
      untrack(() => this.full),
      Math.ceil(sand),
    );
    const end = this.told + 1000 * sand;
    let timer = 0;
    const look = (): void => {
      this.now = performance.now();
      const left = end - this.now;
      // A little after the full second, never before it.
      if (left > 0) timer = window.setTimeout(look, (left % 1000) + 10);
    };
    look();
    return () => clearTimeout(timer);
  }
}
