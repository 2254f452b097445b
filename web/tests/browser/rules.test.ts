import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { barriers } from "./barriers";
import { choice } from "./lessons";
import { GAMES, connect, person, PHONE, widthBeyond } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

test("an example is drawn before and after, says what is refused, and can be tried", async () => {
  const { page, troubles } = await person(browser);
  await page.goto("/rules/marrakech#clause-1.3");
  const clause = page.locator("#clause-1\\.3");
  await clause.locator("figure").nth(1).waitFor();
  await clause.getByText("Red lays a red rug on b4–c4.").waitFor();
  await clause.getByText("c4b3").waitFor();
  expect(await clause.getByRole("link", { name: "Rule 1.3" }).count()).toBe(1);
  expect(await barriers(page, "examples")).toEqual([]);

  await clause.getByRole("button", { name: "Try it" }).click();
  const tried = page.locator("[data-trying]");
  await tried.locator("[data-edge='a1b1']").click({ force: true });
  await tried.getByRole("alert").getByText("Rule 6.2").waitFor();
  expect(await barriers(page, "trying")).toEqual([]);
  await choice(page, "c4c5").click();
  await tried.getByText("Yellow to move", { exact: true }).waitFor();
  await choice(page, "L").click();
  await tried.getByText("The die shows").first().waitFor();
  await tried.getByRole("button", { name: "Reset" }).click();
  await choice(page, "c4c5").waitFor();
  await tried.getByRole("button", { name: "Close" }).click();
  await clause.locator("figure").first().waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("chance is let act where it is to", async () => {
  const { page, troubles } = await person(browser, { viewport: PHONE, locale: "ru" });
  await page.goto("/rules/marrakech#clause-4.3");
  await page.locator("#clause-4\\.3").getByRole("button", { name: "Попробовать" }).click();
  await page.getByRole("button", { name: "Дать слово случаю" }).click();
  await page.locator("[data-trying] [data-choice]").first().waitFor();
  expect(await widthBeyond(page)).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.each(GAMES)("%s: the game in a minute, its components and its set-up are at the top", async (game) => {
  const { page, troubles } = await person(browser, { viewport: PHONE });
  await page.goto(`/rules/${game}`);
  await page.getByRole("complementary", { name: "In a minute" }).getByText("Goal.").waitFor();
  await page.locator(".clause img").first().waitFor();
  await page.locator("[data-example]").first().waitFor();
  await page.goto(`/rules/${game}#clause-2.1`);
  await page.getByText("Set up for 3").waitFor();
  expect(await widthBeyond(page)).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("for paper every board is drawn, even if the text comes later than the click", async () => {
  const { page, troubles } = await person(browser);
  let arrive = (): void => undefined;
  const text = new Promise<void>((done) => (arrive = done));
  await page.route(/\/RULES\./, (route) => text.then(() => route.continue()));
  await page.addInitScript(() => {
    window.print = () =>
      document.documentElement.setAttribute(
        "data-printed",
        String(document.querySelectorAll("[data-example] figure").length),
      );
  });
  await page.goto("/rules/fortune");
  await page.getByRole("button", { name: "Print" }).click();
  await page.getByRole("button", { name: "Drawing" }).waitFor();
  expect(await page.locator("html[data-printed]").count()).toBe(0);
  arrive();
  await page.locator("html[data-printed]").waitFor();
  const examples = await page.locator("[data-example]").count();
  expect(examples).toBeGreaterThan(40);
  expect(Number(await page.locator("html").getAttribute("data-printed"))).toBeGreaterThanOrEqual(examples);
  expect(troubles).toEqual([]);
  await page.context().close();
});
