import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { choices, connect, openTable, person, watch } from "../browser/people";
import { slowLine } from "../browser/slow";

/** Times a move over a slow line: from a click until the board shows it, with what moves will show and without it. */

const DELAYS = [0, 25, 100, 250];
const MOVES = 12;
/** Milliseconds that somebody takes to choose. */
const THOUGHT = 1000;

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

/** Milliseconds from a click until the position on the board is another one, drawn. */
function shown(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const choice = document.querySelector("[data-choice]");
        const board = document.querySelector("[data-seq]");
        if (!choice || !board) throw new Error("There is nothing to click.");
        const began = performance.now();
        new MutationObserver((_, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
        }).observe(board, { attributeFilter: ["data-seq"] });
        choice.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      }),
  );
}

test.each(DELAYS)("from a click to the picture, %i ms each way", async (delay) => {
  for (const told of [false, true]) {
    const { page } = await person(browser);
    await slowLine(page, delay);
    if (!told) await page.route(/\/sequels/, (route) => route.abort());
    await openTable(page, "marrakech", ["friend"]);
    const times: number[] = [];
    for (let seen = await watch(page); times.length < MOVES; seen = await watch(page, seen.mark)) {
      await choices(page).first().waitFor();
      // Somebody looks at the board before they move.
      await page.waitForTimeout(THOUGHT + 2 * delay);
      times.push(await shown(page));
    }
    times.sort((a, b) => a - b);
    const [median, most] = [times[MOVES >> 1], times.at(-1)].map((time) => Math.round(time ?? 0));
    console.log(
      `${2 * delay} ms there and back, ${told ? "with" : "without"} sequels: ${median} ms, ${most} ms at most`,
    );
    await page.context().close();
  }
});
