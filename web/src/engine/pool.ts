import type { Answer, Job } from "./jobs";
import type { Code } from "./modules";
import { Thinker } from "./thinker";

/** Workers that run modules of games. Each begins when it is needed; a job goes to the one that has the least to do. */
export class Pool {
  /** How many jobs each worker has. */
  private readonly jobs = new Map<Thinker, number>();

  constructor(private readonly most: number) {}

  async ask<J extends Job>(code: Code, job: J): Promise<Answer<J>> {
    const thinker = this.idlest();
    this.jobs.set(thinker, (this.jobs.get(thinker) ?? 0) + 1);
    try {
      const answer = await thinker.ask(code, job);
      const left = this.jobs.get(thinker);
      if (left !== undefined) this.jobs.set(thinker, left - 1);
      return answer;
    } catch (error) {
      // Whatever happened to this worker, the next job gets another.
      this.jobs.delete(thinker);
      thinker.close();
      throw error;
    }
  }

  private idlest(): Thinker {
    const [first] = [...this.jobs].sort(([, one], [, other]) => one - other);
    return first && (first[1] === 0 || this.jobs.size >= this.most) ? first[0] : new Thinker();
  }
}
