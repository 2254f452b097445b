import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { serveFiles } from "./files";
import { GAMES, launch, one, openTable, person, PHONE, playOut, playOutByFinger, result, widthBeyond } from "./people";

const WEB = resolve(import.meta.dirname, "../../../src/sunduk/server/web");
/** Bots that do not think long, and matches that do not last. */
const BOTS: Record<string, string[]> = { pharaoh: ["bot8"] };
const OPTIONS: Record<string, Record<string, string>> = { facir: { round_limit: "2" }, fortune: { rounds: "1" } };
/** What Chromium says of a server that is not there. */
const NO_SERVER = /status of 404|ERR_CONNECTION|ERR_FAILED/;
const WANTED = GAMES.filter((game) => (process.env["GAME"] ?? game) === game);

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await launch();
  folder = mkdtempSync(join(tmpdir(), "sunduk-site-"));
  execFileSync(resolve(import.meta.dirname, "../../../.venv/bin/sunduk"), ["site", join(folder, "site")]);
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const ready = (page: Page): Promise<void> => page.locator(".offline progress").waitFor({ state: "detached" });
const seq = (page: Page): Promise<string | null> => page.locator("[data-seq]").getAttribute("data-seq");

/** Whether bots of a page think in a worker of their own, with the module of their game. */
async function thinking(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { targetInfos } = await session.send("Target.getTargets");
  // The other worker keeps the tables.
  return targetInfos.filter(({ type }) => type === "worker").length === 2;
}

/** What the file server is asked for beyond the page: nothing of it may be missing. */
function missing(page: Page): string[] {
  const found: string[] = [];
  page.on("response", (answer) => answer.status() >= 400 && found.push(answer.url()));
  return found;
}

test.concurrent(
  "a site in a folder of any file server plays every game, and loses nothing in a reload",
  async ({ expect }) => {
    const files = await serveFiles(join(folder, "site"), "/games/sunduk/");
    const { page, troubles } = await person(browser, { permissions: ["clipboard-read", "clipboard-write"] });
    const lost = missing(page);
    await page.goto(files.address);
    await ready(page);
    for (const game of WANTED) {
      await openTable(page, game, BOTS[game] ?? ["bot1"], OPTIONS[game]);
      await one(page);
      await one(page);
      const before = Number(await seq(page));
      await page.reload();
      await page.locator("[data-seq]").waitFor();
      expect(Number(await seq(page)), game).toBeGreaterThanOrEqual(before);
      await playOut(page);
      expect(await result(page).textContent()).toContain("The match is over");
    }
    await result(page).getByRole("link", { name: "Replay" }).click();
    await page.locator("output").waitFor();
    await page.getByRole("button", { name: "Copy" }).click();
    // The record is asked for and packed first.
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toContain(`${files.address}#/shared#`);
    await page.goto(`${files.address}#/rules/marrakech`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goto(`${files.address}#/mine`);
    await expect.poll(() => page.locator("main li").count()).toBe(WANTED.length);
    await page.context().close();

    const friend = await person(browser);
    await friend.page.goto(address);
    await friend.page.locator("output").waitFor();
    expect(friend.page.url()).toContain("#/replay/");
    expect([...troubles, ...friend.troubles, ...lost]).toEqual([]);
    await friend.page.context().close();
    await files.stop();
  },
);

test.concurrent("where the server has no tables, every game is played on a phone, in Russian", async ({ expect }) => {
  const files = await serveFiles(WEB, "/", true);
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true, locale: "ru", baseURL: files.address };
  const { page, troubles } = await person(browser, phone);
  for (const game of WANTED) {
    await openTable(page, game, BOTS[game] ?? ["bot1"], OPTIONS[game]);
    await playOutByFinger(page);
    expect(await result(page).textContent()).toContain("Партия окончена");
    expect(await widthBeyond(page)).toBe(0);
  }
  await page.goto("/");
  await page.getByText("Без сети: партии остаются на этом устройстве").waitFor();
  expect(troubles.filter((trouble) => !NO_SERVER.test(trouble))).toEqual([]);
  await page.context().close();
  await files.stop();
});

test("a person chooses to play offline, goes online again, and sends the match", async () => {
  const { page, troubles } = await person(browser);
  await page.goto("/");
  await page.locator("summary.button").click();
  await page.getByRole("button", { name: "Play offline" }).click();
  await page.getByText("your matches stay on this device").waitFor();
  await openTable(page, "marrakech", ["bot5"]);
  // Two choices are a turn: whoever began, it is the bot's then.
  await one(page);
  await one(page);
  await expect.poll(() => thinking(page)).toBe(true);
  await openTable(page, "fortune", ["bot1"], OPTIONS["fortune"]);
  await playOut(page);
  await page.goto("/mine");
  await expect.poll(() => page.locator("main li").count()).toBe(2);
  await page.getByRole("button", { name: "Go online" }).click();
  await page.locator(".offline").waitFor({ state: "detached" });
  await page.goto("/mine");
  await page.waitForLoadState("networkidle");
  expect(await page.locator("main li").count()).toBe(0);
  await page.getByRole("button", { name: "Send matches played offline" }).click();
  await page.getByText("1 match sent.").waitFor();
  // The other match is not over.
  await expect.poll(() => page.locator("main li").allTextContents()).toEqual([expect.stringContaining("played alone")]);
  await page.getByRole("button", { name: "Send matches played offline" }).click();
  await page.getByText("Nothing new to send.").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("after one visit the page opens without a network, and a match goes on", async () => {
  const files = await serveFiles(WEB, "/", true);
  const { page, troubles } = await person(browser, { baseURL: files.address });
  await page.goto("/");
  await ready(page);
  const kept = (): Promise<boolean> =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("sunduk-"));
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return navigator.serviceWorker.controller !== null && keys.flat().some(({ url }) => url.endsWith(".wasm"));
    });
  await expect.poll(kept, { timeout: 60_000 }).toBe(true);
  await files.stop();
  await page.goto("/");
  await ready(page);
  const table = await openTable(page, "facir", ["friend"]);
  await page.reload();
  await page.locator("[data-curtain], [data-choice]").first().waitFor();
  expect(page.url()).toBe(table);
  expect(troubles.filter((trouble) => !NO_SERVER.test(trouble))).toEqual([]);
  await page.context().close();
});
