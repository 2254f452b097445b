import { readdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type WebSocketRoute,
} from "playwright-core";
import { inject } from "vitest";

/** Users in a real Chromium, and their actions. */

/** Every game with a folder in the client. */
export const GAMES = readdirSync(resolve(import.meta.dirname, "../../src/games"), {
  recursive: true,
  encoding: "utf-8",
})
  .filter((path) => path.endsWith("cover.svg"))
  .map((path) => dirname(path))
  .sort();

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** Connects to the browser that all test files share. Closing it closes its contexts only. */
export const connect = (): Promise<Browser> => chromium.connect(inject("browser"));

/** A response that Chromium logs as an error, but that is expected: the question is out of date. */
const EXPECTED = /status of 409/;

export interface Person {
  page: Page;
  /** Errors in the page. A test ends with none. */
  troubles: string[];
}

/** A user with a browser context of their own; without animations, unless the test is about them. */
export async function person(browser: Browser, options: BrowserContextOptions = {}, motion = "none"): Promise<Person> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    baseURL: inject("address"),
    locale: "en-GB",
    ...options,
  });
  await context.addInitScript((motion) => {
    if (location.protocol === "http:" && !localStorage.getItem("sunduk.preferences"))
      localStorage.setItem("sunduk.preferences", JSON.stringify({ motion }));
  }, motion);
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) troubles.push(message.text());
  });
  return { page, troubles };
}

/** Returns a function that closes every socket of the page, with a given code. */
export async function cuttable(page: Page): Promise<(code?: number) => Promise<void>> {
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket$/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  return async (code = 1001) => {
    for (const line of lines.splice(0)) await line.close({ code });
  };
}

/** Start a match against bots from the home page: two clicks. */
export async function openBox(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.click(`a[href="/new/${game}"]`);
  await begin(page, game);
}

/** A race against bots begins when one says that one is ready. */
const RACE = "pharaoh";

