import { readdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

import bundled from "@sparticuz/chromium";
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type WebSocketRoute,
} from "playwright-core";
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

/** A line that can be cut: call it, and every socket of the page is closed. */
export async function cuttable(page: Page): Promise<() => Promise<void>> {
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket$/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  return async () => {
    for (const line of lines.splice(0)) await line.close({ code: 1001 });
  };
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
  const any = choices(page).or(result(page)).or(curtain(page)).first();
  await any.waitFor({ state: "attached", timeout: 60_000 });
  if (await curtain(page).count()) return "curtain";
  return (await result(page).count()) ? "over" : "choice";
}

type Pick = (count: number) => number;
const any: Pick = (count) => Math.floor(Math.random() * count);

/** Play on by clicking whatever comes to hand, until the match is over. */
export async function playOut(page: Page, pick: Pick = any): Promise<void> {
  for (;;) {
    const turn = await awaitTurn(page);
    if (turn === "over") return;
    if (turn === "curtain") await curtain(page).click();
    else await one(page, pick);
  }
}

/** One click on the board. What may be clicked can change under the pointer, when others act: then it is no move. */
export async function one(page: Page, pick: Pick = any): Promise<void> {
  const before = await signature(page);
  const count = await choices(page).count();
  if (!count) return;
  const spot = await bare(choices(page).nth(pick(count)));
  if (spot) await page.mouse.click(spot.x, spot.y);
  await changed(page, before);
}

/** A spot of an element that nothing else lies over. */
async function bare(element: Locator): Promise<{ x: number; y: number } | null> {
  const find = (element: Element): { x: number; y: number } | null => {
    element.scrollIntoView({ block: "nearest" });
    const box = element.getBoundingClientRect();
    for (const share of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
      for (const other of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
        const [x, y] = [box.x + box.width * share, box.y + box.height * other];
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return null;
  };
  return element.evaluate(find, undefined, { timeout: 1000 }).catch(() => null);
}

/** The same without a pointer: Tab to the board, arrows on it, Enter. */
export async function playOutByKeyboard(page: Page): Promise<void> {
  for (;;) {
    const turn = await awaitTurn(page);
    if (turn === "over") return;
    const wanted = turn === "curtain" ? "[data-curtain] button" : "[data-choice]";
    const before = await signature(page);
    for (let tabs = 0; tabs < 60 && !(await focused(page, wanted)); tabs += 1) await page.keyboard.press("Tab");
    if (turn === "choice") {
      for (let steps = any(4); steps > 0; steps -= 1) await page.keyboard.press(ARROWS[any(4)] ?? "ArrowUp");
    }
    await page.keyboard.press("Enter");
    await changed(page, before);
  }
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);

/** The place in the log that the page shows, and what may be done there. */
function signature(page: Page): Promise<string> {
  return page.evaluate(() => {
    const marks = [...document.querySelectorAll("[data-choice]")].map((choice) => choice.getAttribute("data-choice"));
    return `${document.querySelector("[data-seq]")?.getAttribute("data-seq") ?? ""} ${marks.join(" ")}`;
  });
}

/** Wait a moment for a move to show. */
async function changed(page: Page, before: string): Promise<void> {
  for (let waits = 0; waits < 40 && (await signature(page)) === before; waits += 1) await page.waitForTimeout(25);
}

/** Open a table with these other seats: `friend` at this screen, `open` for anyone, or a bot such as `bot3`. */
export async function openTable(
  page: Page,
  game: string,
  others: string[],
  options: Record<string, string> = {},
): Promise<string> {
  await page.goto(`/new/${game}`);
  await page
    .locator(".count")
    .filter({ hasText: String(others.length + 1) })
    .click();
  for (const [index, kind] of others.entries()) await page.locator("li select").nth(index).selectOption(kind);
  if (Object.keys(options).length) await page.locator("details summary").last().click();
  for (const [name, value] of Object.entries(options)) await page.locator(`[name="${name}"]`).fill(value);
  await page.click("button.play");
  await page.waitForURL(/\/tables\//);
  return page.url();
}
