import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { awaitTurn, DESKTOP, launch, one, openTable, person, PHONE, swipe } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
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

/** Somebody drags own knights onto a state that they can attack. */
async function attack(page: Page, drag: (from: Locator, to: Locator) => Promise<void>): Promise<void> {
  await openTable(page, "farlander", ["friend"]);
  await settle(page);
  const target = page.locator("path.choice.attack").first();
  const name = (await target.getAttribute("data-state")) ?? "";
  await target.hover();
  const own = page.locator("path.own").first();
  const from = (await own.getAttribute("data-state")) ?? "";
  await drag(own, state(page, name));
  await page.getByRole("list", { name: "What happened" }).getByText("attacks").last().waitFor();
  expect(from).not.toBe(name);
}

describe.concurrent("knights are dragged to attack", () => {
  test("with a pointer", async () => {
    const { page, troubles } = await person(browser, { viewport: DESKTOP });
    await attack(page, (from, to) => from.dragTo(to));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test("with a finger", async () => {
    const { page, troubles } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await attack(page, (from, to) => swipe(page, from, to));
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
