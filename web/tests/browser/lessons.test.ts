import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { barriers } from "./barriers";
import { byFinger, byKeys, byMouse, planOf, take, type Hand } from "./lessons";
import { GAMES, connect, person, PHONE, widthBeyond, type Person } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

const HANDS: [string, Hand, object][] = [
  ["mouse", byMouse, {}],
  ["finger", byFinger, { viewport: PHONE, hasTouch: true, isMobile: true }],
  ["keys", byKeys, {}],
];
const WANTED = GAMES.filter((game) => (process.env["GAME"] ?? game) === game);

describe.each(HANDS)(
  "lessons are taken by %s to their end, every sentence in both languages",
  (name, hand, options) => {
    let learner: Person;
    beforeAll(async () => {
      learner = await person(browser, options);
    });
    afterAll(() => learner.page.context().close());

    test.each(WANTED)("%s", async (game) => {
      const { page, troubles } = learner;
      const plan = planOf(game);
      const found: string[] = [];
      const unmarked: string[] = [];
      let looked = false;
      await page.goto(`/learn/${game}`);
      const language = (await page.locator("html").getAttribute("lang")) === "ru" ? "ru" : "en";
      await take(page, game, hand, {
        both: true,
        language,
        wrong: name === "mouse",
        look: async (step, kind) => {
          const look = plan.steps.find((each) => each.name === step)?.look ?? [];
          // Choices are marked once they are offered, other things while they are spoken of.
          const marks = look.filter((mark) => kind === "do" || !mark.startsWith("choice "));
          if (name === "mouse" && kind !== "done" && marks.length) {
            const marked = page.locator("[data-marked]").first();
            await marked.waitFor({ timeout: 10_000 }).catch(() => unmarked.push(`${step}, ${kind}`));
          }
          if (name === "finger" && kind === "do" && !looked) {
            looked = true;
            found.push(...(await barriers(page, `${game}, ${step}`)));
          }
        },
      });
      await page.locator("[data-coach] .primary").waitFor();
      expect(await page.evaluate(() => localStorage.getItem("sunduk.learning"))).toContain(game);
      expect(await widthBeyond(page)).toBe(0);
      expect([unmarked, found, troubles]).toEqual([[], [], []]);
    });
  },
);

test("somebody who clicks faster than the server answers is not caught", async () => {
  const { page, troubles } = await person(browser);
  await page.route("**/api/sandbox", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto("/learn/marrakech");
  await page.locator("[data-coach]").waitFor();
  // Clicks as the page takes them, without waiting for anything to be ready.
  await page.evaluate(() => {
    const click = (selector: string): boolean => {
      const found = document.querySelector<HTMLElement | SVGElement>(selector);
      found?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
      return found !== null;
    };
    setInterval(() => click("[data-next]:not(:disabled)") || click("[data-show]") || click("[data-choice]"), 10);
  });
  await page.locator("[data-coach] a[href^='/rules/']").waitFor({ timeout: 60_000 });
  expect(troubles).toEqual([]);
  await page.context().close();
});
