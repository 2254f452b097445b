import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Puzzle } from "../../src/puzzles/puzzles";
import { barriers } from "./barriers";
import { byFinger, byKeys, byMouse, choice, said, type Hand } from "./lessons";
import { GAMES, connect, person, PHONE, widthBeyond, type Person } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

const RACE = "pharaoh";
const HANDS: [string, Hand, object, string[]][] = [
  ["mouse", byMouse, {}, GAMES],
  ["finger", byFinger, { viewport: PHONE, hasTouch: true, isMobile: true, locale: "ru-RU" }, ["fortune", RACE]],
  ["keys", byKeys, {}, ["marrakech", RACE]],
];

function puzzlesOf(game: string): Puzzle[] {
  const file = resolve(import.meta.dirname, `../../../src/sunduk/games/${game}/puzzles.jsonl`);
  const lines = readFileSync(file, "utf-8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Puzzle);
}

/** What is to be clicked for a choice, by the names of choices. */
function steps(game: string, move: string): string[] {
  return game === "fortune" && move.includes(">") ? [move.split(">")[0] ?? "", move] : [move];
}

/** What is to be clicked to state an equation: each number is a die that is not used yet. */
function equation({ position, options: [[, , , solution = ""]] }: Puzzle): string[] {
  const dice = / (\d+),(\d+),(\d+) race /.exec(position)?.slice(1) ?? [];
  const keys = (solution.match(/\d+|./g) ?? []).map((part) => {
    const die = dice.indexOf(part);
    if (die >= 0) dice[die] = "";
    return die >= 0 ? `die${die}` : part;
  });
  return [...keys, "state"];
}

/** Make the best choice of the puzzle on the page and, in a race, state its equation. */
async function solve(page: Page, game: string, puzzle: Puzzle, hand: Hand): Promise<void> {
  for (const name of steps(game, puzzle.options[0][0])) await hand(page, choice(page, name));
  if (game !== RACE) return;
  for (const name of equation(puzzle)) await hand(page, choice(page, name));
}

const over = (page: Page): Promise<void> => page.locator("[data-over]").waitFor();

async function translate(page: Page): Promise<void> {
  await page.locator("nav button[lang]").evaluate((button) => (button as HTMLElement).click());
}

describe.each(HANDS)("puzzles are solved by %s, in both languages", (name, hand, options, games) => {
  let solver: Person;
  beforeAll(async () => {
    solver = await person(browser, options);
  });
  afterAll(() => solver.page.context().close());

  test.each(games)("%s", async (game) => {
    const { page, troubles } = solver;
    const [puzzle] = puzzlesOf(game) as [Puzzle];
    await page.goto(`/puzzles/${game}/1`);
    await choice(page, steps(game, puzzle.options[0][0])[0] ?? "").waitFor();
    if (name === "mouse") {
      const wrong = puzzle.options.find(([text]) => text !== "pass" && text !== puzzle.options[0][0]) ?? ["", 0];
      for (const step of steps(game, wrong[0])) await hand(page, choice(page, step));
      const cost = game === RACE ? `${Math.abs(wrong[1])} scarab` : `${Math.round(wrong[1] * 100)} of 100`;
      await said(page).getByText(cost).waitFor();
      await page.click("[data-hint]");
    }
    await solve(page, game, puzzle, hand);
    await over(page);
    const russian = (await page.locator("html").getAttribute("lang")) === "ru";
    await said(page)
      .getByText(russian ? /^Верно!/ : /^Right!/)
      .waitFor();
    if (name === "finger") expect(await barriers(page, game)).toEqual([]);
    await translate(page);
    await said(page)
      .getByText(russian ? /^Right!/ : /^Верно!/)
      .waitFor();
    await translate(page);
    expect(await page.evaluate(() => localStorage.getItem("sunduk.puzzles"))).toContain(`"${game}.1":"`);
    expect(await widthBeyond(page)).toBe(0);
    expect(troubles).toEqual([]);
  });
});

test("the puzzle of the day is the same for everybody, and days in a row are counted", async () => {
  const [ann, bob] = [await person(browser), await person(browser, { locale: "ru-RU", timezoneId: "Asia/Tokyo" })];
  const daily = async ({ page }: Person, day: number): Promise<string> => {
    await page.clock.setFixedTime(Date.UTC(2026, 10, day, 12));
    await page.goto("/puzzles");
    return (await page.locator("[data-daily]").getAttribute("href")) ?? "";
  };
  const streak = ({ page }: Person): Promise<string> => page.locator("[data-streak] strong").innerText();
  for (const [index, day] of [18, 19].entries()) {
    const href = await daily(ann, day);
    expect(await daily(bob, day)).toBe(href);
    expect(await streak(ann)).toBe(String(index));
    const [, , game = "", number = ""] = href.split("/");
    const puzzle = puzzlesOf(game)[Number(number) - 1];
    if (!puzzle) throw new Error(`There is no puzzle ${href}.`);
    await ann.page.goto(href);
    await solve(ann.page, game, puzzle, byMouse);
    await ann.page.locator("[data-streak]").waitFor();
  }
  expect(await daily(ann, 20)).not.toBe(await daily(ann, 19));
  expect([await streak(ann), await streak(bob)]).toEqual(["2", "0"]);
  expect(await barriers(ann.page, "puzzles")).toEqual([]);
  await daily(ann, 23);
  expect(await streak(ann)).toBe("0");
  expect([ann.troubles, bob.troubles]).toEqual([[], []]);
  for (const { page } of [ann, bob]) await page.context().close();
});

test("the roll of the day is played against the clock", async () => {
  const { page, troubles } = await person(browser);
  await page.goto(`/puzzles/${RACE}/roll`);
  await page.click("[data-ready] .primary");
  const title = await page.locator("[data-seq]").first();
  await title.waitFor();
  const tile = async (puzzle: Puzzle): Promise<boolean> =>
    (await Promise.all(puzzle.options.map(([text]) => choice(page, text).count()))).every((count) => count > 0);
  let found: Puzzle | undefined;
  for (const puzzle of puzzlesOf(RACE)) if (!found && (await tile(puzzle))) found = puzzle;
  if (!found) throw new Error("The roll is none of the puzzles.");
  await solve(page, RACE, found, byMouse);
  await page
    .locator("[data-result]")
    .getByText(/seconds/)
    .waitFor();
  await page.click("[data-next]");
  await page
    .locator("[data-roll]")
    .getByText(/seconds/)
    .waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("bots have names and faces of their own, and can be silenced", async () => {
  const { page, troubles } = await person(browser);
  await page.goto("/new/farlander");
  await page.getByText("3", { exact: true }).click();
  const seats = page.locator("li select");
  await seats.nth(1).waitFor();
  await seats.nth(1).selectOption("bot3");
  await page.click("button.play");
  await page.locator("[data-talk]").waitFor();
  const portraits = page.locator("[data-seat] [data-portrait]");
  expect(await portraits.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["portrait"]))).toEqual([
    "shopkeeper 0",
    "shopkeeper 1",
  ]);
  await page.locator("[data-seat]").getByText("Mr Botros").waitFor();
  expect(await barriers(page, "a table with talk")).toEqual([]);
  await page.click("summary.button");
  await page.getByLabel("Bots talk now and then").uncheck();
  await page.locator("[data-talk]").waitFor({ state: "detached" });
  await translate(page);
  await page.locator("[data-seat]").getByText("Господин Бутрос").waitFor();

  await page.goto("/new/farlander");
  await page.locator("li select").first().selectOption("bot-miser");
  await page.click("button.play");
  await page.locator("[data-seat]").getByText("Скрудж").waitFor();
  await page.locator("[data-choice]").first().waitFor();
  expect(await page.locator("[data-talk]").count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});
