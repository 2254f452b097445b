import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Table } from "../../src/wire";
import { choices, connect, openBox, openTable, person, result } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

const idOf = (page: Page): string => page.url().split("/").at(-1) ?? "";
const kept = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate((id) => JSON.parse(localStorage.getItem(`sunduk.luck.${id}`) ?? "{}"), idOf(page));

/** The page's verdict on the luck, and each check it lists. */
async function verdict(page: Page, expected: string): Promise<string[]> {
  const proof = page.locator(`details[data-luck="${expected}"]`);
  await proof.waitFor();
  if (!(await proof.evaluate((details) => (details as HTMLDetailsElement).open)))
    await proof.locator("summary").click();
  return proof
    .locator("[data-check]")
    .evaluateAll((items) => items.map((item) => item.getAttribute("data-check") ?? ""));
}

async function giveUp(page: Page): Promise<void> {
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Resign" }).click();
}

/** From now on the server lies to this page: it receives tables changed by `change`. */
async function lie(page: Page, change: (table: Table) => void): Promise<void> {
  await page.route(/\/api\/tables\/[\w-]+$/, async (route) => {
    const answer = await route.fetch();
    const table = (await answer.json()) as Table;
    change(table);
    await route.fulfill({ response: answer, json: table });
  });
  await page.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; table: Table };
      if (message.type === "table") change(message.table);
      line.send(JSON.stringify(message));
    });
  });
}

test("the page keeps what it was shown before the first action, and a server that lies later is found", async () => {
  const { page, troubles } = await person(browser);
  await openBox(page, "marrakech");
  await choices(page).first().waitFor();
  const before = await kept(page);
  expect(before).toMatchObject({ seq: 0, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect((before["commitments"] as string[]).every((each) => /^[0-9a-f]{64}$/.test(each))).toBe(true);
  expect(await verdict(page, "promised")).toEqual(["shown-yes", "seats-yes", "own-yes", "salts-yes"]);
  await giveUp(page);
  await result(page).waitFor();
  expect(await verdict(page, "kept")).toEqual(["shown-yes", "seats-yes", "own-yes", "salts-yes", "secret-yes"]);
  const command = page.getByRole("textbox", { name: "Command that checks the record" });
  expect(await command.inputValue()).toContain(`--commitment ${String(before["commitment"])}`);

  // Another secret with a matching commitment: only the stored commitment gives it away.
  const other = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  await lie(page, ({ luck }) => Object.assign(luck, { commitment: other, secret: "00".repeat(32) }));
  await page.reload();
  expect(await verdict(page, "broken")).toEqual(["shown-no", "seats-yes", "own-yes", "salts-yes", "secret-yes"]);

  // A visitor who stored nothing is told that there is nothing to compare with.
  const { page: another } = await person(browser);
  await another.goto(page.url());
  expect(await verdict(another, "partly")).toEqual(["shown-unknown", "seats-unknown", "salts-yes", "secret-yes"]);
  expect(troubles).toEqual([]);
  await another.context().close();
  await page.context().close();
});

test("two people commit when they sit down; when the host starts, both reveal, and both salts are used", async () => {
  const [ann, bob] = [await person(browser), await person(browser)];
  await bob.page.goto(await openTable(ann.page, "farlander", ["open", "open"]));
  await bob.page.getByRole("button", { name: "Sit down" }).first().click();
  await ann.page.getByRole("listitem").filter({ hasText: "Guest" }).nth(1).waitFor();
  expect(await kept(bob.page)).toMatchObject({ seq: 0, commitments: null });
  await ann.page.getByRole("button", { name: "Start" }).click();
  for (const { page, troubles } of [ann, bob]) {
    expect(await verdict(page, "promised")).toEqual(["shown-yes", "seats-yes", "own-yes", "salts-yes"]);
    expect(troubles).toEqual([]);
  }
  expect((await kept(ann.page))["commitments"]).toEqual((await kept(bob.page))["commitments"]);
  await Promise.all([ann.page.context().close(), bob.page.context().close()]);
});
