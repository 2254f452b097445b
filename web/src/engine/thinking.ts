import type { Hint, View } from "~/wire";

import { together, type Found } from "./advice";
import { bytes } from "./bytes";
import type { Layout } from "./layout";
import { findModule } from "./modules";
import type { FromWorker, ToWorker } from "./worker";

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
  const code = await findModule(view.game);
  const record = bytes(view.record);
  if (record.length !== code.layout.record) throw new TypeError(`The module of ${view.game} is of another version.`);
  const shares = new Array<number>(SEARCHES).fill(0);
  const found: Found[] = [];
  let next = 0;
  const count = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1);
  await Promise.all(
    Array.from({ length: count }, async () => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      try {
        tell(worker, { type: "open", ...code });
        while (next < SEARCHES && !(stop.aborted && found.length)) {
          const number = next++;
          const key = Math.floor(Math.random() * 2 ** 32);
          const job = { type: "search" as const, record, seat, key, choices: view.choices.length, seconds: SECONDS };
          found.push(
            await search(worker, job, stop, (share) => {
              shares[number] = share;
              progress(shares.reduce((sum, each) => sum + each, 0) / SEARCHES);
            }),
          );
        }
      } finally {
        worker.terminate();
      }
    }),
  );
  return together(view.choices, seat, seatsOf(code.layout, record), found);
}

function search(
  worker: Worker,
  job: Extract<ToWorker, { type: "search" }>,
  stop: AbortSignal,
  progress: (share: number) => void,
): Promise<Found> {
  return new Promise((done, fail) => {
    const halt = (): void => tell(worker, { type: "stop" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "progress") progress(data.share);
      else if (data.type === "failed") fail(new TypeError(data.message));
      else {
        stop.removeEventListener("abort", halt);
        done(data);
      }
    };
    worker.onerror = ({ message }) => fail(new TypeError(message));
    tell(worker, job);
    if (stop.aborted) halt();
    else stop.addEventListener("abort", halt);
  });
}

const tell = (worker: Worker, message: ToWorker): void => worker.postMessage(message);
const seatsOf = (layout: Layout, record: Uint8Array): number => record[layout.fields["seats"]?.offset ?? 0] ?? 0;
