import type { Hint, View } from "~/wire";

import { site } from "~/line/current.svelte";

import { together } from "./advice";
import { bytes } from "./bytes";
import type { Found } from "./jobs";
import type { Layout } from "./layout";
import { findModule } from "./modules";
import { Thinker } from "./thinker";

/** How many searches advice is put together from, and how long each takes. */
const SEARCHES = 8;
const SECONDS = 0.2;
/** More workers than this are not worth their memory. */
const MOST_WORKERS = 4;

/** Search the choices of a position on the cores of this machine. If it is stopped, what was found so far counts. */
export async function advise(
  view: View,
  seat: number,
  progress: (share: number) => void,
  stop: AbortSignal,
): Promise<Hint[]> {
  const code = await findModule(view.game, site);
  const shares = new Array<number>(SEARCHES).fill(0);
  const found: Found[] = [];
  let next = 0;
  const count = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1);
  const asked = { seat, trail: [view.record], choices: view.choices.length, nodes: null, seconds: SECONDS };
  await Promise.all(
    Array.from({ length: count }, async () => {
      const thinker = new Thinker();
      try {
        while (next < SEARCHES && !(stop.aborted && found.length)) {
          const number = next++;
          const key = Math.floor(Math.random() * 2 ** 32);
          const job = { kind: "search" as const, ...asked, key, hurried: false, shipped: true };
          found.push(
            await thinker.ask(code, job, stop, (share) => {
              shares[number] = share;
              progress(shares.reduce((sum, each) => sum + each, 0) / SEARCHES);
            }),
          );
        }
      } finally {
        thinker.close();
      }
    }),
  );
  return together(view.choices, seat, seatsOf(code.layout, bytes(view.record)), found);
}

const seatsOf = (layout: Layout, record: Uint8Array): number => record[layout.fields["seats"]?.offset ?? 0] ?? 0;
