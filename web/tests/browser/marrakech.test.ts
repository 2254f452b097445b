import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { choices, launch, openBox, person } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("a click that a rule forbids names the rule and opens the rules there", async () => {
  const { page, troubles } = await person(browser, { locale: "ru" });
  await openBox(page, "marrakech");
  await choices(page).first().waitFor();
  await page.locator("[data-edge]").first().click({ force: true });
  const refusal = page.getByRole("alert");
  await refusal.getByText("Правило 3.2").waitFor();
  await refusal.getByRole("button", { name: "Открыть правила здесь" }).click();
  await page.locator("#clause-3\\.2.marked").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
