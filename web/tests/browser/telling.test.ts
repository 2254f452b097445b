import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { choices, click, connect, person, playOut, result } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

interface Told {
  id: string;
  seq: number;
  opened: number;
  acting: number[];
}

/** A table at which the other player begins and has already played; `me` is the first seat. */
async function played(page: Page): Promise<Told> {
  await page.request.post("/api/me", { data: { name: "Ann" } });
  const seats = [{ kind: "me" }, { kind: "bot", level: 1 }];
  for (;;) {
    const answer = await page.request.post("/api/tables", { data: { game: "marrakech", seats } });
    let table = (await answer.json()) as Told;
    if (table.acting[0] === 0) continue;
    while (table.acting[0] !== 0) table = (await (await page.request.get(`/api/tables/${table.id}`)).json()) as Told;
    return table;
  }
}

/** What was shown so far: the positions on the board, and Assam's cell when the log showed each roll. */
interface Seen {
  positions: number[];
  stood: string[];
}

async function watched(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { positions: [], stood: [] };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const position = document.querySelector("[data-seq]")?.getAttribute("data-seq");
      if (position && seen.positions.at(-1) !== Number(position)) seen.positions.push(Number(position));
      const lines = [...document.querySelectorAll("ol[tabindex] li li")].map((line) => line.textContent);
      const rolls = lines.filter((line) => line.includes("slipper")).length;
      while (seen.stood.length < rolls) seen.stood.push(standing());
    }).observe(document, { subtree: true, childList: true, attributes: true });
    const standing = (): string => document.querySelector<SVGElement>(".assam")?.style.transform ?? "";
  });
}

const seen = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
const stands = (page: Page): Promise<string> =>
  page.locator(".assam").evaluate((assam) => (assam as SVGElement).style.transform);

test.concurrent(
  "what others played before a table is opened is shown once, and the log follows what is shown",
  async ({ expect }) => {
    const { page, troubles } = await person(browser, {}, "quick");
    await watched(page);
    const table = await played(page);
    await page.goto(`/tables/${table.id}`);
    await choices(page).first().waitFor();
    expect((await seen(page)).positions).toEqual([table.opened, table.seq]);
    expect((await seen(page)).stood).toEqual([await stands(page)]);
    await page.getByRole("button", { name: "Details", exact: true }).click();
    await click(page, 0);
    await page.getByRole("list", { name: "What happened" }).getByText("slipper").nth(1).waitFor();
    expect((await seen(page)).stood[1]).toBe(await stands(page));
    await choices(page).first().waitFor();
    const now = (await seen(page)).positions.at(-1);
    await page.reload();
    await choices(page).first().waitFor();
    expect((await seen(page)).positions).toEqual([now]);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

test.concurrent("a replay tells its end at the end, or to those who ask for it", async ({ expect }) => {
  const { page, troubles } = await person(browser);
  await page.request.post("/api/me", { data: { name: "Ann" } });
  const seats = [{ kind: "me" }, { kind: "bot", level: 1 }];
  const options = { round_limit: 2 };
  const answer = await page.request.post("/api/tables", { data: { game: "facir", seats, options } });
  await page.goto(`/tables/${((await answer.json()) as Told).id}`);
  await playOut(page);
  await result(page).getByRole("link", { name: "Replay" }).click();
  await page.locator("output").waitFor();
  const winner = page.locator("[data-seat] .won");
  const end = page.getByRole("list", { name: "What happened" }).getByText(/wins with/);
  expect(await page.locator("output").textContent()).not.toMatch(/^(\d+) \/ \1$/);
  expect([await winner.count(), await end.count()]).toEqual([0, 0]);
  await page.getByLabel("Show what comes next").check();
  expect(await end.count()).toBeGreaterThan(0);
  await page.getByLabel("Show what comes next").uncheck();
  await page.keyboard.press("End");
  await winner.first().waitFor();
  expect(await end.count()).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});
