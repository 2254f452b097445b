import type { Answer, FromWorker, Job, ToWorker } from "./jobs";
import type { Code } from "./modules";

/** A worker that runs modules of games. Jobs are done one after another. */
export class Thinker {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private last: Promise<unknown> = Promise.resolve();

  /** Do a job; a TypeError if the module cannot be loaded or run here. If it is stopped, what was found counts. */
  ask<J extends Job>(code: Code, job: J, stop?: AbortSignal, progress?: (share: number) => void): Promise<Answer<J>> {
    const answer = this.last.then(() => this.answer(code, job, stop, progress));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  close(): void {
    this.worker.terminate();
  }

  private answer<J extends Job>(
    code: Code,
    job: J,
    stop?: AbortSignal,
    progress?: (share: number) => void,
  ): Promise<Answer<J>> {
    return new Promise((done, fail) => {
      const halt = (): void => this.tell({ type: "stop" });
      const ended = (): void => stop?.removeEventListener("abort", halt);
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "progress") return progress?.(data.share);
        ended();
        if (data.type === "failed") fail(new TypeError(data.message));
        else done(data.answer as Answer<J>);
      };
      this.worker.onerror = ({ message }) => {
        ended();
        fail(new TypeError(message));
      };
      this.tell({ type: "job", code, job });
      if (stop?.aborted) halt();
      else stop?.addEventListener("abort", halt);
    });
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }
}
