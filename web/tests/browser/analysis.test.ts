import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { barriers } from "./barriers";
import { connect, person, PHONE, widthBeyond } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

/** A whole match of a game, as a record. */
const record = (game: string): string =>
  readFileSync(resolve(import.meta.dirname, `../../../tests/golden/${game}-2-2026-0.sunduk`), "utf-8");

/** Import a record and open its analysis. */
async function analysed(page: Page, game: string): Promise<string> {
  await page.request.post("/api/me", { data: { name: "Ann" } });
  const answer = await page.request.post("/api/records", { data: { text: record(game) } });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/analysis/${id}`);
  return id;
}

const ROOT = resolve(import.meta.dirname, "../../..");

/** The last actions of a match, as a record that begins at a position. */
const ending = (game: string, actions: number): string =>
  execFileSync(
    resolve(ROOT, ".venv/bin/python"),
    ["-c", `from tests.analysis.matches import ending; print(ending("${game}", 2, 1, ${actions}).dump(), end="")`],
    { cwd: ROOT, encoding: "utf-8" },
  );

/** Lets a page remember every line that its workers tell of an analysis. */
async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const listen = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function (this: Worker, type: string, hear: EventListener): void {
      listen.call(this, type, (event: Event) => {
        const { data } = event as MessageEvent<{ type: string; text: string } | undefined>;
        if (data?.type === "line") heard.push(data.text);
        hear(event);
      });
    } as typeof listen;
  });
}

/** All lines of the last analysis that was begun. */
const heard = async (page: Page): Promise<unknown[]> => {
  const texts = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  const lines = texts.map((text) => JSON.parse(text) as { type: string });
  return lines.slice(lines.findLastIndex(({ type }) => type === "begun"));
};

test("without a server the page makes the same analysis itself", async () => {
  const { page, troubles } = await person(browser);
  const text = ending("marrakech", 24);
  await page.request.post("/api/me", { data: { name: "Ann" } });
  const imported = (await (await page.request.post("/api/records", { data: { text } })).json()) as { id: string };
  const there = await page.request.get(`/api/tables/${imported.id}/analysis?budget=standard`, { timeout: 240_000 });
  const expected = (await there.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);

  await overhear(page);
  await page.goto("/");
  await page.locator("summary.button").click();
  await page.getByRole("button", { name: "Play offline" }).click();
  await page.getByText("your matches stay on this device").waitFor();
  await page.goto("/mine");
  await page.locator("textarea").fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("link", { name: "Analysis" }).click();
  // It can be stopped, and made again.
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await page.getByRole("button", { name: "Analyse again" }).click();
  await page.locator("[data-graph] polyline").first().waitFor();
  await page.locator("[data-sums]").waitFor({ timeout: 240_000 });
  expect(await heard(page)).toEqual(expected);
  expect(await barriers(page, "analysis without a server")).toEqual([]);

  // Everything else about it works here, too: the picture of the result is drawn by Python in the page.
  expect(await page.locator("[data-card]").getAttribute("href")).toMatch(/^data:image\/svg\+xml/);
  await page.getByRole("button", { name: "Learn from your mistakes" }).click();
  await page.locator("[data-learn]").waitFor();
  await page.locator("[data-learn]").getByRole("button", { name: "Back" }).click();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("a match is analysed one click from its replay, and the books close on the page", async () => {
  const { page, troubles } = await person(browser);
  const id = await analysed(page, "marrakech");
  await page.goto(`/replay/${id}`);
  await page.getByRole("link", { name: "Analysis" }).click();
  await page.locator("[data-graph] polyline").nth(1).waitFor();
  await page.locator("[data-sums]").waitFor({ timeout: 240_000 });
  const rows = page.locator("[data-sums] tbody tr");
  const column = async (row: number): Promise<number> =>
    Number((await rows.nth(row).locator("td").first().textContent())?.replace("−", "-"));
  const sums = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(column));
  const end = sums.pop() ?? 0;
  expect(Math.abs(sums.reduce((one, other) => one + other, 0) - end)).toBeLessThan(0.5);

  // The graph is also a table, and leads to each event.
  await page.getByText("The graph as a table").click();
  await page.locator("[data-graph] tbody button").nth(40).click();
  await page.locator("[data-entry]").waitFor();
  expect(new URL(page.url()).pathname).toBe(`/analysis/${id}`);
  expect(await barriers(page, "analysis")).toEqual([]);

  // A roll is told with what each other face would have brought.
  await page.goto(`/analysis/${id}?at=4`);
  await page
    .locator("[data-entry] table")
    .getByText(/^The die shows/)
    .nth(3)
    .waitFor();

  // The choices of a decision are told with their values; a better one is played, and goes on from there.
  await page.goto(`/analysis/${id}?at=5`);
  await page.locator("[data-entry] ol button").first().click();
  const line = page.locator("[data-line]");
  await line.getByText(/Yellow to move/).waitFor();
  await page.locator(".board [data-choice]").first().click();
  await line.getByText(/turns Assam|keeps Assam/).waitFor();
  await line.getByRole("button", { name: "Take back" }).click();
  await expect.poll(() => line.textContent()).not.toMatch(/turns Assam|keeps Assam/);
  expect(await barriers(page, "another line")).toEqual([]);
  await line.getByRole("button", { name: "Back to the match" }).click();
  await line.waitFor({ state: "detached" });
  await page.locator("[data-sums]").waitFor();

  await page.getByRole("button", { name: "Learn from your mistakes" }).click();
  await page.locator("[data-learn]").waitFor();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.getByText(/^The best was/).waitFor();
  await page.locator("[data-learn]").getByRole("button", { name: "Back" }).click();

  // The card of the match is a picture, as SVG and as PNG.
  const card = await page.request.get((await page.locator("[data-card]").getAttribute("href")) ?? "");
  expect(await card.text()).toContain("<svg");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Card of the match (PNG)" }).click();
  expect((await saved).suggestedFilename()).toBe(`${id}.png`);
  expect(troubles).toEqual([]);
});

test("a finished match explains its result and says what luck and choices brought", async () => {
  const { page, troubles } = await person(browser);
  await page.request.post("/api/me", { data: { name: "Ann" } });
  const seats = [{ kind: "me" }, { kind: "bot", level: 1 }];
  const order = { game: "fortune", seats, options: { rounds: 1 } };
  const { id } = (await (await page.request.post("/api/tables", { data: order })).json()) as { id: string };
  await page.goto(`/tables/${id}`);
  while (!(await page.locator("[data-result]").isVisible())) {
    const answer = await page.request.get(`/api/tables/${id}`);
    const { seq, acting } = (await answer.json()) as { seq: number; acting: number[] };
    if (acting.includes(0)) {
      const moment = await page.request.get(`/api/tables/${id}/views/${seq}?seat=0`);
      const { view } = (await moment.json()) as { view: { choices: { id: number }[] } };
      const action = view.choices[0]?.id;
      await page.request.post(`/api/tables/${id}/actions`, { data: { seat: 0, seq, action } });
    } else await page.waitForTimeout(200);
  }
  await page
    .locator("[data-result]")
    .getByText(/round 1/)
    .first()
    .waitFor();
  await page.getByText("It ended because all rounds are played.").waitFor();
  await page.locator("[data-ledger]").waitFor({ timeout: 240_000 });
  await page.locator("[data-result]").getByRole("link", { name: "Analysis" }).click();
  await page.locator("[data-graph]").waitFor();
  await page.goto("/mine");
  await page.locator("[data-record]").getByText("too few matches to say").first().waitFor();
  expect(troubles).toEqual([]);
});

test("two eyes look at a game with secrets, in Russian and on a phone", async () => {
  const { page, troubles } = await person(browser, { viewport: PHONE, locale: "ru-RU" });
  const id = await analysed(page, "fortune");
  await page.locator("[data-graph] polyline").first().waitFor({ timeout: 240_000 });
  await page.locator("[data-sums]").waitFor({ timeout: 240_000 });
  await page.goto(`/analysis/${id}?at=30`);
  await page.locator("[data-entry]").waitFor({ timeout: 60_000 });
  const told = page.locator("[data-entry] ol");
  const known = await told.textContent();
  const shown = page.locator(".board");
  const seen = await shown.innerHTML();
  await page.getByLabel("С открытыми картами").check();
  expect(await told.textContent()).not.toBe(known);
  await expect.poll(() => shown.innerHTML()).not.toBe(seen);
  expect(await widthBeyond(page)).toBe(0);
  expect(troubles).toEqual([]);
});

test("a race tells what could be made, how, and who called it", async () => {
  const { page, troubles } = await person(browser);
  await analysed(page, "pharaoh");
  await page.locator("[data-sums]").waitFor({ timeout: 240_000 });
  await page.getByRole("slider").fill("60");
  const round = page.locator("[data-race]");
  await round.getByRole("columnheader", { name: "Shortest equation" }).waitFor();
  expect(await round.locator("tbody tr").count()).toBeGreaterThan(0);
  expect(await barriers(page, "race")).toEqual([]);
  expect(troubles).toEqual([]);
});
