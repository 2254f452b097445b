import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { Locator, Page } from "playwright-core";
import { parse } from "smol-toml";

import type { Plan, Speech } from "../../src/learn/lesson.svelte";
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
  const [spot, choice] = [await bare(element), await element.getAttribute("data-choice")];
  if (!spot) return;
  await page.touchscreen.tap(spot.x, spot.y);
  if (choice !== null && (await page.locator("[data-prompt] strong").count()))
    await page.touchscreen.tap(spot.x, spot.y);
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
  return [
    ...(move.match(/\d+|./g) ?? []).map((part) => (dice.includes(part) ? `die${dice.indexOf(part)}` : part)),
    "state",
  ];
}

export const said = (page: Page): Locator => page.locator("[data-said]");
export const next = (page: Page): Locator => page.locator("[data-next]:not(:disabled)");
export const choice = (page: Page, name: string): Locator => page.locator(`[data-choice="${name}"]`).first();

const LANGUAGES = ["en", "ru"] as const;

/** Wait until the coach says this. */
async function hear(page: Page, sentence: string): Promise<void> {
  await said(page).getByText(sentence, { exact: true }).waitFor();
}

/** Change the language of the page. */
async function translate(page: Page): Promise<void> {
  await page.locator("nav button[lang]").evaluate((button) => (button as HTMLElement).click());
}

/** Make a move on the board; what was put together before is erased first. */
export async function make(page: Page, game: string, move: string, hand: Hand): Promise<void> {
  while (await page.locator(".erase:not(:disabled)").count()) await page.locator(".erase").click();
  for (const name of ways(game, move)) await hand(page, choice(page, name));
}

interface Manner {
  /** Whether what is wrong is tried first. */
  wrong?: boolean;
  /** Whether each sentence is heard in one language and then, after a change, in the other. */
  both?: boolean;
  /** The language at the beginning. */
  language?: "en" | "ru";
  /** What else is done when something is said. */
  look?: (step: string, kind: "say" | "do" | "done") => Promise<void>;
}

/** Take a lesson to its end, hearing every sentence. */
export async function take(page: Page, game: string, hand: Hand, manner: Manner = {}): Promise<void> {
  const speech = { en: speechOf(game, "en"), ru: speechOf(game, "ru") };
  let language = manner.language ?? "en";
  const heard = async (say: (speech: Speech) => string): Promise<void> => {
    await hear(page, say(speech[language]));
    if (!manner.both) return;
    await translate(page);
    language = LANGUAGES.find((other) => other !== language) ?? language;
    await hear(page, say(speech[language]));
  };
  for (const { name, do: moves = [] } of planOf(game).steps) {
    const words = (speech: Speech): Speech["steps"][string] => speech.steps[name] ?? {};
    for (const index of words(speech.en).say?.keys() ?? []) {
      await heard((speech) => words(speech).say?.[index] ?? "");
      await manner.look?.(name, "say");
      await hand(page, next(page));
    }
    if (!moves.length) continue;
    await heard((speech) => words(speech).do ?? "");
    await manner.look?.(name, "do");
    for (const move of Object.keys((manner.wrong && words(speech.en).wrong) || {})) {
      if (move === "*" || (await choice(page, ways(game, move)[0] ?? "").count()) === 0) continue;
      await make(page, game, move, hand);
      await hear(page, words(speech[language]).wrong?.[move] ?? "");
    }
    const [first = ""] = moves;
    await make(page, game, first === "*" ? await anyChoice(page) : first, hand);
    await heard((speech) => words(speech).done ?? "");
    await manner.look?.(name, "done");
    await hand(page, next(page));
  }
}

async function anyChoice(page: Page): Promise<string> {
  await page.locator("[data-choice]").first().waitFor();
  return (await page.locator("[data-choice]").last().getAttribute("data-choice")) ?? "";
}
