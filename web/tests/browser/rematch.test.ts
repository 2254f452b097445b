import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { barriers } from "./barriers";
import { connect, openTable, person, widthBeyond } from "./people";

/** Before a match, after it, and on the way to a rematch: who is offered which seat. */

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

const troubles: string[][] = [];

/** A named user who accepts every confirmation dialog. */
async function called(name: string, sure = true): Promise<Page> {
  const somebody = await person(browser);
  troubles.push(somebody.troubles);
  await somebody.page.request.post("/api/me", { data: { name } });
  somebody.page.on("dialog", (dialog) => void (sure ? dialog.accept() : dialog.dismiss()));
  return somebody.page;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const board = (page: Page) => page.locator("[data-seq]");

/** A match that two people and a bot have begun. */
async function begun(ann: Page, bob: Page): Promise<string> {
  const address = await openTable(ann, "facir", ["open", "bot1"]);
  await bob.goto(address);
  await button(bob, "Sit down").click();
  for (const page of [ann, bob]) await board(page).waitFor();
  return address;
}

test.concurrent("who sits at a table is not offered the seat of a friend, but may share the screen", async () => {
  const [ann, bob] = [await called("Ann", false), await called("Bob")];
  const address = await openTable(ann, "facir", ["open"]);
  await button(ann, "Leave the seat").waitFor();
  expect(await button(ann, "Sit down").count()).toBe(0);
  await ann.setViewportSize({ width: 320, height: 640 });
  for (const language of ["Русский", "English"]) {
    expect(await widthBeyond(ann), language).toBe(0);
    await button(ann, language).click();
  }
  await button(ann, "Play this seat too, on this screen").click();
  await bob.goto(address);
  await button(bob, "Sit down").waitFor();
  expect(await button(ann, "Leave the seat").count(), "nothing happens unless it is confirmed").toBe(1);
  ann.removeAllListeners("dialog");
  ann.on("dialog", (dialog) => void dialog.accept());
  await button(ann, "Play this seat too, on this screen").click();
  await board(ann).or(ann.locator("[data-curtain]")).first().waitFor();
  await board(bob).waitFor();
  expect(await bob.locator("[data-seat]").allInnerTexts()).toEqual([
    expect.stringContaining("Ann"),
    expect.stringContaining("Friend 2"),
  ]);
  for (const page of [ann, bob]) await page.context().close();
});

/** A player who resigns is shown as such to all, and has nothing left to do. */
async function resigns(ann: Page, bob: Page): Promise<void> {
  await button(ann, "Resign").click();
  await ann.getByText("You have resigned.").first().waitFor();
  for (const [page, told] of [
    [ann, "You resign."],
    [bob, "Ann resigns."],
  ] as const) {
    await page.locator("[data-seat='0']").getByText("resigned").waitFor();
    await page.getByRole("list", { name: "What happened" }).getByText(told).waitFor();
  }
  await ann.reload();
  await ann.getByText("You have resigned.").first().waitFor();
  expect(await button(ann, "Resign").or(ann.locator("[data-choice]")).count()).toBe(0);
  expect(await button(bob, "Resign").count()).toBe(1);
}

test.concurrent(
  "after resigning, a rematch is offered to all, kept for who played, and begins when all accept",
  async () => {
    const [ann, bob, eve] = [await called("Ann"), await called("Bob"), await called("Eve")];
    await eve.goto(await begun(ann, bob));
    const task = bob.getByText("Into the room he goes");
    await task.waitFor();
    await board(eve).waitFor();
    await resigns(ann, bob);
    await button(bob, "Resign").click();
    await eve.locator("[data-result]").waitFor();
    expect(await button(eve, "Play again").count(), "a spectator asks for nothing").toBe(0);

    await bob.locator("[data-result]").waitFor();
    expect(await task.count(), "there is nothing left to do").toBe(0);
    await button(ann, "Play again").click();
    await ann.getByText("no answer yet").waitFor();
    await ann.getByText(/^(You begin|(Bob|Pip) begins)\.$/).waitFor();
    expect(await button(ann, "Open the seat to anyone").count()).toBe(1);
    await bob.getByText("Ann wants to play again.").waitFor();
    await eve.getByText("Waiting for an answer from Bob.").waitFor();
    expect([...(await barriers(bob, "asked")), ...(await barriers(ann, "waiting"))]).toEqual([]);
    await eve.getByRole("link", { name: "Watch" }).click();
    await eve.getByText("no answer yet").waitFor();
    for (const offer of ["Sit down", "Accept", "Open the seat to anyone"]) {
      expect(await button(eve, offer).count(), offer).toBe(0);
    }

    await button(bob, "Accept").click();
    await bob.waitForURL(ann.url());
    for (const page of [ann, bob, eve]) await board(page).waitFor();
    expect(await bob.locator("[data-seat='1']").innerText()).toContain("you");

    // Once more: this time Bob asks, and Ann declines.
    for (const page of [ann, bob]) await button(page, "Resign").click();
    await button(bob, "Play again").click();
    await button(ann, "Decline").click();
    await bob.getByText("Ann is not playing again.").waitFor();
    await button(bob, "Leave the seat").click();
    await ann.getByText("A table for the rematch is open.").waitFor();
    await button(bob, "Sit down").first().click();
    await ann.getByText("Bob wants to play again.").waitFor();
    await button(bob, "Start, with bots in the open seats").click();
    await board(bob).waitFor();
    await ann.getByText("The next match has begun.").waitFor();
    expect(troubles.flat()).toEqual([]);
    for (const page of [ann, bob, eve]) await page.context().close();
  },
);
