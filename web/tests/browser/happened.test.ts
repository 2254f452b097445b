import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { barriers } from "./barriers";
import {
  choices,
  click,
  GAMES,
  connect,
  lift,
  one,
  person,
  PHONE,
  playOut,
  result,
  sitDown,
  watch,
  widthBeyond,
} from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

/** Pictures for whoever looks: `LOOK_AT=/tmp/look` writes them there. */
async function look(page: Page, name: string): Promise<void> {
  if (process.env["LOOK_AT"]) await page.screenshot({ path: `${process.env["LOOK_AT"]}/${name}.png` });
}

const log = (page: Page) => page.getByRole("list", { name: /What happened|Что произошло/ });

// The race waits for its sand: meanwhile the others play.
test.concurrent.for(GAMES)(
  "what others did in %s is marked, told in one line and shown again",
  async (game, { expect }) => {
    const { page, troubles } = await person(browser);
    await sitDown(page, game, 3);
    await lift(page);
    // Play until somebody else has moved after us and it is our turn again.
    const marks = page.locator("[data-changed]");
    const marked = (): Promise<boolean> =>
      marks
        .first()
        .waitFor({ timeout: 700 })
        .then(
          () => true,
          () => false,
        );
    for (let moves = 0; moves < 20 && !(await marked()); moves += 1) await one(page, (count) => (3 * moves) % count);
    expect(await marks.count()).toBeGreaterThan(0);
    await look(page, `${game}-marked`);
    const told = await page.locator("[data-told] p").textContent();
    expect(told?.trim()).toBeTruthy();
    const seen = await watch(page);
    await page.keyboard.press("r");
    await choices(page).first().waitFor();
    expect((await watch(page)).mark).toBe(seen.mark);
    await marks.first().waitFor();
    const turn = log(page).locator("[data-turn]", { has: page.getByRole("button", { name: "More about this turn" }) });
    if (await turn.count()) {
      const lines = await turn.first().locator("li").count();
      await turn.first().getByRole("button", { name: "More about this turn" }).click();
      const open = log(page).getByRole("button", { name: "Less about this turn" }).first();
      await open.waitFor();
      expect(await log(page).locator("[data-turn] li").count()).toBeGreaterThan(lines);
    }
    await page.getByRole("button", { name: "Details", exact: true }).click();
    expect(await log(page).getByRole("button", { name: "More about this turn" }).count()).toBe(0);
    expect(await barriers(page, "the log")).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: "Русский" }).click();
    await look(page, `${game}-marked-phone`);
    expect(await widthBeyond(page)).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

test.concurrent(
  "a replay steps by turns, by single steps on demand, and marks what each turn changed",
  async ({ expect }) => {
    const { page, troubles } = await person(browser);
    await sitDown(page, "marrakech", 2);
    for (let moves = 0; moves < 4; moves += 1) await one(page, () => 0);
    await page.goto(page.url().replace("/tables/", "/replay/"));
    const place = async (): Promise<number> => Number((await page.locator("output").textContent())?.split(" /")[0]);
    await page.locator("output").waitFor();
    await page.keyboard.press("Home");
    await expect.poll(place).toBe(0);
    const ends = await log(page).count();
    expect(ends).toBe(1);
    await page.keyboard.press("ArrowRight");
    await expect.poll(place).toBeGreaterThan(1);
    await page.keyboard.press("ArrowRight");
    await page.locator("[data-changed]").first().waitFor();
    await look(page, "replay-turn");
    const turn = await place();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(place).toBeLessThan(turn - 1);
    const before = await place();
    await page.keyboard.press(".");
    await expect.poll(place).toBe(before + 1);
    await page.getByLabel("Single steps").check();
    await page.getByRole("button", { name: "Step forward" }).click();
    await expect.poll(place).toBe(before + 2);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

test.concurrent(
  "bots think in sight, at the pace that is set, and their turn moves on the board",
  async ({ expect }) => {
    const { page, troubles } = await person(browser, {}, "quick");
    await page.addInitScript(() => {
      const seen = { thought: 0, banners: [] as string[] };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector("[data-thinks]")) seen.thought += 1;
        const banner = document.querySelector("[data-banner]")?.textContent;
        if (banner && seen.banners.at(-1) !== banner) seen.banners.push(banner);
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto("/");
    await page.locator("header summary").click();
    await page.getByLabel("Bots move").selectOption("slow");
    await page.keyboard.press("Escape");
    await sitDown(page, "marrakech", 3);
    await choices(page).first().waitFor();
    await click(page, 0);
    await choices(page).first().waitFor();
    await click(page, 0);
    await page.locator("[data-thinks]").first().waitFor();
    await page.locator("header summary").click();
    await page.getByLabel("Bots move").selectOption("instant");
    await page.getByLabel("Animation").selectOption("none");
    await page.keyboard.press("Escape");
    await playOut(page, () => 0);
    await result(page).waitFor();
    const { thought, banners } = await page.evaluate(
      () => (window as unknown as { seen: { thought: number; banners: string[] } }).seen,
    );
    expect(thought).toBeGreaterThan(0);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: { banners: string[] } }).seen.banners.join("|")))
      .toMatch(/win/i);
    expect([...banners, ""].length).toBeGreaterThan(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);
