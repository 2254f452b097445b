import { asGuest } from "~/app/me.svelte";
import { api } from "~/line/api";
import { explained, failure } from "~/line/trouble";
import type { StudyOrder, StudyReport, VariantResults } from "~/wire";

/** A study that the server makes, as far as it has come. */
export class RunningStudy {
  /** Whether another study runs first. */
  waiting = $state(false);
  running = $state(true);
  /** Who plays at the moment, and how many matches of each variant. */
  bots = $state("");
  num = $state(0);
  matches = $state(0);
  /** What is known of the original and of each variant so far. */
  variants = $state.raw<VariantResults[]>([]);
  report = $state.raw<StudyReport | null>(null);
  trouble = $state("");
  private readonly dropped = new AbortController();

  constructor(readonly order: StudyOrder) {}

  async run(): Promise<void> {
    try {
      await asGuest(async () => {
        for await (const line of api.study(this.order, this.dropped.signal)) {
          this.waiting = line.type === "waiting";
          if (line.type === "progress") {
            [this.bots, this.num] = [line.bots, line.num];
            [this.matches, this.variants] = [line.matches, line.variants];
          }
          if (line.type === "done") this.report = line.report;
          if (line.type === "failed") this.trouble = explained({ code: "failed", message: line.message });
        }
      });
    } catch (error) {
      if (!this.dropped.signal.aborted) this.trouble = failure(error);
    }
    this.running = false;
  }

  /** Enough matches were played: the report is made of these. */
  async stop(): Promise<void> {
    await api.stopStudy().catch((error: unknown) => (this.trouble = failure(error)));
  }

  close(): void {
    this.dropped.abort();
    this.running = false;
  }
}

/** An estimate with half the width of its interval, such as `54.1 ± 0.3`; `scale` is 100 for shares. */
export function told({ value, low, high }: { value: number; low: number; high: number }, scale = 1): string {
  const reach = (scale * (high - low)) / 2;
  const digits = reach > 0 ? Math.max(0, Math.min(3, -Math.floor(Math.log10(reach / 2)))) : 1;
  return `${(scale * value).toFixed(digits)} ± ${reach.toFixed(digits)}`;
}
