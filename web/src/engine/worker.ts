/** Runs modules of games, so that nothing else waits while they think: one job at a time, see `thinker.ts`. */

import { bytes } from "./bytes";
import { Engine, type Search } from "./engine";
import type { Answers, FromWorker, Job, SearchJob, ToWorker } from "./jobs";
import type { Code } from "./modules";

/** How long a search runs before the worker looks whether it is told to stop, in milliseconds. */
const SLICE = 16;

/** Engines by the address of their module. */
const engines = new Map<string, Promise<Engine>>();
let stopped = false;

const tell = (message: FromWorker): void => postMessage(message);

onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if (data.type === "stop") {
    stopped = true;
    return;
  }
  stopped = false;
  done(data.code, data.job).then(
    (answer) => tell({ type: "answer", answer }),
    (error: unknown) => tell({ type: "failed", message: String(error) }),
  );
};

async function done(code: Code, job: Job): Promise<Answers[keyof Answers]> {
  const engine = await opened(code);
  switch (job.kind) {
    case "open":
      return null;
    case "search":
      return search(engine, code, job);
    case "look":
      return engine.look(record(job.record, code), job.seat, job.key, job.worlds, job.choices);
    case "solve":
      return engine.solve(record(job.record, code), job.seat, job.most);
    case "weigh":
      return engine.weigh(record(job.record, code), job.seat, job.choices);
    case "task":
      return engine.task(job, bytes(job.given));
  }
}

function opened(code: Code): Promise<Engine> {
  let found = engines.get(code.address);
  if (!found) {
    found = open(code);
    engines.set(code.address, found);
    // What cannot be loaded now may be there later.
    found.catch(() => engines.delete(code.address));
  }
  return found;
}

async function open({ address, layout, packed }: Code): Promise<Engine> {
  // Compiled from bytes: a file server may not know the type of modules.
  const { instance } = await WebAssembly.instantiate(await load(address, packed));
  return new Engine(instance, layout);
}

async function load(address: string, packed: boolean): Promise<ArrayBuffer> {
  const answer = await fetch(packed ? `${address}.bin` : address);
  if (!answer.ok || !answer.body) throw new TypeError(`${address} cannot be loaded: ${answer.status}`);
  const body = packed ? answer.body.pipeThrough(new DecompressionStream("gzip")) : answer.body;
  return new Response(body).arrayBuffer();
}

/** The bytes of a record, if the module is of the version that made it. */
function record(text: string, { layout }: Code): Uint8Array {
  const found = bytes(text);
  if (found.length !== layout.record) throw new TypeError(`The module of ${layout.game} is of another version.`);
  return found;
}

async function search(engine: Engine, code: Code, job: SearchJob): Promise<Answers["search"]> {
  const trail = job.trail.map((view) => record(view, code));
  const network = job.shipped ? engine.networkOf(trail.at(-1) as Uint8Array) : undefined;
  if (network && code.networks && !engine.hasNetwork(network.shape.seats))
    engine.addNetwork(network, new Uint8Array(await load(code.networks, code.packed)));
  const settings = { shipped: network !== undefined, nodes: (job.nodes ?? Infinity) + 1 };
  const made = engine.search(trail, job.seat, job.key, settings);
  await think(made, job);
  return { visits: made.visits(job.choices), outlook: made.outlook(job.choices) };
}

/** Simulate until the budget is used up or somebody says stop; a slice is as long as the last one suggests. */
async function think(search: Search, { choices, nodes, seconds, hurried }: SearchJob): Promise<void> {
  const began = performance.now();
  const [all, end] = [nodes ?? Infinity, began + 1000 * (seconds ?? Infinity)];
  let [done, number, fastest] = [0, 16, 0];
  for (let now = began; done < all && now < end && !stopped;) {
    number = Math.min(number, all - done);
    search.run(done, number);
    done += number;
    const then = performance.now();
    const rate = number / Math.max(then - now, 0.01);
    // The highest rate so far: a machine that was busy for a moment may be quicker again.
    fastest = Math.max(fastest, rate);
    if (hurried && lead(search.visits(choices)) > Math.min(fastest * (end - then), all - done)) break;
    number = Math.max(1, Math.round(Math.min(2 * number, rate * Math.min(SLICE, Math.max(0, end - then)))));
    now = then;
    if (done === all) break;
    tell({ type: "progress", share: Math.min(1, Math.max(done / all, (now - began) / (end - began))) });
    await messages();
  }
}

/** By how many visits the first choice is ahead of the second. */
function lead(visits: number[]): number {
  const [first = 0, second = 0] = visits.toSorted((one, other) => other - one);
  return first - second;
}

/** Lets messages come in. A timer would wait for milliseconds. */
function messages(): Promise<void> {
  return new Promise((come) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      come();
    };
    port2.postMessage(null);
  });
}
