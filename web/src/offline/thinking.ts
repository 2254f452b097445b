/** Where bots of this page think: what `sunduk.page.thinking.Modules` asks of it. All is said as JSON. */

import type { Job } from "../engine/jobs";
import { findModule, hasModule } from "../engine/modules";
import { Thinker } from "../engine/thinker";

export interface Modules {
  /** Load the module of a game; whether it can be run here. */
  load(game: string): Promise<boolean>;
  /** Do a job with the module of a game. */
  think(game: string, job: string): Promise<string>;
}

/** Runs modules in a worker of its own, which begins when it is needed. */
export function openModules(packed: boolean): Modules {
  let thinker: Thinker | null = null;
  const ask = async (game: string, job: Job): Promise<unknown> => {
    thinker ??= new Thinker();
    try {
      return await thinker.ask(await findModule(game, packed), job);
    } catch (error) {
      // Whatever happened to this worker, the next job gets another.
      thinker.close();
      thinker = null;
      throw error;
    }
  };
  return {
    async load(game) {
      if (!hasModule(game)) return false;
      return ask(game, { kind: "open" }).then(
        () => true,
        () => false,
      );
    },
    async think(game, job) {
      return JSON.stringify(await ask(game, JSON.parse(job) as Job));
    },
  };
}
