import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { barriers } from "./barriers";
import {
  awaitTurn,
  cuttable,
  GAMES,
  connect,
  liftByKeyboard,
  one,
  openTable,
  person,
  PHONE,
  playOut,
  playByKeyboard,
  playOutByFinger,
  pressOn,
  result,
  widthBeyond,
} from "./people";

/** Each seat's placing, name and points at the end, without the sources of the points, which are told in words. */
const standings = (page: Page): Promise<string[]> =>
  result(page).locator("li > b, li > span, li > em").allTextContents();

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

/** Options that keep matches short: few turns per round, and few rounds if people play every seat. */
const OPTIONS: Record<string, Record<string, string>> = { facir: { round_limit: "4" } };
const BRIEF: Record<string, Record<string, string>> = { ...OPTIONS, fortune: { rounds: "1" } };
/** Bots that think briefly: lower levels with more seats, and the fastest in a race. */
const BOTS: Record<string, string[]> = {
  farlander: ["bot1", "bot2", "bot1"],
  marrakech: ["bot1", "bot2", "bot1"],
  pharaoh: ["bot8"],
};

/** The race comes first: while it waits for the sand, the others can play. */
const WANTED = GAMES.toReversed().filter((game) => (process.env["GAME"] ?? game) === game);

describe.concurrent.each(WANTED)("%s is played to its end", (game) => {
  test("by clicking, against bots, with the line cut in the middle", async () => {
    const { page, troubles } = await person(browser);
    const cut = await cuttable(page);
    await openTable(page, game, BOTS[game] ?? ["bot1"], OPTIONS[game]);
    for (let moves = 0; moves < 4; moves += 1) await one(page);
    await cut();
    await page.getByRole("status").getByText("Reconnecting").waitFor();
    await playOut(page);
    expect(await result(page).textContent()).toContain("The match is over");
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test("by two people, each with a browser: one clicks, one has a phone in Russian and a finger", async () => {
    const phone = { viewport: PHONE, hasTouch: true, isMobile: true, locale: "ru" };
    const [host, guest] = [await person(browser), await person(browser, phone)];
    await guest.page.goto(await openTable(host.page, game, ["open"], BRIEF[game]));
    await guest.page.getByRole("button", { name: "Сесть" }).tap();
    await Promise.all([playOut(host.page), playOutByFinger(guest.page)]);
    expect(await result(guest.page).textContent()).toContain("Партия окончена");
    expect(await standings(host.page)).toEqual(await standings(guest.page));
    expect(await widthBeyond(guest.page)).toBe(0);
    expect(await barriers(guest.page, "phone")).toEqual([]);
    expect([...host.troubles, ...guest.troubles]).toEqual([]);
    await Promise.all([host.page.context().close(), guest.page.context().close()]);
  });

  test("by two people at one screen with only keys, the curtain between them, no barriers from opening to replay", async () => {
    const { page, troubles } = await person(browser);
    await openTable(page, game, ["friend"], BRIEF[game]);
    const found: string[] = [];
    if ((await awaitTurn(page)) === "curtain") found.push(...(await barriers(page, "curtain")));
    await liftByKeyboard(page);
    found.push(...(await barriers(page, "opening")));
    await playByKeyboard(page, 24);
    await liftByKeyboard(page);
    found.push(...(await barriers(page, "middle")));
    await playByKeyboard(page);
    expect(await result(page).textContent()).toContain("Friend 2");
    found.push(...(await barriers(page, "end")));
    await pressOn(page, result(page).getByRole("link", { name: "Replay" }));
    await page.locator("output").waitFor();
    found.push(...(await barriers(page, "replay")));
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
