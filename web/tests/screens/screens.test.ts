import { mkdirSync } from "node:fs";
import { resolve } from "node:path";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import {
  awaitTurn,
  choices,
  DESKTOP,
  GAMES,
  connect,
  lift,
  one,
  openBox,
  person,
  PHONE,
  playOut,
} from "../browser/people";
import { byMouse, planOf, take } from "../browser/lessons";

/**
 * Takes pictures of every screen in every look. `GAME=fortune` takes those of one game, `LOOK=phone-dark` one look, and
 * `SCREEN=end` those of one name, and `TO=/tmp/look` writes them elsewhere.
 */
const FOLDER = process.env["TO"] ?? resolve(import.meta.dirname, "../../../docs/screens");
const ONLY = process.env["GAME"];
const SCREEN = process.env["SCREEN"] ?? "";

const LOOKS = {
  "desktop-light": { viewport: DESKTOP, colorScheme: "light", language: "en" },
  "phone-dark": { viewport: PHONE, colorScheme: "dark", language: "en" },
  "phone-light": { viewport: PHONE, colorScheme: "light", language: "ru" },
  "desktop-dark": { viewport: DESKTOP, colorScheme: "dark", language: "ru" },
} as const;
const WANTED = Object.entries(LOOKS).filter(([look]) => (process.env["LOOK"] ?? look) === look);

/** The number of clicks to the middle of a match. */
const MIDDLE = 24;

let browser: Browser;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  browser = await connect();
});
afterAll(() => browser.close());

/** Takes the current screen in every look. */
async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  if (!name.endsWith(SCREEN)) return;
  for (const [look, { viewport, colorScheme, language }] of WANTED) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    if ((await page.locator("html").getAttribute("lang")) !== language)
      await page.getByRole("button", { name: /^(Русский|English)$/ }).click();
    // Point again: the element has moved with the new layout.
    if (name.includes("middle")) await choices(page).first().hover({ force: true });
    if (name.endsWith("end")) await page.locator("[data-scene]").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${FOLDER}/${name}-${look}.jpg`, type: "jpeg", quality: 80, fullPage });
  }
}

test.skipIf(ONLY)("the chest, a box, the rules", async () => {
  const { page } = await person(browser);
  await page.goto("/");
  await shoot(page, "home", true);
  await page.goto("/new/marrakech");
  await shoot(page, "new", true);
  await page.goto("/rules/marrakech#clause-6.2");
  await page.locator("#clause-6\\.2").waitFor();
  await shoot(page, "rules");
  await page.context().close();
});

test.for(GAMES.filter((game) => (ONLY ?? game) === game))("the lesson of %s", async (game) => {
  const { page } = await person(browser);
  const doing = planOf(game).steps.filter((step) => step.do);
  const shown = doing[1]?.name;
  const stop = new Error("The picture is taken.");
  await page.goto(`/learn/${game}`);
  await take(page, game, byMouse, {
    look: async (step, kind) => {
      if (step !== shown || kind !== "do") return;
      await shoot(page, `${game}-lesson`);
      throw stop;
    },
  }).catch((error: unknown) => {
    if (error !== stop) throw error;
  });
  await page.context().close();
});

test.concurrent.for(GAMES.filter((game) => (ONLY ?? game) === game))("%s", async (game) => {
  const { page } = await person(browser);
  await openBox(page, game);
  await lift(page);
  await shoot(page, `${game}-opening`);
  for (let moves = 0; moves < MIDDLE && (await awaitTurn(page)) !== "over"; moves += 1) {
    await lift(page);
    await one(page, (count) => moves % count);
  }
  await lift(page);
  await shoot(page, `${game}-middle`);
  await playOut(page);
  await shoot(page, `${game}-end`);
  await page.getByRole("link", { name: /^(Replay|Повтор)$/ }).click();
  await page.locator("output").waitFor();
  await shoot(page, `${game}-replay`);
  await page.context().close();
});
