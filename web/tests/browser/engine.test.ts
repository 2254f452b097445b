import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { build, type Rollup } from "vite";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import type { Engine } from "../../src/engine/engine";
import { GAMES, connect, person } from "./people";

let browser: Browser;
let driver: string;
beforeAll(async () => {
  browser = await connect();
  driver = await bundled();
});
afterAll(() => browser.close());

const ROOT = resolve(import.meta.dirname, "../../..");

/** What the CPU makes of the same matches and searches, see tests/wasm/expected.py. */
interface Expected {
  golden: { start: string; log: [number, number][]; states: string; choices: number[][] }[];
  perft: { record: string; counts: number[] }[];
  random: { fresh: string; key: number; number: number; steps: number; ends: string }[];
  searches: (Asked & { nodes: number; shipped: boolean; visits: number[]; outlook: number[] })[];
  looks: (Asked & { worlds: number; outlook: number[] })[];
  races: (Asked & { gains: number[]; efforts: number[] })[];
  endings: (Asked & { most: number; visited: number; outlook: number[] })[];
  /** The file of networks, if the game has one. */
  networks: string;
}

/** A decision of a seat: its views, the present one last, and how many choices it has. */
interface Asked {
  trail: string[];
  seat: number;
  key: number;
  choices: number;
}

/** The client's driver of modules, as one script. */
async function bundled(): Promise<string> {
  const entry = resolve(ROOT, "web/src/engine/engine.ts");
  const lib = { entry, formats: ["iife" as const], name: "driver" };
  const [made] = (await build({ configFile: false, logLevel: "error", build: { lib, write: false } })) as [
    Rollup.RollupOutput,
  ];
  return made.output[0].code;
}

test.for(GAMES)("%s: Chromium plays and searches as the CPU does", async (game, { expect }) => {
  const python = resolve(ROOT, ".venv/bin/python");
  const options = { cwd: ROOT, encoding: "utf-8" as const, maxBuffer: 1 << 28 };
  const expected = JSON.parse(execFileSync(python, ["-m", "tests.wasm.expected", game], options)) as Expected;
  const module = readFileSync(resolve(ROOT, `web/engine/${game}.wasm`)).toString("base64");
  const layout = JSON.parse(readFileSync(resolve(ROOT, `web/engine/${game}.json`), "utf-8")) as object;
  const { page, troubles } = await person(browser, { bypassCSP: true });
  await page.goto("/");
  await page.evaluate(`${driver}; globalThis.driver = driver`);
  const found = await page.evaluate(
    async ({ module, layout, expected }) => {
      const bytes = (text: string): Uint8Array<ArrayBuffer> =>
        Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const digest = async (parts: Uint8Array[]): Promise<string> => {
        const whole = await new Blob(parts as BlobPart[]).arrayBuffer();
        const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
        return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      };
      const { Engine: Made } = (globalThis as unknown as { driver: { Engine: typeof Engine } }).driver;
      const { instance } = await WebAssembly.instantiate(bytes(module), {});
      const engine = new Made(instance, layout as never);
      for (const network of Object.values(engine.layout.networks)) engine.addNetwork(network, bytes(expected.networks));
      const golden = expected.golden.map(async ({ start, log }) => {
        let record: Uint8Array = bytes(start);
        const choices: number[][] = [];
        const states = log.map(([who, action]) => {
          choices.push(engine.choices(record, who));
          if (engine.refusal(record, who, action)) throw new Error(`${action} of ${who} is refused`);
          record = engine.after(record, who, action);
          return record;
        });
        return { start, log, states: await digest(states), choices };
      });
      return {
        golden: await Promise.all(golden),
        perft: expected.perft.map(({ record, counts }) => ({
          record,
          counts: counts.map((_, depth) => engine.perft(bytes(record), depth + 1)),
        })),
        random: await Promise.all(
          expected.random.map(async ({ fresh, key, number }) => {
            const { ends, lengths } = engine.play(bytes(fresh), key, 0, number);
            const steps = lengths.reduce((sum, each) => sum + each, 0);
            return { fresh, key, number, steps, ends: await digest([ends]) };
          }),
        ),
        searches: expected.searches.map((asked) => {
          const { trail, seat, key, nodes, shipped, choices } = asked;
          const search = engine.search(trail.map(bytes), seat, key, { nodes: nodes + 1, shipped });
          search.run(0, nodes);
          return { ...asked, visits: search.visits(choices), outlook: search.outlook(choices) };
        }),
        looks: expected.looks.map((asked) => {
          const { trail, seat, key, worlds, choices } = asked;
          return { ...asked, outlook: engine.look(bytes(trail.at(-1) ?? ""), seat, key, worlds, choices) };
        }),
        races: expected.races.map((asked) => ({
          ...asked,
          ...engine.weigh(bytes(asked.trail.at(-1) ?? ""), asked.seat, asked.choices),
        })),
        endings: expected.endings.map((asked) => ({
          ...asked,
          ...engine.solve(bytes(asked.trail.at(-1) ?? ""), asked.seat, asked.most),
        })),
        networks: expected.networks,
      };
    },
    { module, layout, expected },
  );
  expect(expected.golden.length).toBeGreaterThan(0);
  expect(found).toEqual(expected);
  expect(troubles).toEqual([]);
  await page.context().close();
});
