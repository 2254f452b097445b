import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { awaitTurn, DESKTOP, GAMES, connect, one, openTable, person, PHONE } from "../browser/people";
import { work, type Trace } from "./trace";

/** Smoothness of animations: matches are played with motion on, and every animated frame is timed. */

const ONLY = process.env["GAME"];
const MOVES = Number(process.env["MOVES"] ?? 10);
const LOOKS = { desktop: DESKTOP, phone: PHONE };
const CATEGORIES = ["devtools.timeline", "blink.user_timing"];

interface Scene {
  name: string;
  game: string;
  /** The other seats. */
  others: string[];
  moves: number;
  /** Which choice to make, given their number. */
  pick?: (count: number, made: number) => number;
  /** Milliseconds to watch the animation before the next move. In a race nobody waits for it. */
  pause: number;
}

const last = (count: number): number => count - 1;
const race = { game: "pharaoh", others: ["friend"], pause: 800 };
const SCENES: Scene[] = [
  ...GAMES.filter((game) => game !== race.game).map((game) => ({
    name: game,
    game,
    others: ["bot1"],
    moves: MOVES,
    pause: 0,
  })),
  // The first choice calls a tile or counts, the last one passes.
  { ...race, name: "pharaoh", moves: 3 * MOVES, pick: (count, made) => (made % 2 ? last(count) : 0) },
  { ...race, name: "pharaoh, dice alone", moves: 3 * MOVES, pick: last },
];

interface Seen {
  /** Milliseconds between consecutive animated frames. */
  frames: number[];
  /** Tasks of 50 ms and more during animations. */
  long: number[];
}

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(async () => {
  await browser.close();
  console.log([HEAD, ...rows].join("\n"));
});

const HEAD = `
| board | frames in motion | ≤ 17 ms | p99 | worst | long tasks | script, style and layout a frame, p50 | p99 | worst |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`;
const rows: string[] = [];

/** Time every frame from now on, and mark those with animations. */
function record(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: Seen = { frames: [], long: [] };
    (window as unknown as { seen: Seen }).seen = seen;
    let before: number | null = null;
    const frame = (now: number): void => {
      const moves = document.getAnimations().some((animation) => animation.playState === "running");
      if (moves && before !== null) seen.frames.push(now - before);
      if (moves) performance.mark("moves");
      before = moves ? now : null;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => {
      if (before !== null) seen.long.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ entryTypes: ["longtask"] });
  });
}

const at = (sorted: number[], share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

function row(name: string, { frames, long }: Seen, times: number[]): string {
  const [sorted, worked] = [frames, times].map((row) => row.toSorted((one, other) => one - other)) as [
    number[],
    number[],
  ];
  // The clock is rounded to 0.1 ms, a frame takes 16.7 ms.
  const smooth = frames.filter((time) => time <= 17).length / frames.length;
  const cells = [
    name,
    frames.length,
    `${(100 * smooth).toFixed(1)} %`,
    ...[at(sorted, 0.99), at(sorted, 1)].map(ms),
    long.length,
    ...[at(worked, 0.5), at(worked, 0.99), at(worked, 1)].map(ms),
  ];
  return `| ${cells.join(" | ")} |`;
}

for (const { name, game, others, moves, pick, pause } of SCENES.filter(({ game }) => (ONLY ?? game) === game)) {
  for (const [look, viewport] of Object.entries(LOOKS)) {
    test(`${name}, ${look}`, async () => {
      const { page } = await person(browser, { viewport }, "full");
      await openTable(page, game, others);
      await awaitTurn(page);
      await record(page);
      await browser.startTracing(page, { categories: CATEGORIES });
      for (let made = 0; made < moves && (await awaitTurn(page)) !== "over"; made += 1) {
        await one(page, pick && ((count) => pick(count, made)));
        await page.waitForTimeout(pause);
      }
      await awaitTurn(page);
      const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
      const trace = JSON.parse((await browser.stopTracing()).toString("utf-8")) as Trace;
      rows.push(row(`${name}, ${look}`, seen, work(trace)));
      await page.context().close();
    });
  }
}
