import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  awaitTurn,
  cuttable,
  GAMES,
  launch,
  one,
  openTable,
  person,
  PHONE,
  playOut,
  playOutByKeyboard,
  result,
} from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** So that matches do not last: rounds of few turns, and a bot for whose sand nobody waits. */
const OPTIONS: Record<string, Record<string, string>> = { facir: { round_limit: "8" } };
const BOTS: Record<string, string> = { pharaoh: "bot8" };

const WANTED = GAMES.filter((game) => (process.env["GAME"] ?? game) === game);

describe.concurrent.each(WANTED)("%s is played to its end", (game) => {
  test("by clicking, against a bot, with the line cut in the middle", async () => {
    const { page, troubles } = await person(browser);
    const cut = await cuttable(page);
    await openTable(page, game, [BOTS[game] ?? "bot3"], OPTIONS[game]);
    for (let moves = 0; moves < 4 && (await awaitTurn(page)) !== "over"; moves += 1) await one(page);
    await cut();
    await page.getByRole("status").getByText("Connecting again").waitFor();
    await playOut(page);
    expect(await result(page).textContent()).toContain("The match is over");
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test("by keyboard alone, on a phone, in Russian", async () => {
    const { page, troubles } = await person(browser, { viewport: PHONE, locale: "ru" });
    await openTable(page, game, [BOTS[game] ?? "bot3"], OPTIONS[game]);
    await playOutByKeyboard(page);
    expect(await result(page).textContent()).toContain("Партия окончена");
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test("by two people, each with a browser", async () => {
    const [host, guest] = [await person(browser), await person(browser, { viewport: PHONE })];
    await guest.page.goto(await openTable(host.page, game, ["open"], OPTIONS[game]));
    await guest.page.getByRole("button", { name: "Sit down" }).click();
    await Promise.all([playOut(host.page), playOut(guest.page)]);
    expect(await result(host.page).textContent()).toBe(await result(guest.page).textContent());
    expect([...host.troubles, ...guest.troubles]).toEqual([]);
    await Promise.all([host.page.context().close(), guest.page.context().close()]);
  });

  test("by two people at one screen", async () => {
    const { page, troubles } = await person(browser);
    await openTable(page, game, ["friend"], OPTIONS[game]);
    await playOut(page);
    expect(await result(page).textContent()).toContain("Friend 2");
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
