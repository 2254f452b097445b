import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { signed } from "../../src/games/fortune/cards";
import { awaitTurn, connect, openBox, person } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

const CHARACTER = '[data-choice^="+"][data-held], [data-choice^="-"][data-held]';

/** The number in a label; 0 if there is none. */
const number = (label: string | null): number => Number(/[+−-]\d+/.exec(label ?? "")?.[0].replace("−", "-") ?? 0);

/** The number of cards in our hand. */
const hand = (page: Page): Promise<number> => page.locator("[data-held]").count();

test.concurrent("a card for somebody else's pile is refused by its rule", async () => {
  const { page, troubles } = await person(browser, { locale: "ru" });
  await openBox(page, "fortune");
  await awaitTurn(page);
  await page.locator(CHARACTER).first().click();
  await page.locator('[data-pile="1"]').click();
  await page.getByRole("alert").getByText("Правило 4.1").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent("a card is taken, put back, and dragged onto a pile; the sum is shown before and after", async () => {
  const { page, troubles } = await person(browser);
  await openBox(page, "fortune");
  await awaitTurn(page);
  const card = page.locator(CHARACTER).first();
  await card.focus();
  await page.keyboard.press("Enter");
  const piles = page.locator("[data-pile][data-choice]");
  expect(await piles.count()).toBe(2);
  expect(await page.evaluate(() => document.activeElement?.matches("[data-pile]"))).toBe(true);
  await page.keyboard.press("Escape");
  expect(await piles.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.matches("[data-held]"))).toBe(true);

  const before = await hand(page);
  const middle = page.locator('[data-pile="middle"]');
  const sum = number(await page.locator(".abacus svg").getAttribute("aria-label"));
  const next = sum - number(await middle.getAttribute("aria-label")) + number(await card.getAttribute("data-choice"));
  await card.hover();
  await page.mouse.down();
  await middle.hover({ force: true });
  await page.getByText(`The sum would be ${signed(next)}.`).waitFor();
  await page.mouse.up();
  await page.waitForFunction((before) => document.querySelectorAll("[data-held]").length === before - 1, before);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent(
  "what Fortune would bring is told before it is called, and then it is paid, with everything moving",
  async () => {
    const { page, troubles } = await person(browser, {}, "quick");
    await openBox(page, "fortune");
    await awaitTurn(page);
    await page.locator(CHARACTER).last().click();
    await page.locator('[data-pile="0"]').click();
    const big = page.locator('[data-choice="B"]');
    await awaitTurn(page);
    await big.waitFor();
    const told = /You would (gain|lose) (\d+) point/.exec((await big.getAttribute("aria-label")) ?? "");
    const change = Number(told?.[2] ?? 0) * (told?.[1] === "lose" ? -1 : 1);
    await page.keyboard.press("Tab");
    await big.focus();
    expect(await page.locator('[data-gain="0"]').textContent()).toBe(signed(change));
    await page.keyboard.press("Enter");
    const log = page.getByRole("list", { name: "What happened" });
    await log.getByText("You call Big Fortune").waitFor();
    if (told) await log.getByText(`You ${told[1]} ${told[2]} points.`).first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);
