import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { awaitTurn, choices, cuttable, DESKTOP, launch, one, person, PHONE, result } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

type Seat = { kind: "me"; name?: string } | { kind: "bot"; level: number };

/** A table with these seats. The best bots are quick, so that nobody waits for the sand. */
async function sitDown(page: Page, seats: Seat[], options = {}): Promise<void> {
  await page.goto("/");
  const id = await page.evaluate(
    async ([seats, options]) => {
      const post = async (path: string, body: unknown): Promise<{ id: string }> => {
        const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
        return (await (await fetch(path, init)).json()) as { id: string };
      };
      await post("/api/me", { name: "Nefertari" });
      return (await post("/api/tables", { game: "pharaoh", seats, options })).id;
    },
    [seats, options] as const,
  );
  await page.goto(`/tables/${id}`);
}

/** Always call the tile on top, so that its stack runs short soon; then click whatever leads on. */
async function playOut(page: Page): Promise<void> {
  while ((await awaitTurn(page)) !== "over") {
    const racing = (await page.locator(".tile[data-choice]").count()) > 0;
    await (racing ? one(page, () => 0) : one(page));
  }
}

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`a match against a bot is played to its end by clicking, with the line cut in a race, on a ${size}`, async () => {
    const { page, troubles } = await person(browser, { viewport });
    const cut = await cuttable(page);
    await sitDown(page, [{ kind: "me" }, { kind: "bot", level: 8 }]);
    await page.locator(".tile[data-choice]").first().waitFor();
    await cut();
    await page.getByRole("status").getByText("Connecting again").waitFor();
    await playOut(page);
    expect(await result(page).textContent()).toContain("The match is over");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
}

test("by keyboard alone: a number is typed, the sand runs, the other passes, the equation is typed", async () => {
  const { page, troubles } = await person(browser, { locale: "ru" });
  await sitDown(page, [
    { kind: "me", name: "Isis" },
    { kind: "me", name: "Seth" },
  ]);
  const tiles = page.locator(".tile[data-choice]");
  await tiles.first().waitFor();
  const number = (await tiles.last().getAttribute("data-choice")) ?? "";
  await page.keyboard.type(number);
  await page.locator(`.picked[data-choice="${number}"]`).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-choice"))).toBe(number);
  await page.keyboard.press("Enter");
  await page.locator(`[data-taken="${number}"]`).waitFor({ timeout: 1000 });

  const seconds = async (): Promise<number> => Number(await page.locator(".seconds").textContent());
  const before = await seconds();
  expect(before).toBeGreaterThan(25);
  await expect.poll(seconds, { timeout: 4000 }).toBeLessThan(before);

  await tiles.first().waitFor();
  await page.keyboard.press("p");
  await page.locator("output").waitFor();
  const faces = await page.locator(".die text").allTextContents();
  await page.keyboard.type(`${faces[0]}+${faces[1]}-`);
  await page.keyboard.press("Backspace");
  expect((await page.locator("output").textContent())?.trim()).toBe(`${faces[0]} + ${faces[1]}`);
  await page.keyboard.press("Enter");
  const sign = Number(faces[0]) + Number(faces[1]) === Number(number) ? "=" : "≠";
  await page
    .getByRole("list", { name: "Последние равенства" })
    .getByText(`${faces[0]} + ${faces[1]} ${sign} ${number}`)
    .waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("two at one screen race to the end, and a tile that is gone cannot be called", async () => {
  const { page, troubles } = await person(browser);
  await sitDown(page, [
    { kind: "me", name: "Isis" },
    { kind: "me", name: "Seth" },
  ]);
  await choices(page).first().waitFor();
  await page.getByRole("button", { name: "Seth" }).click();
  const first = page.locator(".tile[data-choice]").first();
  const number = await first.getAttribute("data-choice");
  await first.click();
  await page.getByRole("listitem").filter({ hasText: "Seth calls" }).first().waitFor();
  await page.locator(`[data-taken="${number}"]`).click();
  await page.getByRole("alert").getByText("Rule 4.2").waitFor();
  await playOut(page);
  expect(troubles).toEqual([]);
  await page.context().close();
});
