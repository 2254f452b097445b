import { mkdirSync } from "node:fs";
import { resolve } from "node:path";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, test } from "vitest";

import {
  awaitTurn,
  choices,
  curtain,
  DESKTOP,
  GAMES,
  launch,
  one,
  openBox,
  person,
  PHONE,
  playOut,
} from "../browser/people";

/**
 * Pictures of every screen. `GAME=fortune` takes only one game's, `TO=/tmp/look` puts them elsewhere,
 * `LOOK=phone-dark` takes one look.
 */
const FOLDER = process.env["TO"] ?? resolve(import.meta.dirname, "../../../docs/screens");
const ONLY = process.env["GAME"];

const LOOKS = {
  "desktop-light": { viewport: DESKTOP, colorScheme: "light", locale: "en-GB" },
  "desktop-dark": { viewport: DESKTOP, colorScheme: "dark", locale: "ru" },
  "phone-light": { viewport: PHONE, colorScheme: "light", locale: "ru" },
  "phone-dark": { viewport: PHONE, colorScheme: "dark", locale: "en-GB" },
} as const;

/** How many clicks it takes to the middle of a match. */
const MIDDLE = 24;

let browser: Browser;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: "jpeg", quality: 80, fullPage });
}

for (const [look, options] of Object.entries(LOOKS).filter(([look]) => (process.env["LOOK"] ?? look) === look)) {
  describe(look, () => {
    test.skipIf(ONLY)("the chest, a box, the rules", async () => {
      const { page } = await person(browser, options);
      await page.goto("/");
      await shoot(page, `home-${look}`, true);
      await page.goto("/new/marrakech");
      await shoot(page, `new-${look}`, true);
      await page.goto("/rules/marrakech#clause-6.2");
      await shoot(page, `rules-${look}`);
      await page.context().close();
    });

    for (const game of GAMES.filter((game) => (ONLY ?? game) === game)) {
      test(game, async () => {
        const { page } = await person(browser, options);
        await openBox(page, game);
        await ready(page);
        await shoot(page, `${game}-opening-${look}`);
        for (let moves = 0; moves < MIDDLE && (await ready(page)); moves += 1)
          await one(page, (count) => moves % count);
        if (await ready(page)) await choices(page).first().hover({ force: true });
        await shoot(page, `${game}-middle-${look}`);
        await playOut(page);
        await shoot(page, `${game}-end-${look}`);
        await page.locator("[data-result] a").click();
        await page.locator("output").waitFor();
        await shoot(page, `${game}-replay-${look}`);
        await page.context().close();
      });
    }
  });
}

/** Whether there is a choice to make, once the curtain is up. */
async function ready(page: Page): Promise<boolean> {
  for (;;) {
    const turn = await awaitTurn(page);
    if (turn !== "curtain") return turn === "choice";
    await curtain(page).click();
  }
}
