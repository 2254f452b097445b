/** Where bots of this page think: what `sunduk.page.thinking.Modules` asks of it. All is said as JSON. */

import type { Job } from "../engine/jobs";
import { findModule, hasModule } from "../engine/modules";
import { Pool } from "../engine/pool";

/** More workers than this are not worth their memory. */
const MOST_WORKERS = 4;

export interface Modules {
  /** Load the module of a game; whether it can be run here. */
  load(game: string): Promise<boolean>;
  /** Do a job with the module of a game. */
  think(game: string, job: string): Promise<string>;
}

/** Runs modules in workers: one for bots, so that they never wait, and others for whatever takes longer. */
export function openModules(packed: boolean): Modules {
  const bots = new Pool(1);
  const rest = new Pool(Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1));
  const ask = async (game: string, job: Job): Promise<unknown> =>
    job.kind === "task"
      ? rest.ask(await findModule(game, packed, job.module), job)
      : bots.ask(await findModule(game, packed), job);
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
