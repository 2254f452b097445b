import type { Times } from "~/wire";

import { SECONDS } from "./pyramid";
import type { PharaohView } from "./view";

/** The sand, as it runs between one message of the server and the next. */
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
  /** How much is still above; in a replay nobody knows. */
  share = $derived(this.runs ? (this.left === null ? 0.6 : Math.min(1, this.left / SECONDS)) : 0);
  seconds = $derived(this.left === null ? null : Math.ceil(this.left));
  /** How far the sun has sunk, in steps that the eye does not see and the screen need not paint too often. */
  dusk = $derived(this.runs ? Math.round((1 - this.share) * 60) / 60 : 0);
  /** A number of seconds worth a warning. */
  warning = $derived([5, 10].find((mark) => this.seconds !== null && this.seconds <= mark));

  /** Let it run while there is some; for an effect. */
  run(): (() => void) | undefined {
    if (this.heard?.sand == null) return;
    this.now = performance.now();
    const timer = setInterval(() => (this.now = performance.now()), 100);
    return () => clearInterval(timer);
  }
}
