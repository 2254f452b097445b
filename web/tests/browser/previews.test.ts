import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { bare, choices, click, GAMES, connect, person, sitDown, watch } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

/** Selectors of previews on the board. */
const DRAWN = "[data-seq] :is(.ghost, .then, .picked, .path, .stop)";
/** Elements that can be clicked although they are no choice: the server refuses them. */
const IN_VAIN = ":is([data-edge], [data-hole], [data-state], [data-taken], [data-held]):not([data-choice])";

/** Previews on the board: the number of drawings, and labels in place of the instruction. */
async function previews(page: Page): Promise<{ drawn: number; told: string[] }> {
  return page.evaluate(async (drawn) => {
    // Focus that the page restores arrives in the next frame.
    for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done));
    const prompt = document.querySelector("[data-prompt]")?.textContent.trim();
    const labels = [...document.querySelectorAll("[data-choice]")].map((choice) => choice.getAttribute("aria-label"));
    return {
      drawn: document.querySelectorAll(drawn).length,
      told: labels.filter((label) => label !== null && prompt?.startsWith(label)) as string[],
    };
  }, DRAWN);
}

/** Point at one choice after the other until one has a preview. */
async function pointAtAny(page: Page): Promise<boolean> {
  for (const choice of await choices(page).all()) {
    const spot = await bare(choice);
    if (spot) await page.mouse.move(spot.x, spot.y);
    if ((await previews(page)).told.length) return true;
  }
  return false;
}

const NONE = { drawn: 0, told: [] };
const aside = (page: Page): Promise<void> => page.mouse.move(3, 3);

test.concurrent.for(GAMES)("%s: only what is pointed at is shown before it is done", async (game, { expect }) => {
  const { page, troubles } = await person(browser);
  await sitDown(page, game, 2);
  let seen = await watch(page);
  expect(await pointAtAny(page), "what the pointer rests on is told").toBe(true);
  for (let moves = 0; moves < 6 && seen.turn === "choice"; moves += 1) {
    await aside(page);
    expect(await previews(page), `after ${moves} clicks`).toEqual(NONE);
    const vain = moves === 3 ? await bare(page.locator(IN_VAIN).first()) : null;
    if (vain) {
      await page.mouse.click(vain.x, vain.y);
      await aside(page);
      await page.getByRole("alert").waitFor();
      await watch(page);
      expect(await previews(page), "after a click in vain").toEqual(NONE);
    }
    await click(page, seen.count - 1);
    await aside(page);
    seen = await watch(page, seen.mark);
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});
