import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { choices, click, GAMES, connect, lift, one, openTable, person, watch } from "./people";
import { slowLine, type SlowLine } from "./slow";

/** Whoever plays over a slow line sees their own move at once, and what the server says of it later. */

const DELAY = 125;

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

const seq = async (page: Page): Promise<number> => Number(await page.locator("[data-seq]").getAttribute("data-seq"));
const log = (page: Page) => page.getByRole("list", { name: "What happened" });

/** Wait until the page can show what our choices bring: it has asked for that, and was answered. */
async function ready(page: Page, told: Promise<unknown>): Promise<void> {
  await lift(page);
  await told;
  await choices(page).first().waitFor();
}

const sequels = (page: Page, place: number): Promise<unknown> =>
  page.waitForResponse(async (answer) => {
    if (!answer.url().includes("/sequels")) return false;
    return ((await answer.json().catch(() => ({ seq: -1 }))) as { seq: number }).seq >= place;
  });

/** How often the board has animated each of these elements. */
async function counting(page: Page, ...selectors: string[]): Promise<() => Promise<number[]>> {
  await page.addInitScript((selectors) => {
    const counts = selectors.map(() => 0);
    Object.assign(window, { counts });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      for (const [place, selector] of selectors.entries())
        if (this.matches(selector)) counts[place] = (counts[place] ?? 0) + 1;
      return animate.apply(this, given);
    };
  }, selectors);
  return () => page.evaluate(() => (window as unknown as { counts: number[] }).counts);
}

/** A table for two at one screen, over a slow line, with the animations of the board counted. */
async function atMarrakech(): Promise<{
  page: Page;
  troubles: string[];
  line: SlowLine;
  counts: () => Promise<number[]>;
  address: string;
}> {
  const { page, troubles } = await person(browser, {}, "quick");
  const line = await slowLine(page, DELAY);
  const counts = await counting(page, ".assam .base", ".fresh");
  const told = sequels(page, 1);
  const address = await openTable(page, "marrakech", ["friend"]);
  await ready(page, told);
  return { page, troubles, line, counts, address };
}

test.concurrent("a move is shown before the server answers, animated once, and told once", async ({ expect }) => {
  const { page, troubles, line, counts } = await atMarrakech();
  const before = await seq(page);
  line.hold();
  await page.locator('[data-choice="L"]').click();
  await expect.poll(() => seq(page)).toBe(before + 1);
  expect(await counts()).toEqual([1, 0]);
  expect(await choices(page).count()).toBe(0);
  expect(await log(page).textContent()).toContain("Assam to the left");
  expect(await page.locator("[aria-live=polite]").first().textContent()).toContain("Assam to the left");
  // A click meanwhile is no second move.
  await page.locator("[data-edge]").first().click({ force: true });
  const told = sequels(page, before + 2);
  line.release();
  await ready(page, told);
  expect(await counts()).toEqual([1, 0]);
  expect((await log(page).textContent())?.match(/Assam to the left/g)).toHaveLength(1);

  const laying = await seq(page);
  expect(laying).toBe(before + 2);
  line.hold();
  await click(page, 0);
  await expect.poll(() => seq(page)).toBe(laying + 1);
  await expect.poll(counts).toEqual([1, 1]);
  line.release();
  await watch(page);
  expect(await counts()).toEqual([1, 1]);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent("a move that comes too late is taken back, and the page says why", async ({ expect }) => {
  const { page, troubles, line, address } = await atMarrakech();
  const before = await seq(page);
  line.hold();
  // In another window of this browser, somebody is quicker.
  const { acting } = (await (await page.request.get(`/api${new URL(address).pathname}`)).json()) as {
    acting: number[];
  };
  await page.request.post(`/api${new URL(address).pathname}/actions`, {
    data: { seat: acting[0], seq: before, action: "R" },
  });
  await page.locator('[data-choice="L"]').click();
  await expect.poll(() => seq(page)).toBe(before + 1);
  expect(await log(page).textContent()).toContain("Assam to the left");
  line.release();
  await page.getByRole("alert").getByText("The position has changed").waitFor();
  await choices(page).first().waitFor();
  expect(await seq(page)).toBe(before + 2);
  expect(await log(page).textContent()).toContain("Assam to the right");
  expect(await log(page).textContent()).not.toContain("Assam to the left");
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent("a move that is on its way when the line is cut is not shown twice", async ({ expect }) => {
  const { page, troubles, line, counts, address } = await atMarrakech();
  const before = await seq(page);
  line.hold();
  await page.locator('[data-choice="L"]').click();
  await expect.poll(() => seq(page)).toBe(before + 1);
  const arrived = async (): Promise<number> =>
    ((await (await page.request.get(`/api${new URL(address).pathname}`)).json()) as { seq: number }).seq;
  await expect.poll(arrived).toBe(before + 2);
  await line.cut();
  await choices(page).first().waitFor();
  expect(await seq(page)).toBe(before + 2);
  expect(await counts()).toEqual([1, 0]);
  expect((await log(page).textContent())?.match(/Assam to the left/g)).toHaveLength(1);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent("in a race, a call is shown at once; whoever was quicker keeps the tile", async ({ expect }) => {
  const { page, troubles } = await person(browser);
  const line = await slowLine(page, DELAY);
  const bob = await person(browser);
  const told = sequels(page, 1);
  const address = await openTable(page, "pharaoh", ["open"]);
  await bob.page.goto(address);
  await bob.page.getByRole("button", { name: "Sit down" }).click();
  await ready(page, told);
  const tiles = await page
    .locator(".tile[data-choice]")
    .evaluateAll((all) => all.map((tile) => tile.getAttribute("data-choice")));
  const [first, second] = tiles as [string, string];
  line.hold();
  await bob.page.locator(`.tile[data-choice="${first}"]`).click();
  await bob.page.locator(`[data-taken="${first}"]`).waitFor();
  await page.locator(`.tile[data-choice="${second}"]`).click();
  await page.locator(`[data-taken="${second}"]`).waitFor();
  expect(await page.locator(`[data-taken="${first}"]`).count()).toBe(0);
  await bob.page.locator(`[data-taken="${second}"]`).waitFor();
  line.release();
  // Both calls count, his before ours, and each is told once.
  await page.locator(`[data-taken="${first}"]`).waitFor();
  const lines = await log(page).textContent();
  expect(lines?.match(new RegExp(`call ${second}|calls ${first}`, "g"))).toHaveLength(2);
  expect([...troubles, ...bob.troubles]).toEqual([]);
  await Promise.all([page.context().close(), bob.page.context().close()]);
});

test.concurrent.for(GAMES)("a move of %s is shown before the server answers", async (game, { expect }) => {
  const { page, troubles } = await person(browser);
  const line = await slowLine(page, DELAY);
  const told = sequels(page, 1);
  await openTable(page, game, ["friend"]);
  await ready(page, told);
  const [before, heard] = [await seq(page), line.heard("view")];
  line.hold();
  for (let at = 0; (await seq(page)) === before; at += 1) await click(page, at);
  expect(await seq(page)).toBe(before + 1);
  expect(line.heard("view")).toBe(heard);
  expect(await choices(page).count()).toBe(0);
  line.release();
  await lift(page);
  await one(page);
  expect(troubles).toEqual([]);
  await page.context().close();
});
