import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { barriers } from "./barriers";
import { choices, GAMES, connect, person, PHONE, widthBeyond } from "./people";

/** The designer's workbench: a variant is written, checked, studied, shared and played. */

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

const LOOK = process.env["LOOK_AT"];

test("a changed field is checked, drawn, told, saved, shared and played", async () => {
  const { page, troubles } = await person(browser);
  await page.goto("/new/marrakech");
  await page.getByRole("link", { name: "Change the rules" }).click();
  const verdict = page.locator("[data-verdict]");
  await verdict.getByText("This can be played.").waitFor();
  const dirhams = page.getByLabel("Dirhams that each player begins with", { exact: true });
  const field = page.locator('[data-field="purse.dirhams"]');
  expect(await page.locator("[data-changes]").textContent()).toContain("Nothing differs");

  await dirhams.fill("0");
  await field.getByText("0 is not a whole number from 1 to 1000").waitFor();
  expect(await field.getByRole("link").textContent()).toBe("Rule 2.2");
  expect(await page.getByRole("button", { name: "Play this variant" }).isDisabled()).toBe(true);

  await dirhams.fill("7");
  await verdict.getByText("This can be played.").waitFor();
  await page.getByLabel("Name of the variant").fill("Poor Marrakech");
  expect(await page.locator("[data-changes]").textContent()).toContain("30 → 7");
  // The picture is drawn again, with the money of the variant.
  await expect
    .poll(async () => decodeURIComponent((await page.locator("main img").getAttribute("src")) ?? ""))
    .toMatch(/>7</);

  await page.getByRole("button", { name: "Save in this browser" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("marrakech-variant.toml");
  await page.getByRole("button", { name: "Copy a link" }).click();
  await page.getByText("The link is copied.").waitFor();
  const link = page.url();

  await page.getByRole("button", { name: "Back to the original" }).click();
  expect(await dirhams.inputValue()).toBe("30");
  await page.getByRole("link", { name: "Open Poor Marrakech" }).click();
  expect(await dirhams.inputValue()).toBe("7");
  await page.locator('input[type="file"]').setInputFiles({
    name: "mine.toml",
    mimeType: "application/toml",
    buffer: Buffer.from("title = "),
  });
  await page.getByText("This file is no variant").waitFor();

  const friend = await person(browser, { locale: "ru-RU", viewport: PHONE });
  await friend.page.goto(link);
  await friend.page.getByText("Так можно играть.").waitFor();
  const theirs = friend.page.getByLabel("Сколько дирхамов у игрока вначале", { exact: true });
  expect(await theirs.inputValue()).toBe("7");
  await theirs.fill("2000");
  await friend.page.getByText("2000 — не целое число от 1 до 1000").first().waitFor();
  expect(await widthBeyond(friend.page)).toBe(0);
  expect(await barriers(friend.page, "the workbench on a phone")).toEqual([]);
  if (LOOK) await friend.page.screenshot({ path: `${LOOK}/phone.png`, fullPage: true });
  await friend.page.context().close();

  await verdict.getByText("This can be played.").waitFor();
  if (LOOK) await page.screenshot({ path: `${LOOK}/desktop.png`, fullPage: true });
  await page.getByRole("button", { name: "Play this variant" }).click();
  await page.locator("[data-variant]").getByText("Poor Marrakech").waitFor();
  await page.click("button.play");
  await page.waitForURL(/\/tables\//);
  await choices(page).first().waitFor();
  expect(await page.locator("main").textContent()).toMatch(/7 dirhams/);
  expect(troubles).toEqual([]);
  await page.context().close();
}, 240_000);

test("a board shows what is in the box of its variant", async () => {
  const { page, troubles } = await person(browser);
  await page.request.post("/api/me", { data: { name: "Ann" } });
  const play = async (game: string, change: (edition: Record<string, unknown>) => void): Promise<void> => {
    const answer = await page.request.get(`/api/games/${game}/edition`);
    const { original: edition } = (await answer.json()) as { original: Record<string, unknown> };
    change(edition);
    const data = { game, edition, seats: [{ kind: "me" }, { kind: "bot", level: 1 }] };
    const { id } = (await (await page.request.post("/api/tables", { data })).json()) as { id: string };
    await page.goto(`/tables/${id}`);
    await choices(page).first().waitFor();
  };
  await play("fortune", (edition) => (edition["fortunes"] = { small: 1, big: 0 }));
  expect(await page.locator('[data-seat="0"] .luck').count()).toBe(1);
  await page.locator('[data-choice="F"]').focus();
  expect(await page.locator("[data-prompt]").textContent()).toMatch(/You would (gain|lose)|It would bring nothing/);

  await play("facir", (edition) => (edition["bag"] = { cards: [4, 6, 8] }));
  await page.getByText("× 2", { exact: true }).waitFor();
  await page.getByText("Round 1 of 2", { exact: true }).first().waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("every game has a form without barriers, for a mouse and for a keyboard", async () => {
  const { page, troubles } = await person(browser);
  for (const game of GAMES) {
    await page.goto(`/design/${game}`);
    await page.locator("[data-verdict]").getByText("This can be played.").waitFor();
    expect(await barriers(page, game)).toEqual([]);
    if (LOOK) await page.screenshot({ path: `${LOOK}/${game}.png`, fullPage: true });
  }
  // Farlander is last but one or so: a state of its first tile that is torn apart is refused by its rule.
  await page.goto("/design/farlander");
  const map = page.locator('[data-field="tiles.patterns"]');
  await map.locator("button").first().click();
  await map.locator(".problem").waitFor();
  expect(await page.getByText(/several pieces/).count()).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
  await page.context().close();
}, 240_000);

test("a study shows random and strong play side by side, and all of it opens matches", async () => {
  const { page, troubles } = await person(browser);
  await page.goto("/design/marrakech");
  const verdict = page.locator("[data-verdict]");
  await verdict.getByText("This can be played.").waitFor();
  await page.getByLabel("A player who cannot pay").selectOption("forgiven");
  await page.locator('[name="num"]').fill("400");
  await page.locator('[name="strong"]').selectOption("level:1");
  await page.locator('[name="thoughtful"]').fill("10");
  await page.getByRole("button", { name: "Run the study" }).click();
  const report = page.locator("[data-report]");
  await report.waitFor({ timeout: 200_000 });
  expect(await report.textContent()).toMatch(/The first player wins \d+/);
  await report.getByRole("heading", { name: "Side by side" }).waitFor();
  expect(await report.locator("details").count()).toBe(2);
  expect(await barriers(page, "a report")).toEqual([]);
  expect(await widthBeyond(page)).toBe(0);
  if (LOOK) await page.screenshot({ path: `${LOOK}/report.png`, fullPage: true });
  await page.setViewportSize(PHONE);
  expect(await widthBeyond(page)).toBe(0);
  if (LOOK) await report.screenshot({ path: `${LOOK}/report-phone.png` });

  expect(await report.getByRole("link", { name: /report|Markdown|JSON/ }).count()).toBe(3);
  // Every bar, every band of a fan and every place on the boards leads somewhere.
  const charts = report.locator(".charts svg");
  expect(await charts.count()).toBeGreaterThan(20);
  for (const shapes of await charts.all())
    expect(await shapes.locator('a[href^="#match-"]').count()).toBeGreaterThan(0);
  // A chart is one stop of the Tab key; arrows go on from band to band.
  const fan = charts.first();
  await fan.locator('a[tabindex="0"]').focus();
  await page.keyboard.press("ArrowRight");
  const told = await page.locator(":focus").getAttribute("aria-label");
  expect(told).toMatch(/^\d+ % of the match played, win share/);
  const [, seq] = ((await page.locator(":focus").getAttribute("href")) ?? "").split("@");
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`/replay/.*at=${seq}$`));
  await page.getByRole("link", { name: "Continue from here" }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
}, 300_000);
