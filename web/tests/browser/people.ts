import { readdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

import bundled from "@sparticuz/chromium";
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from "playwright-core";
import { inject } from "vitest";

/** People at a screen: a real Chromium, and what they do there. */

/** Every game that has a folder in the client. */
export const GAMES = readdirSync(resolve(import.meta.dirname, "../../src/games"), {
  recursive: true,
  encoding: "utf-8",
})
  .filter((path) => path.endsWith("cover.svg"))
  .map((path) => dirname(path))
  .sort();

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 360, height: 740 };

export async function launch(): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"];
  return chromium.launch({ executablePath: await bundled.executablePath(), args, headless: true });
}

export interface Person {
  page: Page;
  /** What went wrong in the page. A test ends with none. */
  troubles: string[];
}

/** Somebody with a screen of their own. Without motion, unless the test is about it. */
export async function person(browser: Browser, options: BrowserContextOptions = {}, motion = "none"): Promise<Person> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    baseURL: inject("address"),
    locale: "en-GB",
    ...options,
  });
  await context.addInitScript((motion) => {
    if (location.protocol === "http:" && !localStorage.getItem("sunduk.preferences"))
      localStorage.setItem("sunduk.preferences", JSON.stringify({ motion }));
  }, motion);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("401")) troubles.push(message.text());
  });
  return { page, troubles };
}

/** From the chest to a running match against bots: two clicks. */
export async function openBox(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.click(`a[href="/new/${game}"]`);
  await page.click("button.play");
  await page.waitForURL(/\/tables\//);
}

export const choices = (page: Page): Locator => page.locator("[data-choice]:not([aria-disabled='true'])");
export const result = (page: Page): Locator => page.locator("[data-result]");
export const curtain = (page: Page): Locator => page.locator("[data-curtain] button");

/** Wait until there is something to do, and say what. */
export async function awaitTurn(page: Page): Promise<"choice" | "over" | "curtain"> {
  await choices(page)
    .first()
    .or(result(page))
    .or(curtain(page))
    .first()
    .waitFor({ state: "attached", timeout: 60_000 });
  if (await curtain(page).count()) return "curtain";
  return (await result(page).count()) ? "over" : "choice";
}

/** Play on by clicking whatever comes to hand, until the match is over. */
export async function playOut(
  page: Page,
  pick: (count: number) => number = (count) => Math.floor(Math.random() * count),
): Promise<number> {
  for (let moves = 0; ; moves += 1) {
    const turn = await awaitTurn(page);
    if (turn === "over") return moves;
    if (turn === "curtain") await curtain(page).click();
    else await one(page, pick);
  }
}

/** One click on the board: a move, or a part of one, after which something else is on offer. */
export async function one(page: Page, pick: (count: number) => number): Promise<void> {
  const offer = (): string =>
    [...document.querySelectorAll("[data-seq], [data-choice]")]
      .map((found) => found.getAttribute("data-seq") ?? found.getAttribute("data-choice"))
      .join();
  const before = await page.evaluate(offer);
  const found = choices(page);
  const count = await found.count();
  if (!count) return;
  await found
    .nth(pick(count))
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await page
    .waitForFunction(`(${offer.toString()})() !== ${JSON.stringify(before)}`, undefined, { timeout: 2000 })
    .catch(() => undefined);
}

/** The place in the log that the page shows. */
export async function position(page: Page): Promise<string | null> {
  return page.locator("[data-seq]").getAttribute("data-seq");
}
