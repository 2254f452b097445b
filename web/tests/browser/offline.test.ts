import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { NO_SERVER, OPTIONS, playAll, ready, seq, somebody, WANTED, WEB, writeSite } from "./alone";
import { barriers } from "./barriers";
import { serveFiles } from "./files";
import { byMouse, take } from "./lessons";
import { connect, one, openTable, person, PHONE, playOut, result, widthBeyond } from "./people";

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await connect();
  folder = writeSite();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Whether bots of a page think in a worker of their own, with the module of their game. */
async function thinking(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send("Target.getTargetInfo");
  const { targetInfos } = await session.send("Target.getTargets");
  const own = targetInfos.filter(({ browserContextId }) => browserContextId === targetInfo.browserContextId);
  // One more worker keeps the tables.
  return own.filter(({ type }) => type === "worker").length >= 2;
}

test.concurrent(
  "a site in a folder of any file server plays every game, and loses nothing in a reload",
  async ({ expect }) => {
    const place = { phone: false, language: "en" } as const;
    const { page, troubles, lost, address: site, leave } = await somebody(browser, "site", place, folder);
    await playAll(page, place);
    await result(page).getByRole("link", { name: "Replay" }).click();
    await page.locator("output").waitFor();
    await page.getByRole("button", { name: "Copy" }).click();
    // The record is asked for and packed first.
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toContain(`${site}#/shared#`);
    await page.goto(`${site}#/rules/marrakech`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goto(`${site}#/mine`);
    await expect.poll(() => page.locator("main li").count()).toBe(WANTED.length);

    const friend = await person(browser);
    await friend.page.goto(address);
    await friend.page.locator("output").waitFor();
    expect(friend.page.url()).toContain("#/replay/");
    // Nobody can come to a table here, so none are offered to others; a link to a record is read like the record.
    await friend.page.goto(site);
    await ready(friend.page);
    expect(await friend.page.getByRole("heading", { name: "Open tables" }).count()).toBe(0);
    await friend.page.locator("textarea").fill(address);
    await friend.page.getByRole("button", { name: "Open", exact: true }).click();
    await friend.page.locator("output").waitFor();
    await friend.page.evaluate(() => location.assign("#/new/marrakech"));
    await friend.page.locator("li select").waitFor();
    expect(await friend.page.locator('li option[value="friend"]').count()).toBe(1);
    expect(await friend.page.locator('li option[value="open"]').count()).toBe(0);
    expect([...troubles, ...friend.troubles, ...lost]).toEqual([]);
    await friend.page.context().close();
    await leave();
  },
);

test.concurrent("where the server has no tables, every game is played on a phone, in Russian", async ({ expect }) => {
  const place = { phone: true, language: "ru" } as const;
  const { page, troubles, leave } = await somebody(browser, "404", place, folder);
  await playAll(page, place);
  await page.goto("/");
  await page.getByText("Без сети: партии остаются на этом устройстве").waitFor();
  expect(troubles.filter((trouble) => !NO_SERVER.test(trouble))).toEqual([]);
  await leave();
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

test("a study needs no server: random players and levels, with live results, a stop and matches to open", async () => {
  const place = { phone: false, language: "en" } as const;
  const { page, troubles, address: site, leave } = await somebody(browser, "site", place, folder);
  await page.goto(`${site}#/design/marrakech`);
  await page.locator("[data-verdict]").getByText("This can be played.").waitFor();
  const run = page.getByRole("button", { name: "Run the study" });
  const report = page.locator("[data-report]");

  // The module has the rules of the game's own box; others are interpreted.
  const dirhams = page.getByLabel("Dirhams that each player begins with", { exact: true });
  await dirhams.fill("7");
  await page.getByText("A changed box is played more slowly here").waitFor();
  await page.locator('[name="num"]').fill("30");
  await run.click();
  await report.getByRole("cell", { name: "✓" }).first().waitFor();
  await dirhams.fill("30");
  await page.getByText("on the cores of your device").waitFor();

  await page.getByLabel("A player who cannot pay").selectOption("forgiven");
  await page.locator('[name="num"]').fill("200000");
  await run.click();
  await page.locator("[data-study] li", { hasText: "±" }).first().waitFor();
  await page.getByRole("button", { name: "That is enough" }).click();
  await report.waitFor();
  expect(await report.textContent()).toMatch(/The first player wins \d+/);

  await page.locator('[name="num"]').fill("300");
  await page.locator('[name="strong"]').selectOption("level:1");
  await page.locator('[name="thoughtful"]').fill("10");
  await run.click();
  await report.getByRole("heading", { name: "Side by side" }).waitFor();
  const charts = report.locator(".charts svg");
  expect(await charts.count()).toBeGreaterThan(20);
  expect(await barriers(page, "a study without a server")).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await widthBeyond(page)).toBe(0);
  await charts.first().locator('a[href^="#match-"]').first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Continue from here" }).waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

test("rules with their examples, and lessons, need no server, in both languages", async () => {
  const files = await serveFiles(join(folder, "site"), "/chest/");
  const { page, troubles } = await person(browser);
  await page.goto(files.address);
  await ready(page);
  const go = (path: string): Promise<void> => page.evaluate((path) => location.assign(`#${path}`), path);
  for (const game of WANTED) {
    await go(`/rules/${game}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator("[data-example]").first().scrollIntoViewIfNeeded();
    // The board of an example is a position that Python made in the page.
    await page.locator("[data-example] figure").first().waitFor();
  }
  const [game = "marrakech"] = WANTED;
  await go(`/learn/${game}`);
  await take(page, game, byMouse, { both: true });
  await page.locator("[data-coach] .primary").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
  await files.stop();
});

test("a new version waits until nobody is at a table in any tab, and loses no match", async () => {
  const site = join(folder, "renewed");
  cpSync(join(folder, "site"), site, { recursive: true });
  const files = await serveFiles(site);
  const { page, troubles } = await person(browser);
  await page.goto(files.address);
  await ready(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const table = await openTable(page, "marrakech", ["friend"]);
  await one(page);
  const worker = join(site, "sw.js");
  writeFileSync(worker, readFileSync(worker, "utf-8").replace('VERSION = "', 'VERSION = "next-'));
  const waiting = (): Promise<boolean> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return Boolean(registration?.waiting);
    });
  await expect.poll(waiting).toBe(true);
  const offer = page.getByRole("button", { name: "Update" });
  await one(page);
  expect(await offer.count()).toBe(0);
  const kept = (): Promise<string[]> =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("sunduk-")).sort());
  expect(await kept(), "the old version keeps its files").toHaveLength(2);
  // Another tab would begin the new version in this one, too.
  const other = await page.context().newPage();
  await other.goto(files.address);
  await other.getByRole("button", { name: "Update" }).click();
  await other.getByText("A match is open in another tab").waitFor();
  await one(page);
  expect(await kept(), "the old version keeps its files").toHaveLength(2);
  await other.close();
  const before = Number(await seq(page));
  await page.evaluate(() => location.assign("#/"));
  await offer.click();
  await expect.poll(kept).toEqual([expect.stringContaining("sunduk-next-")]);
  await ready(page);
  await page.evaluate((table) => location.assign(table), table);
  await page.locator("[data-seq]").waitFor();
  expect(Number(await seq(page))).toBe(before);
  expect(troubles).toEqual([]);
  await page.context().close();
  await files.stop();
});

test("Python, its library and ours are a download of less than five megabytes", () => {
  const parts = /^(pyodide\.asm|python|library|sunduk)-[\w-]+\.(mjs|wasm|zip|zst)(\.bin)?$/;
  const sizes = (assets: string, sent: (file: string) => string): number[] =>
    readdirSync(assets)
      .filter((name) => parts.test(name))
      .map((name) => statSync(sent(join(assets, name))).size);
  const ofSite = sizes(join(folder, "site", "assets"), (file) => file);
  const ofServer = sizes(join(WEB, "assets"), (file) => (existsSync(`${file}.br`) ? `${file}.br` : file));
  for (const all of [ofSite, ofServer]) {
    expect(all).toHaveLength(4);
    expect(all.reduce((sum, size) => sum + size)).toBeLessThan(5_000_000);
  }
});

test("playing without a server costs those who have one next to nothing at first", () => {
  const page = readFileSync(join(WEB, "index.html"), "utf-8");
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(3);
  const bytes = named.reduce((sum, name) => sum + statSync(join(WEB, `${name}.gz`)).size, 0);
  // It was 57.2 kB before, and was to grow by ten at most.
  expect(bytes).toBeLessThan(67_200);
});

test("the page can be installed", async () => {
  const files = await serveFiles(join(folder, "site"), "/chest/");
  const page = await (await fetch(files.address)).text();
  const manifest = new URL(/rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? "", files.address);
  const told = (await (await fetch(manifest)).json()) as Record<string, unknown> & { icons: { src: string }[] };
  expect(told).toMatchObject({ name: "Sunduk", display: "standalone", start_url: "./", scope: "./" });
  const icons = await Promise.all(told.icons.map(({ src }) => fetch(new URL(src, manifest))));
  expect(icons.map(({ status }) => status)).toEqual(told.icons.map(() => 200));
  expect(told.icons.length).toBeGreaterThan(2);
  await files.stop();
});
