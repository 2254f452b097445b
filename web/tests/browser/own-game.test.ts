import { resolve } from "node:path";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { barriers } from "./barriers";
import { connect, person, playOut, result } from "./people";
import { startServer } from "./server";

/** A game that the page has no folder for: it is in the chest, has rules and a workbench, and is played to its end. */

let browser: Browser;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  const heap = resolve(import.meta.dirname, "../../../examples/heap");
  [browser, server] = await Promise.all([connect(), startServer({ SUNDUK_GAMES: heap })]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test("a game of one's own is played without a folder in the page", async () => {
  const { page, troubles } = await person(browser, { baseURL: server.address });
  await page.goto("/");
  await page.click('a[href="/new/heap"]');
  await page.getByText("Take sticks; take the last one.").waitFor();
  await page.click("button.play");
  await page.waitForURL(/\/tables\//);
  await page.locator("[data-choice]").first().waitFor();
  await page.locator(".board img").waitFor();
  expect(await barriers(page, "a game of one's own")).toEqual([]);
  await playOut(page);
  await result(page).waitFor();
  await page.goto("/rules/heap");
  await page.getByText("Who takes the last stick wins.").waitFor();
  await page.goto("/design/heap");
  await page.locator("[data-verdict]").getByText("This can be played.").waitFor();
  await page.getByLabel("Sticks on the heap", { exact: true }).fill("91");
  await page.getByText("91 is not a whole number from 1 to 90").first().waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
}, 180_000);