async function begin(page: Page, game: string, others: string[] = []): Promise<void> {
  await page.click("button.play");
  if (game === RACE && others.every((kind) => kind.startsWith("bot"))) await page.click("[data-ready] .primary");
  await page.waitForURL(/\/tables\//);
}

const CHOICES = "[data-choice]:not([aria-disabled='true'])";
const CURTAIN = "[data-curtain] button";
const RESULT = "[data-result]";

export const choices = (page: Page): Locator => page.locator(CHOICES);
export const result = (page: Page): Locator => page.locator(RESULT);
export const curtain = (page: Page): Locator => page.locator(CURTAIN);

export type Turn = "choice" | "over" | "curtain";

/** What the page offers: the kind of turn, the number of choices, and a string that changes whenever these do. */
interface Sight {
  turn: Turn | null;
  count: number;
  mark: string;
  /** Whether the keyboard focus is on something to do. */
  focused: boolean;
}

/** A click without effect within this time is repeated. */
const PATIENCE = 2_000;
/** The longest time that other players take, on a slow machine. */
const LONGEST_TURN = 120_000;

/** Wait until there is something to do, other than what was `before`. */
export async function watch(page: Page, before: string | null = null): Promise<Sight & { turn: Turn }> {
  const seen = await glimpse(page, before).catch((error: Error) => {
    // Chromium may garbage-collect the promise that is being awaited; then wait again.
    if (!error.message.includes("garbage collected")) throw error;
    return glimpse(page, before);
  });
  if (!seen.turn) throw new Error(`There was nothing to do for ${LONGEST_TURN / 1000} seconds.`);
  return seen as Sight & { turn: Turn };
}

/** Waits with a MutationObserver instead of polling. */
function glimpse(page: Page, before: string | null): Promise<Sight> {
  return page.evaluate(
    ({ before, selectors: [CHOICES, CURTAIN, RESULT], patience, longest }) => {
      const glance = (): Sight => {
        const marks = [...document.querySelectorAll(CHOICES)].map((choice) => choice.getAttribute("data-choice"));
        const seq = document.querySelector("[data-seq]")?.getAttribute("data-seq") ?? "";
        const found = document.querySelector(RESULT) ? "over" : marks.length ? "choice" : null;
        const turn = document.querySelector(CURTAIN) ? "curtain" : found;
        const focused = document.activeElement?.matches(turn === "curtain" ? CURTAIN : "[data-choice]") ?? false;
        return { turn, count: marks.length, mark: [turn, seq, ...marks].join(" "), focused };
      };
      return new Promise<Sight>((resolve) => {
        const done = (seen: Sight): void => {
          observer.disconnect();
          resolve(seen);
        };
        let known = before;
        const look = (): void => {
          const seen = glance();
          if (seen.turn && seen.mark !== known) done(seen);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        setTimeout(() => {
          known = null;
          look();
        }, patience);
        setTimeout(() => done(glance()), longest);
        look();
      });
    },
    { before, selectors: [CHOICES, CURTAIN, RESULT] as const, patience: PATIENCE, longest: LONGEST_TURN },
  );
}

/** Wait until there is something to do, and return what. */
export async function awaitTurn(page: Page): Promise<Turn> {
  return (await watch(page)).turn;
}

/** Lift the curtain for the next player at this screen. */
export async function lift(page: Page): Promise<void> {
  while ((await awaitTurn(page)) === "curtain") await curtain(page).click();
}

type Pick = (count: number) => number;
const any: Pick = (count) => Math.floor(Math.random() * count);

/** Click random choices until the match is over. */
export async function playOut(page: Page, pick: Pick = any): Promise<void> {
  for (let seen = await watch(page); seen.turn !== "over"; seen = await watch(page, seen.mark)) {
    if (seen.turn === "curtain") await curtain(page).click();
    else await click(page, pick(seen.count));
  }
}

/** Play to the end or for some steps by touch: a first tap previews, a second one makes the choice. */
export async function playOutByFinger(page: Page, steps = Infinity): Promise<void> {
  let step = 0;
  for (let seen = await watch(page); seen.turn !== "over" && step < steps; seen = await watch(page, seen.mark)) {
    step += 1;
    const spot = await bare(seen.turn === "curtain" ? curtain(page) : choices(page).nth(any(seen.count)));
    if (!spot) continue;
    await page.touchscreen.tap(spot.x, spot.y);
    if ((await watch(page)).mark === seen.mark) await page.touchscreen.tap(spot.x, spot.y);
  }
}

/** Click one choice and wait for its effect. */
export async function one(page: Page, pick: Pick = any): Promise<void> {
  const seen = await watch(page);
  if (seen.turn !== "choice") return;
  await click(page, pick(seen.count));
  await watch(page, seen.mark);
}

/** Click a choice. If others act meanwhile, the element may be gone; then nothing is clicked. */
export async function click(page: Page, index: number): Promise<void> {
  const spot = await bare(choices(page).nth(index));
  if (spot) await page.mouse.click(spot.x, spot.y);
}

interface Spot {
  x: number;
  y: number;
}

/** A point of an element that nothing covers. */
export async function bare(element: Locator): Promise<Spot | null> {
  const find = (element: Element): Spot | null => {
    element.scrollIntoView({ block: "nearest" });
    const box = element.getBoundingClientRect();
    for (const share of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
      for (const other of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
        const [x, y] = [box.x + box.width * share, box.y + box.height * other];
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return null;
  };
  return element.evaluate(find, undefined, { timeout: 1000 }).catch(() => null);
}

/** Play by keyboard for some steps or to the end: Tab to the board or the curtain, arrows, Enter. */
export async function playByKeyboard(page: Page, steps = Infinity): Promise<void> {
  let seen = await watch(page);
  for (let step = 0; step < steps && seen.turn !== "over"; step += 1, seen = await watch(page, seen.mark)) {
    if (!seen.focused) await tabTo(page, seen.turn === "curtain" ? CURTAIN : "[data-choice]");
    if (seen.turn === "choice") {
      for (let steps = any(3); steps > 0; steps -= 1) await page.keyboard.press(ARROWS[any(4)] ?? "ArrowUp");
    }
    await page.keyboard.press("Enter");
  }
}

/** Lift the curtain for the next player by keyboard. */
export async function liftByKeyboard(page: Page): Promise<void> {
  while ((await awaitTurn(page)) === "curtain") {
    await tabTo(page, CURTAIN);
    await page.keyboard.press("Enter");
  }
}

async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let tabs = 0; tabs < 60 && !(await focused(page, wanted)); tabs += 1) await page.keyboard.press("Tab");
}

/** Tab to an element and press Enter. */
export async function pressOn(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  const there = (): Promise<boolean> => wanted.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 60 && !(await there()); tabs += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

/** The pixels by which the page is wider than the screen. */
export const widthBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);

/** Points of two elements that are visible at the same time. */
async function way(from: Locator, to: Locator): Promise<[Spot, Spot]> {
  // The first round may scroll; after it both elements are in view.
  for (const thing of [from, to]) await bare(thing);
  const [start, end] = [await bare(from), await bare(to)];
  if (!start || !end) throw new Error("There is nothing to drag, or nowhere.");
  return [start, end];
}

/** Drag with the mouse from one element to another. */
export async function pull(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await way(from, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

/** Drag by touch from one element to another. */
export async function swipe(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await way(from, to);
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share?: number): Promise<unknown> => {
    const at = (one: number, other: number): number => one + (other - one) * (share ?? 0);
    const touchPoints = share === undefined ? [] : [{ x: at(start.x, end.x), y: at(start.y, end.y) }];
    return fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  await touch("touchStart", 0);
  for (let step = 1; step <= 8; step += 1) await touch("touchMove", step / 8);
  await touch("touchEnd");
  await fingers.detach();
}

/** Go to a path. On a static site it stands after the `#`, and the page stays. */
async function visit(page: Page, path: string): Promise<void> {
  const site = await page.locator('meta[name="sunduk-site"]').count();
  if (site) await page.evaluate((path) => location.assign(`#${path}`), path);
  else await page.goto(path);
}

/** Open a table with these other seats: `friend` at this screen, `open` for anyone, or a bot such as `bot3`. */
export async function openTable(
  page: Page,
  game: string,
  others: string[],
  options: Record<string, string> = {},
): Promise<string> {
  await visit(page, `/new/${game}`);
  await page
    .locator(".count")
    .filter({ hasText: String(others.length + 1) })
    .click();
  for (const [index, kind] of others.entries()) await page.locator("li select").nth(index).selectOption(kind);
  if (Object.keys(options).length) await page.locator("details summary").last().click();
  for (const [name, value] of Object.entries(options)) {
    const field = page.locator(`[name="${name}"]`);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value);
    else await field.fill(value);
  }
  await begin(page, game, others);
  return page.url();
}

/** Open a table against bots of level 1 through the API, without filling in the form. */
export async function sitDown(page: Page, game: string, seats: number): Promise<void> {
  // Retry if the server has closed an idle connection.
  const maxRetries = 3;
  await page.request.post("/api/me", { data: { name: "Ann" }, maxRetries });
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: 1 }));
  const data = { game, seats: [{ kind: "me" }, ...bots] };
  const answer = await page.request.post("/api/tables", { data, maxRetries });
  await page.goto(`/tables/${((await answer.json()) as { id: string }).id}`);
}
