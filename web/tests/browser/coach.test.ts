import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { barriers } from "./barriers";
import { choice, said, speechOf } from "./lessons";
import { choices, connect, person, PHONE, widthBeyond } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

/** Straight ahead lie nine yellow halves in one group; in five of six rolls Assam would stop there. */
const TRAP = `[Game "marrakech"]
[Version "1"]
[Seats "2"]
[Options "own_rug=protected insolvency=eliminated turn_assam=before"]
[Position "marrakech 2 | 3y3/3y3/yyyyyyy/7/7/rrrrrrr/rrrrr2 d4N 36,24 6,7,12,12 turn 0 ry"]

*
`;

/** A match against a bot that goes on from a record. */
async function continued(page: Page, text: string): Promise<string> {
  await page.request.post("/api/me", { data: { name: "Ann" } });
  const { id: record } = (await (await page.request.post("/api/records", { data: { text } })).json()) as { id: string };
  const seats = [{ kind: "me" }, { kind: "bot", level: 1 }];
  const data = { game: "marrakech", seats, from: { table: record, seq: 0 } };
  return ((await (await page.request.post("/api/tables", { data })).json()) as { id: string }).id;
}

test("on the first visit a lesson and a match with a coach are offered, later no more", async () => {
  const { page, troubles } = await person(browser);
  await page.goto("/new/marrakech");
  const offer = page.locator("[data-offer]");
  await offer.getByRole("link", { name: "Take the lesson" }).waitFor();
  expect(await barriers(page, "offer")).toEqual([]);
  await offer.getByRole("button", { name: "First match with a coach" }).click();
  await page.waitForURL(/\/tables\//);
  await choices(page).first().waitFor();
  await said(page)
    .getByText(speechOf("marrakech", "en").coach["turn"]?.say ?? "", { exact: true })
    .waitFor();
  await page.locator("[data-marked]").first().waitFor();
  expect(await barriers(page, "coach")).toEqual([]);
  await page.locator("[data-understood]").click();
  expect(await said(page).count()).toBe(0);
  await page.goto("/new/marrakech");
  await page.locator("button.play").waitFor();
  expect(await offer.count()).toBe(0);
  await page.goto("/new/facir");
  await offer.getByRole("button", { name: "No, thanks" }).click();
  await page.reload();
  await page.locator("button.play").waitFor();
  expect(await offer.count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("a gross mistake is warned of before it is played, and can be played anyway", async () => {
  const { page, troubles } = await person(browser, { viewport: PHONE, locale: "ru" });
  const table = await continued(page, TRAP);
  await page.goto("/");
  await page.evaluate((table) => localStorage.setItem("sunduk.learning", JSON.stringify({ coached: [table] })), table);
  await page.goto(`/tables/${table}`);
  await choice(page, "A").click();
  await said(page)
    .getByText(/^Осторожно: с вероятностью 83.% придётся платить, самое большее 9.дирхамов/)
    .waitFor();
  expect(await barriers(page, "warning")).toEqual([]);
  expect(await widthBeyond(page)).toBe(0);
  await page.locator("[data-think]").click();
  await page.locator("[data-marked]").first().waitFor();
  expect(await choices(page).count()).toBe(3);
  await choice(page, "A").click();
  await page.locator("[data-anyway]").click();
  await page.getByText("Вы направляете Ассама прямо").first().waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("a race against bots begins when one is ready", async () => {
  const { page, troubles } = await person(browser);
  await page.goto("/new/pharaoh");
  await page.locator("button.play").click();
  const ready = page.locator("[data-ready]");
  await ready.getByRole("button", { name: "Not yet" }).click();
  await ready.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/new/pharaoh");
  await page.locator("button.play").click();
  expect(await barriers(page, "ready")).toEqual([]);
  await ready.getByRole("button", { name: "I am ready" }).click();
  await page.waitForURL(/\/tables\//);
  expect(troubles).toEqual([]);
  await page.context().close();
});
