import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { Locator, Page } from "playwright-core";
import { parse } from "smol-toml";

import type { Plan, Speech } from "../../src/lesson.svelte";
import { bare, pressOn } from "./people";

/** People who take lessons. */

const folder = (game: string): string => resolve(import.meta.dirname, "../../../src/sunduk/games", game);

export const planOf = (game: string): Plan =>
  parse(readFileSync(`${folder(game)}/lesson.toml`, "utf-8")) as unknown as Plan;

export const speechOf = (game: string, language: string): Speech =>
  parse(readFileSync(`${folder(game)}/lesson.${language}.toml`, "utf-8")) as unknown as Speech;

/** How somebody does something to an element: clicks it, taps it, or goes there by keys. */
export type Hand = (page: Page, element: Locator) => Promise<void>;

export const byMouse: Hand = async (page, element) => {
  await element.waitFor();
  const spot = await bare(element);
  if (spot) await page.mouse.click(spot.x, spot.y);
};

/** The first tap may only show what a second one makes. */
export const byFinger: Hand = async (page, element) => {
  await element.waitFor();
  const spot = await bare(element);
  if (!spot) return;
  await page.touchscreen.tap(spot.x, spot.y);
  if (await element.getAttribute("data-choice").catch(() => null)) {
    const again = page.locator("[data-prompt] strong");
    if (await again.count()) await page.touchscreen.tap(spot.x, spot.y);
  }
};

/** Tab leads to the board or a button, arrows from choice to choice. */
export const byKeys: Hand = async (page, element) => {
  await element.waitFor();
  if ((await element.getAttribute("data-choice")) === null) return pressOn(page, element);
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await page.evaluate(() => document.activeElement?.matches("[data-choice]") ?? false)) break;
    await page.keyboard.press("Tab");
  }
  // The board's own keys find every choice; here the way is looked up, to be short.
  await element.evaluate((element) => (element as HTMLElement).focus());
  await page.keyboard.press("Enter");
};

/** What is to be clicked on the board for a move, by the names of choices. */
export function ways(game: string, move: string): string[] {
  if (game === "fortune" && move.includes(">")) return [move.split(">")[0] ?? "", move];
  if (game !== "pharaoh" || !/[+*/-]/.test(move)) return [move];
  const dice = ["2", "5", "11"];
  return [...(move.match(/\d+|./g) ?? []).map((part) => (dice.includes(part) ? `die${dice.indexOf(part)}` : part)), "state"];
}

export const said = (page: Page): Locator => page.locator("[data-said]");
export const next = (page: Page): Locator => page.locator("[data-next]:not(:disabled)");
export const choice = (page: Page, name: string): Locator => page.locator(`[data-choice="${name}"]`).first();

/** Wait until the coach says this. */
export async function hear(page: Page, sentence: string): Promise<void> {
  await said(page).getByText(sentence, { exact: true }).waitFor();
}

/** Make a move on the board. */
export async function make(page: Page, game: string, move: string, hand: Hand): Promise<void> {
  for (const name of ways(game, move)) await hand(page, choice(page, name));
}

/** Take a lesson to its end, hearing every sentence, and first trying what is wrong, if wanted. */
export async function take(
  page: Page,
  game: string,
  language: string,
  hand: Hand,
  { wrong = false, look }: { wrong?: boolean; look?: (step: string, kind: string) => Promise<void> } = {},
): Promise<void> {
  const [plan, speech] = [planOf(game), speechOf(game, language)];
  for (const step of plan.steps) {
    const words = speech.steps[step.name] ?? {};
    for (const sentence of words.say ?? []) {
      await hear(page, sentence);
      await look?.(step.name, "say");
      await hand(page, next(page));
    }
    if (!words.do) continue;
    await hear(page, words.do);
    await look?.(step.name, "do");
    for (const [move, sentence] of Object.entries(wrong ? (words.wrong ?? {}) : {})) {
      if (move === "*" || (await choice(page, ways(game, move)[0] ?? "").count()) === 0) continue;
      await make(page, game, move, hand);
      await hear(page, sentence);
    }
    const [first = ""] = step.do ?? [];
    await make(page, game, first === "*" ? ((await anyChoice(page)) ?? "") : first, hand);
    await hear(page, words.done ?? "");
    await look?.(step.name, "done");
    await hand(page, next(page));
  }
}

async function anyChoice(page: Page): Promise<string | null> {
  await page.locator("[data-choice]").first().waitFor();
  return page.locator("[data-choice]").last().getAttribute("data-choice");
}
