import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { cards } from "../../src/games/facir/cards";
import { choices, connect, lift, openTable, person, PHONE, swipe } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("There is nothing to drag, or nowhere.");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y - 20, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

const hole = (page: Page, name: string): Locator => page.locator(`[data-choice="${name}"], [data-hole="${name}"]`);
const stock = (page: Page): Locator => page.locator("[data-stock='0']");
const nail = (page: Page, name: string): Locator => page.locator(`[data-nail="${name}"]`);

test.concurrent("nails and the fakir are dragged; what a rule forbids is refused with it", async () => {
  const { page, troubles } = await person(browser);
  await openTable(page, "facir", ["friend"]);
  for (const way of ["r0", "r2"]) {
    await lift(page);
    await page.locator(`[data-choice="${way}"]`).click();
  }

  await lift(page);
  const card = (await page.locator("[data-own]").getAttribute("data-own")) ?? "";
  const log = page.getByRole("list", { name: "What happened" });
  await log
    .getByRole("listitem")
    .filter({ hasText: "draws a card with" })
    .locator(`[href="#fc-card-${card}"]`)
    .waitFor();
  const rows = cards().get(card) ?? [];
  const wanted = rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "o" ? [`${"cde"[x]}${y + 3}`] : [])));
  const [first = "", ...others] = wanted;

  await drag(page, stock(page), hole(page, "a7"));
  await nail(page, "a7").waitFor({ state: "attached" });
  await lift(page);
  await drag(page, stock(page), hole(page, "a7"));
  await page.getByRole("alert").getByText("Rule 4.3").waitFor();
  await page.keyboard.press("Escape");
  await drag(page, stock(page), hole(page, "g7"));

  await lift(page);
  await drag(page, nail(page, "a7"), hole(page, first));
  await nail(page, first).waitFor({ state: "attached" });
  expect(await nail(page, "a7").count()).toBe(0);

  for (const [turn, next] of others.entries()) {
    await lift(page);
    await hole(page, `${"abcde"[turn]}${turn % 2 ? 1 : 7}`).click();
    await nail(page, `${"abcde"[turn]}${turn % 2 ? 1 : 7}`).waitFor({ state: "attached" });
    const done = page.locator("[data-choice='done']");
    if (await done.count()) await done.click();
    await lift(page);
    await drag(page, stock(page), hole(page, next));
    await nail(page, next).waitFor({ state: "attached" });
  }

  await page.locator("[data-choice='done']").waitFor();
  await drag(page, page.locator("[data-own]"), hole(page, "d4"));
  await page.locator(".log").getByText("wins the round").first().waitFor({ state: "attached" });
  await lift(page);
  await choices(page).first().waitFor();
  expect(await page.locator("[data-seat] .points").allTextContents()).toContain("2");
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent("a finger drags a nail from the tray, and from hole to hole", async () => {
  const { page, troubles } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await openTable(page, "facir", ["friend"]);
  for (const way of ["r0", "r2"]) {
    await lift(page);
    await page.locator(`[data-choice="${way}"]`).tap();
    // The first tap previews, the second makes the choice.
    await page.locator(`[data-choice="${way}"]`).tap();
  }
  for (const name of ["a7", "g7"]) {
    await lift(page);
    await swipe(page, stock(page), hole(page, name));
    await nail(page, name).waitFor({ state: "attached" });
  }
  await lift(page);
  await swipe(page, page.locator('[data-choice="-a7"]'), hole(page, "c5"));
  await nail(page, "c5").waitFor({ state: "attached" });
  expect(await nail(page, "a7").count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});
