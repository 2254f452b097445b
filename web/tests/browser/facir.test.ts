import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { CARDS } from "../../src/games/facir/cards";
import { awaitTurn, choices, curtain, launch, openBox, person, PHONE, playOut, position, result } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("a match against a bot is played to its end by clicking, on a phone", async () => {
  const { page, troubles } = await person(browser, { viewport: PHONE });
  await openBox(page, "facir");
  await playOut(page);
  expect(await result(page).textContent()).toContain("The match is over");
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("a match against a bot is played to its end by keyboard alone", async () => {
  const { page, troubles } = await person(browser);
  await openBox(page, "facir");
  const keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  for (let turn = 0; (await awaitTurn(page)) === "choice"; turn += 1) {
    const before = await position(page);
    await page.locator('[data-choice][tabindex="0"]').focus();
    for (let press = 0; press <= turn % 4; press += 1) {
      await page.keyboard.press(keys[Math.floor(Math.random() * keys.length)] ?? "ArrowDown");
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBeTruthy();
    await page.keyboard.press("Enter");
    await page.waitForFunction((seq) => document.querySelector("[data-seq]")?.getAttribute("data-seq") !== seq, before);
  }
  expect(await result(page).textContent()).toContain("The match is over");
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** Two people at one screen. */
async function oneScreen(page: Page): Promise<void> {
  await page.goto("/");
  const id = await page.evaluate(async () => {
    const post = async (path: string, body: unknown): Promise<{ id: string }> => {
      const headers = { "content-type": "application/json" };
      return (await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json() as never;
    };
    await post("/me", { name: "Ada", language: "en" });
    return (await post("/tables", { game: "facir", seats: [{ kind: "me" }, { kind: "me", name: "Bela" }] })).id;
  });
  await page.goto(`/tables/${id}`);
}

/** The next of them looks. */
async function ready(page: Page): Promise<void> {
  while ((await awaitTurn(page)) === "curtain") await curtain(page).click();
}

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

test("nails and the fakir are dragged; what a rule forbids is refused with it", async () => {
  const { page, troubles } = await person(browser);
  await oneScreen(page);
  for (const way of ["r0", "r2"]) {
    await ready(page);
    await page.locator(`[data-choice="${way}"]`).click();
  }

  await ready(page);
  const rows = CARDS.get((await page.locator("[data-own]").getAttribute("data-own")) ?? "") ?? [];
  const turns = (await page.locator("[data-own] .card").getAttribute("style"))?.match(/\d+/)?.[0];
  expect(["0", "180"]).toContain(turns);
  const wanted = rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "o" ? [`${"cde"[x]}${y + 3}`] : [])));
  const [first = "", ...others] = wanted;

  await drag(page, stock(page), hole(page, "a7"));
  await nail(page, "a7").waitFor({ state: "attached" });
  await ready(page);
  await drag(page, stock(page), hole(page, "a7"));
  await page.getByRole("alert").getByText("Rule 4.3").waitFor();
  await page.keyboard.press("Escape");
  await drag(page, stock(page), hole(page, "g7"));

  await ready(page);
  await drag(page, hole(page, "a7"), hole(page, first));
  await nail(page, first).waitFor({ state: "attached" });
  expect(await nail(page, "a7").count()).toBe(0);

  for (const [turn, next] of others.entries()) {
    await ready(page);
    await hole(page, `${"abcde"[turn]}${turn % 2 ? 1 : 7}`).click();
    await nail(page, `${"abcde"[turn]}${turn % 2 ? 1 : 7}`).waitFor({ state: "attached" });
    const done = page.locator("[data-choice='done']");
    if (await done.count()) await done.click();
    await ready(page);
    await drag(page, stock(page), hole(page, next));
    await nail(page, next).waitFor({ state: "attached" });
  }

  await page.locator("[data-choice='done']").waitFor();
  await drag(page, page.locator("[data-own]"), hole(page, "d4"));
  await page.getByText("wins the round").waitFor({ state: "attached" });
  await ready(page);
  await choices(page).first().waitFor();
  expect(await page.locator("[data-seat] .points").allTextContents()).toContain("2");
  expect(troubles).toEqual([]);
  await page.context().close();
});
