import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { awaitTurn, DESKTOP, connect, one, openTable, person, PHONE, pull, swipe } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

const state = (page: Page, name: string): Locator => page.locator(`path[data-state="${name}"]`);

/** Settle until an attack is asked for. */
async function settle(page: Page): Promise<void> {
  while (!(await page.locator("path.choice.attack").count())) {
    expect(await awaitTurn(page)).toBe("choice");
    await one(page);
  }
}

/**
 * With the keyboard, an attack shows where its knights could come from, on the board and in words. A wrong click names
 * its rule.
 */
async function lookAround(page: Page): Promise<void> {
  // Move the pointer away: an element under it would be previewed, too.
  await page.mouse.move(1, 1);
  await page.keyboard.press("Tab");
  await page.locator("path.choice.attack").first().focus();
  const told = await page.getByText("Your knights can come from").textContent();
  const from = /come from ([^.]+)\./.exec(told ?? "")?.[1]?.split(", ") ?? [];
  expect(await page.locator("path.way").count()).toBe(from.length);
  for (const name of from) expect(await state(page, name).getAttribute("class")).toContain("own");
  await page.locator("path.own").first().click();
  await page.getByRole("alert").getByText("Rule 5.3").waitFor();
  await page.getByRole("alert").getByRole("button").first().click();
  await page.locator("#clause-5\\.3").waitFor();
  await page.keyboard.press("Escape");
}

/** Drag knights of our own onto a state that they can attack. */
async function attack(page: Page, drag: (from: Locator, to: Locator) => Promise<void>): Promise<void> {
  const target = page.locator("path.choice.attack").first();
  const name = (await target.getAttribute("data-state")) ?? "";
  const own = page.locator("path.own").first();
  const from = (await own.getAttribute("data-state")) ?? "";
  const told = page
    .getByRole("list", { name: "What happened" })
    .getByText(/attacks? /)
    .last();
  // As with clicks: a drag without effect within this time is repeated.
  await drag(own, state(page, name));
  await told.waitFor({ timeout: 10_000 }).catch(() => drag(own, state(page, name)));
  await told.waitFor();
  expect(from).not.toBe(name);
}

describe.concurrent("knights are dragged to attack", () => {
  test("with a pointer", async () => {
    const { page, troubles } = await person(browser, { viewport: DESKTOP });
    await openTable(page, "farlander", ["friend"]);
    await settle(page);
    await lookAround(page);
    await attack(page, (from, to) => pull(page, from, to));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test("with a finger", async () => {
    const { page, troubles } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await openTable(page, "farlander", ["friend"]);
    await settle(page);
    await attack(page, (from, to) => swipe(page, from, to));
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
