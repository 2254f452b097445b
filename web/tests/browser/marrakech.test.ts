import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { choices, connect, one, openBox, openTable, person } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

test.concurrent("a click that a rule forbids names the rule and opens the rules there", async () => {
  const { page, troubles } = await person(browser, { locale: "ru" });
  await openBox(page, "marrakech");
  await choices(page).first().waitFor();
  await page.locator("[data-edge]").first().click({ force: true });
  const refusal = page.getByRole("alert");
  await refusal.getByText("Правило 3.2").waitFor();
  await refusal.getByRole("button", { name: "Показать в правилах" }).click();
  await page.locator("#clause-3\\.2.marked").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("svg[role='group']").click({ position: { x: 8, y: 8 } });
  expect(await page.evaluate(() => document.activeElement?.tagName), "a click does not frame the board").not.toBe(
    "svg",
  );
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent("who points at a turn sees what would be paid at each stop, and that is what is paid", async () => {
  const { page, troubles } = await person(browser);
  await openTable(page, "marrakech", ["friend"]);
  for (let turns = 0; ; turns += 1) {
    expect(turns, "turns without a rug to pay for").toBeLessThan(40);
    await page.locator("[data-choice='A']").hover();
    await page.getByText(/Nobody would pay|\(\d+%\)/).waitFor();
    if (await page.locator("[data-due]").count()) break;
    await one(page);
    await one(page);
  }
  const told = (await page.getByText(/\(\d+%\)/).textContent()) ?? "";
  const paid = new Map(
    [...told.matchAll(/(\d) slippers? \(\d+%\): (.+? pays \d+ dirhams? to .+?\.)/g)].map((found) => [
      found[1],
      found[2],
    ]),
  );
  const coins = await page
    .locator("[data-due]")
    .evaluateAll((coins) => coins.map((coin) => coin.getAttribute("data-due")));
  expect([...paid.keys()].sort()).toEqual(coins.sort());

  await page.locator("[data-choice='A']").click();
  const walk = page
    .getByRole("list", { name: "What happened" })
    .getByText(/Assam walks/)
    .last();
  await choices(page).first().waitFor();
  const rolled = /\d/.exec((await walk.textContent()) ?? "")?.[0] ?? "";
  const after = (await page.getByRole("list", { name: "What happened" }).locator("li").last().textContent())?.trim();
  if (paid.has(rolled)) expect(after).toBe(paid.get(rolled));
  else expect(after).not.toContain("pays");
  expect(troubles).toEqual([]);
  await page.context().close();
});
