import { Engine, type Search } from "./engine";
import type { Code } from "./modules";

/** What a worker is told: first the code of a game, then searches, one at a time. */
export type ToWorker =
  | ({ type: "open" } & Code)
  | { type: "search"; record: Uint8Array; seat: number; key: number; choices: number; seconds: number }
  | { type: "stop" };

/** What a worker tells of a search: how far it is, and at last what it found. */
export type FromWorker =
  | { type: "progress"; share: number }
  | { type: "found"; visits: number[]; outlook: number[] }
  | { type: "failed"; message: string };

/** How long a search runs before the worker looks whether it is told to stop, in milliseconds. */
const SLICE = 16;

let engine: Promise<Engine> | undefined;
let stopped = false;

const tell = (message: FromWorker): void => postMessage(message);

onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if (data.type === "open") engine = open(data);
  else if (data.type === "stop") stopped = true;
  else void answer(data).catch((error: unknown) => tell({ type: "failed", message: String(error) }));
};

async function open({ address, layout }: Code): Promise<Engine> {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(address));
  return new Engine(instance, layout);
}

async function answer({ record, seat, key, choices, seconds }: Extract<ToWorker, { type: "search" }>): Promise<void> {
  stopped = false;
  const made = await engine;
  if (made) await think(made.search([record], seat, key), choices, 1000 * seconds);
}

/** Simulate until the time is over or somebody says stop; a slice is as long as the last one suggests. */
async function think(search: Search, choices: number, milliseconds: number): Promise<void> {
  const began = performance.now();
  let [done, number] = [0, 16];
  for (let now = began; now - began < milliseconds && !stopped;) {
    search.run(done, number);
    done += number;
    const then = performance.now();
    number = Math.max(1, Math.round(Math.min(2 * number, (number * SLICE) / Math.max(then - now, 0.1))));
    now = then;
    tell({ type: "progress", share: Math.min(1, (now - began) / milliseconds) });
    // Lets messages come in.
    await new Promise((ready) => setTimeout(ready));
  }
  tell({ type: "found", visits: search.visits(choices), outlook: search.outlook(choices) });
}
