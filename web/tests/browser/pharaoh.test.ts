import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { choices, cuttable, connect, openTable, person, PHONE, widthBeyond } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

const tiles = (page: Page): Locator => page.locator(".tile[data-choice]");

/** A table with two people at this screen. */
async function sitDown(page: Page): Promise<void> {
  await page.goto("/");
  const id = await page.evaluate(async () => {
    const post = async (path: string, body: unknown): Promise<{ id: string }> => {
      const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
      return (await (await fetch(path, init)).json()) as { id: string };
    };
    await post("/api/me", { name: "Nefertari" });
    const seats = ["Isis", "Seth"].map((name) => ({ kind: "me", name }));
    return (await post("/api/tables", { game: "pharaoh", seats })).id;
  });
  await page.goto(`/tables/${id}`);
}

test.concurrent("the line is cut in a race, and the race goes on", async ({ expect }) => {
  const { page, troubles } = await person(browser, { viewport: PHONE });
  const cut = await cuttable(page);
  await sitDown(page);
  await tiles(page).first().waitFor();
  await cut();
  await page.getByRole("status").getByText("Reconnecting").waitFor();
  const number = (await tiles(page).first().getAttribute("data-choice")) ?? "";
  await expect
    .poll(async () => {
      await tiles(page)
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
      return page.locator(`[data-taken="${number}"]`).count();
    })
    .toBe(1);
  expect(await widthBeyond(page)).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent(
  "by keyboard alone: a number is typed, the sand runs, the other passes, the equation is typed, a tile in sight is laid",
  async ({ expect }) => {
    const { page, troubles } = await person(browser, { locale: "ru" });
    await sitDown(page);
    await tiles(page).first().waitFor();
    const number = (await tiles(page).last().getAttribute("data-choice")) ?? "";
    await page.keyboard.type(number);
    await page.locator(`.picked[data-choice="${number}"]`).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-choice"))).toBe(number);
    await page.keyboard.press("Enter");
    await page.locator(`[data-taken="${number}"]`).waitFor();

    const seconds = async (): Promise<number> => Number(await page.locator(".seconds").textContent());
    const before = await seconds();
    expect(before).toBeGreaterThan(0);
    await expect.poll(seconds, { timeout: 10_000 }).toBeLessThan(before);

    await tiles(page).first().waitFor();
    await page.keyboard.press("p");
    await page.locator("output").waitFor();
    const faces = await page.locator(".die .number").allTextContents();
    const top = await page.locator('[data-stack="yellow"] .next').textContent();
    await page.keyboard.type("13+");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("На кубиках нет таких чисел").waitFor();
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.type(`${faces[0]}+${faces[1]}-`);
    await page.keyboard.press("Backspace");
    expect((await page.locator("output").textContent())?.trim()).toBe(`${faces[0]} + ${faces[1]}`);
    await page.keyboard.type(`=${number}`);
    await page.keyboard.press("Enter");
    const sign = Number(faces[0]) + Number(faces[1]) === Number(number) ? "=" : "≠";
    await page
      .getByRole("list", { name: "Последние равенства" })
      .getByText(`${faces[0]} + ${faces[1]} ${sign} ${number}`)
      .waitFor();
    await page.locator(`.tile[data-choice="${top?.trim()}"]`).waitFor();
    expect(await page.locator('[data-stack="yellow"] .next').textContent()).not.toBe(top);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

test.concurrent("two race at one screen, and a tile that is gone cannot be called", async () => {
  const { page, troubles } = await person(browser);
  await sitDown(page);
  await choices(page).first().waitFor();
  await page.getByRole("button", { name: "Seth" }).click();
  const first = tiles(page).first();
  const number = await first.getAttribute("data-choice");
  await first.click();
  await page.getByRole("listitem").filter({ hasText: "Seth calls" }).first().waitFor();
  await page.locator(`[data-taken="${number}"]`).click();
  await page.getByRole("alert").getByText("Rule 4.2").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent("an equation has its time, nobody names it for who leaves, and who left comes back", async () => {
  const { page, troubles } = await person(browser, { viewport: PHONE });
  await sitDown(page);
  await tiles(page).first().waitFor();
  await tiles(page).first().click();
  await page.locator("[data-taken]").waitFor();
  await page.getByRole("button", { name: "Pass" }).click();
  await page.locator("output").waitFor();
  await page
    .locator('[data-seat="0"]')
    .getByLabel(/^01:1\d left$/)
    .waitFor();
  expect(await page.getByRole("button", { name: "Hint" }).count()).toBe(0);
  await page.evaluate(async () => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"seat":0}' };
    await fetch(`/api${location.pathname}/leave`, init);
  });
  await page.getByRole("listitem").filter({ hasText: "no valid equation for" }).first().waitFor();
  await page.getByText("A bot plays your seat for you.").first().waitFor();
  await page.getByRole("button", { name: "Play on myself" }).click();
  await tiles(page).first().waitFor();
  expect(await page.getByRole("button", { name: "Play on myself" }).count()).toBe(0);
  expect(await widthBeyond(page)).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent("a table that waited too long says that it is closed", async () => {
  const { page, troubles } = await person(browser, { viewport: PHONE });
  const address = await openTable(page, "pharaoh", ["open"]);
  await page.route(`**/api${new URL(address, "http://host").pathname}`, async (route) => {
    const table = (await (await route.fetch()).json()) as Record<string, unknown>;
    await route.fulfill({ json: { ...table, state: "closed" } });
  });
  await page.routeWebSocket(/\/socket$/, () => undefined);
  await page.goto(address);
  await page.getByRole("heading", { name: "this table is closed" }).waitFor();
  await page.getByRole("link", { name: "Set up a new table" }).click();
  await page.waitForURL("**/new/pharaoh");
  expect(troubles).toEqual([]);
  await page.context().close();
});
