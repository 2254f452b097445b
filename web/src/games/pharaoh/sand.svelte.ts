import type { Times } from "~/wire";

import { SECONDS } from "./pyramid";
import type { PharaohView } from "./view";

/** The sand, as it runs between one message of the server and the next. It is looked at once a second. */
export class Sand {
  private now = $state(performance.now());

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

  /** When the server last told how much is left. */
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
  /** How much is above when this second is over, of 1: what shows it sinks there meanwhile. In a replay nobody knows. */
  share = $derived.by(() => {
    if (!this.runs) return 0;
    return this.seconds === null ? 0.6 : Math.min(1, Math.max(0, this.seconds - 1) / SECONDS);
  });
  /** How far the sun has sunk. */
  dusk = $derived(this.runs ? 1 - this.share : 0);
  /** A number of seconds worth a warning. */
  warning = $derived([5, 10].find((mark) => this.seconds !== null && this.seconds <= mark));

  /** Look again whenever a second is over; for an effect. */
  run(): (() => void) | undefined {
    const sand = this.heard?.sand;
    if (sand == null) return;
    const end = this.told + 1000 * sand;
    let timer = 0;
    const look = (): void => {
      this.now = performance.now();
      const left = end - this.now;
      // A little later than the second, never a little before.
      if (left > 0) timer = window.setTimeout(look, (left % 1000) + 10);
    };
    look();
    return () => clearTimeout(timer);
  }
}
