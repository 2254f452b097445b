import { rmSync } from "node:fs";
import { join } from "node:path";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { ready, WANTED, writeSite } from "../browser/alone";
import { serveFiles } from "../browser/files";
import { connect, one, openTable, person, watch } from "../browser/people";

/** Times the page without a server: until the first frame, and from a person's move to its frame. */

let browser: Browser;
let folder: string;
let files: Awaited<ReturnType<typeof serveFiles>>;
beforeAll(async () => {
  browser = await connect();
  folder = writeSite();
  files = await serveFiles(join(folder, "site"));
});
afterAll(async () => {
  await browser.close();
  await files.stop();
  rmSync(folder, { recursive: true });
});

/** Times are taken so often; the median counts. */
const ROUNDS = 5;
const MOVES = 30;

/** Milliseconds since the navigation. */
const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

function told(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  return `${sorted[sorted.length >> 1]?.toFixed(1)} ms in the median, ${sorted.at(-1)?.toFixed(1)} ms at most, of ${sorted.length}`;
}

test("until the first frame", async () => {
  const [cold, warm]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page } = await person(browser);
    await page.goto(files.address);
    await ready(page);
    cold.push(await now(page));
    const table = await openTable(page, "marrakech", ["friend"]);
    await page.goto("about:blank");
    await page.goto(table);
    await page.locator("[data-seq]").waitFor();
    warm.push(await now(page));
    await page.context().close();
  }
  console.log(`first answer, nothing kept: ${told(cold)}`);
  console.log(`first frame of a table, opened again: ${told(warm)}`);
});

/** Take the time of every move in the worker that keeps the tables, from the message that comes in to the view that goes out. */
async function timeWorker(page: Page): Promise<() => Promise<number[]>> {
  const workers = page.workers();
  for (const worker of workers)
    await worker.evaluate(() => {
      const times: number[] = [];
      let came = 0;
      addEventListener("message", (event: MessageEvent<{ type: string; text?: string }>) => {
        // Python has acted on it already; the view goes out once it is stored.
        if (event.data.type === "message" && event.data.text?.includes('"act"')) came = event.timeStamp;
      });
      const post = self.postMessage.bind(self) as (message: unknown) => void;
      Object.assign(self, {
        times,
        postMessage(message: { type: string; text?: string }) {
          if (came && message.type === "frame" && message.text?.startsWith('{"type":"view"')) {
            times.push(performance.now() - came);
            came = 0;
          }
          post(message);
        },
      });
    });
  return async () =>
    (
      await Promise.all(workers.map((worker) => worker.evaluate(() => (self as unknown as { times: number[] }).times)))
    ).flat();
}

test.each(WANTED)("moves of %s", async (game) => {
  const { page } = await person(browser);
  await page.addInitScript(() => {
    const times: number[] = [];
    let sent = 0;
    const send = Worker.prototype.postMessage as (message: unknown) => void;
    Worker.prototype.postMessage = function (this: Worker, message: { type: string; text?: string }): void {
      if (message.type === "message" && message.text?.includes('"act"')) sent = performance.now();
      if (message.type === "start")
        this.addEventListener("message", ({ data }: MessageEvent<{ type: string; text?: string }>) => {
          if (!sent || data.type !== "frame" || !data.text?.startsWith('{"type":"view"')) return;
          times.push(performance.now() - sent);
          sent = 0;
        });
      send.call(this, message);
    };
    Object.assign(window, { times });
  });
  await page.goto(files.address);
  await ready(page);
  const inWorker = await timeWorker(page);
  // The address changes within the page: its worker goes on.
  await openTable(page, game, ["bot1"], game === "facir" ? { round_limit: "20" } : {});
  for (let move = 0; move < MOVES && (await watch(page)).turn !== "over"; move += 1) await one(page);
  const inPage = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  const worked = await inWorker();
  console.log(`${game}: in the worker ${told(worked)}; in the page, drawing included, ${told(inPage)}`);
  expect(worked.length).toBeGreaterThan(0);
  await page.context().close();
});
