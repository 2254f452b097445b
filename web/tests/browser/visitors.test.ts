import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

import { choices, cuttable, launch, openTable, person } from "./people";

/** Who comes without a name, or with a cookie that the server does not know. */

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Everything that goes wrong while a page loads: failed requests, and what the console calls an error. */
function faults(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message) => message.type() === "error" && found.push(message.text()));
  page.on("pageerror", (error) => found.push(error.message));
  page.on("requestfailed", (request) => found.push(`${request.url()} failed`));
  page.on("response", (answer) => answer.status() >= 400 && found.push(`${answer.status()} ${answer.url()}`));
  return found;
}

test.concurrent("a first visit asks for nothing that fails, and what it loads is compressed", async () => {
  const host = await person(browser);
  const address = await openTable(host.page, "facir", ["open"]);
  const { page } = await person(browser);
  const found = faults(page);
  const plain: string[] = [];
  page.on("response", (answer) => {
    const text = /\.(js|css|svg)$|\/$/.test(new URL(answer.url()).pathname);
    if (text && answer.status() === 200 && !answer.headers()["content-encoding"]) plain.push(answer.url());
  });
  for (const path of ["/", "/mine", "/new/facir", "/rules/facir", address]) {
    await page.goto(path);
    await page.locator("h1").first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
  }
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.locator("[data-seq]").waitFor();
  expect(found).toEqual([]);
  expect(plain).toEqual([]);
  for (const each of [host.page, page]) await each.context().close();
});

const BAD = {
  // By the format of a signed cookie, and by another secret.
  "signed by another server": "ImFubiI.aNn0wA.Vb2mXy0nq9l5o0Zb8s0l1cC2d3E",
  "no cookie of ours at all": "x",
};

async function give(context: BrowserContext, value: string): Promise<void> {
  await context.addCookies([{ name: "sunduk", value, url: inject("address"), httpOnly: true, sameSite: "Lax" }]);
}

const cookie = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === "sunduk")?.value;

for (const [what, value] of Object.entries(BAD)) {
  test.concurrent(`a cookie that is ${what} is deleted, and its owner plays as a new guest`, async ({ expect }) => {
    const { page } = await person(browser);
    const found = faults(page);
    await give(page.context(), value);
    await page.goto("/");
    await expect.poll(() => cookie(page)).toBeUndefined();
    await openTable(page, "facir", ["bot1"]);
    await choices(page).first().waitFor();
    expect(await cookie(page)).not.toBe(value);
    expect(found).toEqual([]);
    await page.context().close();
  });
}

test.concurrent(
  "who is forgotten at a table watches on as a visitor, and takes a free seat as a new guest",
  async ({ expect }) => {
    const { page } = await person(browser);
    const cut = await cuttable(page);
    await openTable(page, "facir", ["open"]);
    await page.getByRole("button", { name: "Get up" }).waitFor();
    await give(page.context(), BAD["signed by another server"]);
    await cut();
    await expect.poll(() => cookie(page)).toBeUndefined();
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.locator("[data-seq]").waitFor();
    await page.context().close();
  },
);
