import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { barriers } from "./barriers";
import { choices, GAMES, connect, lift, person, PHONE, widthBeyond } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

/** In games without secrets all seats are at this screen, so that it is always our turn. */
const ALONE = ["marrakech", "farlander"];
/** There are no hints in a race. */
const HELPED = GAMES.filter((game) => game !== "pharaoh");

/** Open a table and wait for our turn. */
async function sitDown(page: Page, game: string): Promise<void> {
  await page.request.post("/api/me", { data: { name: "Ann" } });
  const other = ALONE.includes(game) ? { kind: "me", name: "Ben" } : { kind: "bot", level: 1 };
  const answer = await page.request.post("/api/tables", { data: { game, seats: [{ kind: "me" }, other] } });
  await page.goto(`/tables/${((await answer.json()) as { id: string }).id}`);
  await choices(page).first().waitFor();
}

const hints = (page: Page): Locator => page.locator("[data-hints] li button");
const seq = async (page: Page): Promise<number> => Number(await page.locator("[data-seq]").getAttribute("data-seq"));

/** Whether the whole list is visible. */
const inSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const box = document.querySelector("[data-hints]")?.getBoundingClientRect();
    return Boolean(box && box.top >= 0 && box.bottom <= innerHeight && box.height > 0);
  });

/** Whether the board previews a choice as if it were pointed at. */
const previewed = (page: Page, move: string): Promise<boolean> =>
  page.evaluate((move) => {
    const told = document.querySelector("[data-prompt]")?.textContent.trim() ?? "";
    return told.startsWith(move);
  }, move);

test.concurrent.for(HELPED)(
  "%s: a hint is in sight, best first, and is played by a click",
  async (game, { expect }) => {
    const { page, troubles } = await person(browser, { viewport: { width: 1366, height: 650 } });
    await sitDown(page, game);
    await page.getByRole("button", { name: "Hint" }).click();
    await hints(page).first().waitFor();
    expect(await inSight(page)).toBe(true);
    const wins = (await page.locator("[data-hints] .win").allTextContents()).map(parseFloat);
    expect(wins).toEqual(wins.toSorted((one, other) => other - one));
    expect(await page.locator("[data-seq] [data-liked]").count()).toBeGreaterThan(0);
    if (game !== "farlander") expect(await page.locator("[data-hints] .why").first().textContent()).toMatch(/\.$/);

    const move = (await page.locator("[data-hints] .move").first().textContent()) ?? "";
    expect(await previewed(page, move)).toBe(false);
    await hints(page).first().hover();
    await expect.poll(() => previewed(page, move)).toBe(true);
    const before = await seq(page);
    await hints(page).first().click();
    await expect.poll(() => seq(page)).toBeGreaterThan(before);
    expect(await hints(page).count()).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

test.concurrent(
  "choices that nobody can tell apart are called equal, and are gone through by keys",
  async ({ expect }) => {
    const { page, troubles } = await person(browser);
    await sitDown(page, "marrakech");
    await page.keyboard.press("h");
    await hints(page).first().waitFor();
    expect(await page.getByText("As good as the first.").count()).toBe(2);
    const focused = (): Promise<number> =>
      hints(page).evaluateAll((found) => found.findIndex((button) => button === document.activeElement));
    expect(await focused()).toBe(0);
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe(1);
    expect(await previewed(page, (await page.locator("[data-hints] .move").nth(1).textContent()) ?? "")).toBe(true);
    const before = await seq(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => seq(page)).toBeGreaterThan(before);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

test.concurrent("a finger on a phone shows a hint first; its mark stands inside the state", async ({ expect }) => {
  const { page, troubles } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true, locale: "ru" });
  await sitDown(page, "farlander");
  await page.getByRole("button", { name: "Подсказка" }).tap();
  await hints(page).first().waitFor();
  expect(await widthBeyond(page)).toBe(0);
  expect(await inSight(page)).toBe(true);
  const strays = await page.locator("svg [data-liked] circle").evaluateAll((marks) =>
    marks.filter((mark) => {
      const { x, y, width } = mark.getBoundingClientRect();
      const around = Array.from({ length: 12 }, (_, hour) => (hour * Math.PI) / 6).map((turn) => [
        x + (width / 2) * (1 + Math.cos(turn)),
        y + (width / 2) * (1 + Math.sin(turn)),
      ]);
      const states = [...document.querySelectorAll<SVGPathElement>("path[data-state]")];
      return !states.some((state) => {
        const there = state.getScreenCTM()?.inverse();
        return around.every(([x, y]) => state.isPointInFill(new DOMPoint(x, y).matrixTransform(there)));
      });
    }),
  );
  expect(strays.length).toBe(0);
  const move = (await page.locator("[data-hints] .move").first().textContent()) ?? "";
  const before = await seq(page);
  await hints(page).first().tap();
  await expect.poll(() => previewed(page, move)).toBe(true);
  expect(await seq(page)).toBe(before);
  expect(await barriers(page, "hints")).toEqual([]);
  await hints(page).first().tap();
  await expect.poll(() => seq(page)).toBeGreaterThan(before);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent(
  "hints are searched in the page, and a search that is stopped tells what it found",
  async ({ expect }) => {
    const { page, troubles } = await person(browser);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await sitDown(page, "marrakech");
    expect(asked.filter((path) => path.endsWith(".wasm"))).toEqual([]);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: /Enough thinking/ }).click();
    await hints(page).first().waitFor();
    expect(asked.filter((path) => path.endsWith("/hint"))).toEqual([]);
    expect(asked.filter((path) => path.endsWith("/reasons")).length).toBe(1);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

test.concurrent("advice of the server that comes too late is not taken for the next position", async ({ expect }) => {
  const { page, troubles } = await person(browser);
  // A page that cannot load the module asks the server.
  await page.context().route("**/*.wasm", (route) => route.fulfill({ status: 404 }));
  await sitDown(page, "marrakech");
  let answer = (): void => undefined;
  const held = new Promise<void>((done) => (answer = done));
  await page.route("**/hint", async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Thinking" }).waitFor();
  const before = await seq(page);
  await choices(page).first().click();
  await expect.poll(() => seq(page)).toBeGreaterThan(before);
  await lift(page);
  const told = page.waitForResponse("**/hint");
  answer();
  await told;
  await page.getByRole("button", { name: "Hint" }).waitFor();
  expect(await hints(page).count()).toBe(0);
  expect(troubles.filter((trouble) => !trouble.includes("status of 404"))).toEqual([]);
  await page.context().close();
});

test.concurrent("in a race nobody is offered a hint", async ({ expect }) => {
  const { page } = await person(browser);
  await sitDown(page, "pharaoh");
  expect(await page.getByRole("button", { name: "Rules" }).count()).toBe(1);
  expect(await page.getByRole("button", { name: "Hint" }).count()).toBe(0);
  await page.context().close();
});
