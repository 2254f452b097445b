import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { barriers } from "./barriers";
import { choices, click, connect, one, openTable, person, PHONE, result, sitDown, widthBeyond } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

const seq = async (page: Page): Promise<number> => Number(await page.locator("[data-seq]").getAttribute("data-seq"));

test("a turn against bots is taken back whole, by a button and by a key, and the record says so", async () => {
  const { page, troubles } = await person(browser);
  await sitDown(page, "marrakech", 3);
  await choices(page).first().waitFor();
  const before = await seq(page);
  for (let moves = 0; moves < 2; moves += 1) await one(page, () => 0);
  await choices(page).first().waitFor();
  expect(await seq(page)).toBeGreaterThan(before + 2);
  await page.getByRole("button", { name: "Undo my turn" }).click();
  await expect.poll(() => seq(page)).toBe(before);
  await choices(page).first().waitFor();
  await click(page, 0);
  await expect.poll(() => seq(page)).toBe(before + 2);
  await page.keyboard.press("u");
  await expect.poll(() => seq(page)).toBe(before);
  const record = await page.request.get(page.url().replace("/tables/", "/api/tables/") + "/record");
  expect(await record.text()).toMatch(/\[Undone "2"\][^]*\{[^}]*taken back here, against bots/);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("the sand of a race may run longer, and what nobody found is told at the end with equations", async () => {
  const { page, troubles } = await person(browser);
  await openTable(page, "pharaoh", ["friend"], { sand: "180" });
  const id = page.url().split("/").at(-1) ?? "";
  const table = async () =>
    (await (await page.request.get(`/api/tables/${id}`)).json()) as { state: string; seq: number; sand: number };
  expect((await table()).sand).toBe(180);
  expect((await page.request.get(`/api/tables/${id}/missed`)).status()).toBe(403);
  // Nobody takes a tile: after some rounds the match is over.
  for (let now = await table(); now.state === "running"; now = await table())
    for (const seat of [0, 1])
      await page.request.post(`/api/tables/${id}/actions`, { data: { seat, seq: now.seq, action: "pass" } });
  await result(page).waitFor();
  await page.locator("[data-scene] svg").waitFor();
  await page.getByText("What nobody found").click();
  const found = page.locator("[data-missed] li").first();
  await found.waitFor();
  expect(await found.textContent()).toMatch(/^\d+ = [(\d].* [+−×÷:] /);
  await page.getByText("Equal points and equal tiles").waitFor();
  expect(await barriers(page, "the end")).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Русский" }).click();
  await page.getByText("Чего никто не нашёл").waitFor();
  expect(await widthBeyond(page)).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("lines of the chat that came out of sight are counted until they are seen", async () => {
  const [ann, bob] = [await person(browser), await person(browser, { viewport: PHONE })];
  const address = await openTable(ann.page, "marrakech", ["open"]);
  await bob.page.goto(address);
  await bob.page
    .getByRole("button", { name: /Sit|Take/ })
    .first()
    .click();
  await bob.page.locator("[data-seq]").waitFor();
  for (const line of ["Hello", "Are you there?"]) {
    await ann.page.getByPlaceholder(/./).last().fill(line);
    await ann.page.keyboard.press("Enter");
  }
  const unread = bob.page.locator("[data-unread]");
  await unread.getByText("2 new lines").waitFor();
  await unread.click();
  await unread.waitFor({ state: "detached" });
  await bob.page.getByText("Are you there?").waitFor();
  expect([...ann.troubles, ...bob.troubles]).toEqual([]);
  for (const { page } of [ann, bob]) await page.context().close();
});

test("sounds are made when they are switched on, at a volume, and loaded only then", async () => {
  const { page, troubles } = await person(browser);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.addInitScript(() => {
    const made: number[] = [];
    Object.assign(window, { made });
    window.OscillatorNode = class extends OscillatorNode {
      constructor(audio: BaseAudioContext, options?: OscillatorOptions) {
        super(audio, options);
        made.push(options?.frequency ?? 0);
      }
    };
  });
  const made = (): Promise<number> => page.evaluate(() => (window as unknown as { made: number[] }).made.length);
  await sitDown(page, "marrakech", 2);
  await one(page, () => 0);
  expect(await made()).toBe(0);
  expect(loaded.filter((url) => url.includes("synth"))).toEqual([]);
  await page.locator("header summary").click();
  await page.getByLabel("Sound").check();
  await expect.poll(made).toBeGreaterThan(0);
  await page.getByLabel("Volume").fill("0.3");
  const before = await made();
  await page.keyboard.press("Escape");
  await one(page, () => 0);
  await expect.poll(made).toBeGreaterThan(before);
  expect(await page.evaluate(() => localStorage.getItem("sunduk.preferences"))).toContain('"volume":0.3');
  expect(troubles).toEqual([]);
  await page.context().close();
});
