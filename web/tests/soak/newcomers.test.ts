import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { bare, choices, DESKTOP, GAMES, connect, person, PHONE } from "../browser/people";

/**
 * People who have never seen a game take its lesson: they read only what the coach says, go on when there is nothing to do,
 * and else click whatever comes to hand, rather where something is marked. All of them must reach the end.
 */
const NEWCOMERS = 5;
const MOST_CLICKS = 500;

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

/** A repeatable series of numbers from 0 to 1. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const over = (page: Page): Locator => page.locator("[data-coach] a[href^='/rules/']");

/** What somebody who reads the prompt clicks next. */
async function pick(page: Page, any: () => number): Promise<Locator | null> {
  const next = page.locator("[data-next]:not(:disabled)");
  if (await next.count()) return next;
  const show = page.locator("[data-show]");
  if ((await show.count()) && any() < 0.2) return show;
  const offered = choices(page);
  const count = await offered.count();
  return count ? offered.nth(Math.floor(any() * count)) : null;
}

test.for(GAMES.flatMap((game) => Array.from({ length: NEWCOMERS }, (_, seed) => ({ game, seed }))))(
  "newcomer $seed reaches the end of the lesson of $game",
  async ({ game, seed }) => {
    const any = dice(seed + 1);
    const { page, troubles } = await person(browser, { viewport: seed % 2 ? PHONE : DESKTOP });
    await page.goto(`/learn/${game}`);
    await page.locator("[data-coach]").waitFor();
    let clicks = 0;
    for (; clicks < MOST_CLICKS && !(await over(page).count()); clicks += 1) {
      const element = await pick(page, any);
      const spot = element && (await bare(element));
      if (spot) await page.mouse.click(spot.x, spot.y);
      else await page.waitForTimeout(20);
    }
    console.log(`${game}, newcomer ${seed}: ${clicks} clicks`);
    expect(await over(page).count()).toBe(1);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);
