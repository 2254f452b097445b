/** How long something takes: seconds since the start, and what wrong tries add. */
export class Stopwatch {
  /** Seconds so far, for display. */
  seconds = $state(0);
  private begun = 0;
  private added = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  start(): void {
    this.stop();
    this.begun = performance.now();
    this.added = 0;
    this.seconds = 0;
    this.timer = setInterval(() => this.look(), 100);
  }

  /** Add seconds for a wrong try. */
  add(seconds: number): void {
    this.added += seconds;
    this.look();
  }

  stop(): void {
    if (this.timer === undefined) return;
    this.look();
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private look(): void {
    this.seconds = (performance.now() - this.begun) / 1000 + this.added;
  }
}
