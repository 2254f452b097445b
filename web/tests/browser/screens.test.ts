import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { barriers } from "./barriers";
import {
  awaitTurn,
  choices,
  connect,
  one,
  openBox,
  openTable,
  person,
  PHONE,
  playByKeyboard,
  playOut,
  pressOn,
  result,
  widthBeyond,
} from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

test.concurrent(
  "no barriers at home, before a match, in the rules, among my matches and where nothing is",
  async () => {
    const { page } = await person(browser);
    const found: string[] = [];
    await openTable(page, "marrakech", ["open"]);
    await page.getByRole("button", { name: "Leave the seat" }).waitFor();
    found.push(...(await barriers(page, "waiting")));
    for (const path of ["/", "/new/facir", "/rules/marrakech", "/mine", "/nowhere", "/tables/nowhere"]) {
      await page.goto(path);
      await page.locator("h1").first().waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      for (const summary of await page.locator("main summary").all()) await summary.click();
      found.push(...(await barriers(page, path)));
    }
    expect(found).toEqual([]);
    await page.context().close();
  },
);

test.concurrent(
  "no barriers on a phone: at home, in a refusal, among hints, in the rules, in the settings",
  async () => {
    const { page } = await person(browser, { viewport: PHONE });
    const found: string[] = [];
    await page.goto("/");
    found.push(...(await barriers(page, "home")));
    await openBox(page, "marrakech");
    await choices(page).first().waitFor();
    await page.locator("[data-edge]").first().click({ force: true });
    await page.getByRole("alert").waitFor();
    found.push(...(await barriers(page, "refusal")));
    await page.keyboard.press("Escape");
    await page.keyboard.press("h");
    await page.getByRole("list", { name: "What a bot would do" }).locator("li").first().waitFor();
    found.push(...(await barriers(page, "hints")));
    await page.locator("header summary").click();
    found.push(...(await barriers(page, "settings")));
    await page.keyboard.press("?");
    await page.locator("#clause-6\\.2").waitFor();
    found.push(...(await barriers(page, "rules")));
    expect(found).toEqual([]);
    await page.context().close();
  },
);

test.concurrent("from the chest to a move without a pointer, with the rules and a hint on the way", async () => {
  const { page, troubles } = await person(browser);
  await page.goto("/");
  await pressOn(page, page.locator('a[href="/new/marrakech"]'));
  await pressOn(page, page.locator("button.play"));
  await page.waitForURL(/\/tables\//);
  await choices(page).first().waitFor();
  await page.keyboard.press("?");
  await page.locator("#clause-6\\.2").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await page.getByRole("list", { name: "What a bot would do" }).locator("li").first().waitFor();
  await playByKeyboard(page, 1);
  await page
    .getByRole("list", { name: "What happened" })
    .getByText(/^You (turn|leave) Assam/)
    .first()
    .waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent("nothing reaches beyond the edge of a narrow screen", async () => {
  const { page } = await person(browser, { viewport: PHONE, locale: "ru" });
  for (const path of ["/", "/new/marrakech", "/rules/marrakech", "/mine"]) {
    await page.goto(path);
    await page.locator("h1").first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    expect(await widthBeyond(page), path).toBe(0);
  }
  await page.context().close();
});

test.concurrent("a replay goes by keys, keeps its place in the address, and goes on from there", async ({ expect }) => {
  const { page, troubles } = await person(browser);
  await openBox(page, "marrakech");
  for (let moves = 0; moves < 3; moves += 1) if ((await awaitTurn(page)) === "choice") await one(page);
  await page.goto(page.url().replace("/tables/", "/replay/"));
  const place = (): Promise<string | null> => page.locator("output").textContent();
  await page.locator("output").waitFor();
  await page.keyboard.press("Home");
  await expect.poll(place).toMatch(/^0 \//);
  await page.keyboard.press("d");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(place).toMatch(/^1 \//);
  expect(page.url()).toContain("?at=1");
  await page.reload();
  await expect.poll(place).toMatch(/^1 \//);
  await page.keyboard.press("End");
  await expect.poll(place).toMatch(/^(\d+) \/ \1$/);
  await page.keyboard.press("Home");
  await page.keyboard.press("d");
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(place).toMatch(/^3 \//);
  await page.getByRole("link", { name: "Continue from here" }).click();
  await page.getByText("Continues a match from step 3").waitFor();
  await page.getByLabel("Seat 1", { exact: true }).selectOption("bot1");
  await page.getByLabel("Seat 2", { exact: true }).selectOption("me");
  await page.locator("main summary").click();
  expect(await page.locator("[name='own_rug']").isDisabled()).toBe(true);
  await page.click("button.play");
  await page.waitForURL(/\/tables\//);
  await choices(page).first().waitFor();
  expect(await page.locator("[data-seat='1']").getByText("you").count()).toBe(1);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent("a record is downloaded at the end, pasted at home, and its luck is proved", async () => {
  const { page, troubles } = await person(browser);
  await openTable(page, "facir", ["bot1"], { round_limit: "2" });
  await playOut(page);
  await page.getByText("The rolls were fair").waitFor();
  const record = await (await page.request.get(page.url().replace("/tables/", "/api/tables/") + "/record")).text();
  await result(page).getByRole("link", { name: "Replay" }).click();
  await page.locator("output").waitFor();
  await page.goto("/");
  await page.getByRole("textbox", { name: "Paste a link" }).fill(record);
  await page.getByRole("button", { name: "Open" }).click();
  await page.waitForURL(/\/replay\//);
  await page.locator("output").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent("what the others do is shown in motion, and can be skipped", async () => {
  const { page, troubles } = await person(browser, {}, "full");
  await openBox(page, "marrakech");
  for (let moves = 0; moves < 4; moves += 1) if ((await awaitTurn(page)) === "choice") await one(page);
  await page.keyboard.press("Escape");
  await choices(page).first().waitFor({ timeout: 15_000 });
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent("the language changes at any time, and is remembered", async () => {
  const { page } = await person(browser);
  await openBox(page, "marrakech");
  await choices(page).first().waitFor();
  await page.getByRole("button", { name: "Русский" }).click();
  await page.getByText("Ваш ход").first().waitFor();
  await page.reload();
  await page.getByText("Ваш ход").first().waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("ru");
  await page.context().close();
});

test("what the page loads first has grown by 10 kB at most since it plays without a server", () => {
  const folder = resolve(import.meta.dirname, "../../../src/sunduk/server/web");
  const index = readFileSync(join(folder, "index.html"), "utf-8");
  const names = [...index.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, name]) => name ?? "");
  const bytes = ["index.html", ...names].reduce((sum, name) => sum + statSync(join(folder, `${name}.gz`)).size, 0);
  expect(names.length).toBeGreaterThan(1);
  // It was 60.6 kB in gzip, see bench/results.md.
  expect(bytes).toBeLessThan(70_600);
});

test.concurrent("home and one game come to at most 200 kB of script and style", async () => {
  const { page } = await person(browser);
  let bytes = 0;
  page.on("response", async (answer) => {
    if (!/\.(js|css)$/.test(answer.url())) return;
    const body = await answer.body().catch(() => Buffer.alloc(0));
    const { gzipSync } = await import("node:zlib");
    bytes += gzipSync(body).length;
  });
  await openBox(page, "marrakech");
  await choices(page).first().waitFor();
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(200_000);
  await page.context().close();
});
