import { createHash, createHmac } from "node:crypto";

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

import { choices, cuttable, connect, openTable, person } from "./people";
import { SECRET } from "./server";

/** Visitors without a name, or with a cookie that the server does not know. */

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

/** Everything that goes wrong while a page loads: failed requests and console errors. */
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

/** A guest's cookie as the server signs it: the id and the time, with the HMAC of itsdangerous. */
function signed(guest: string, secret: string): string {
  const seconds = Buffer.alloc(4);
  seconds.writeUInt32BE(Math.floor(Date.now() / 1000));
  const value = [Buffer.from(JSON.stringify(guest)), seconds].map((part) => part.toString("base64url")).join(".");
  const key = createHash("sha1").update(`guestsigner${secret}`).digest();
  return `${value}.${createHmac("sha1", key).update(value).digest("base64url")}`;
}

const BAD = {
  "signed by another server": signed("ann", "another secret"),
  "of a guest whom the database does not know": signed("ann", SECRET),
};

async function give(context: BrowserContext, value: string): Promise<void> {
  await context.addCookies([{ name: "sunduk", value, url: inject("address"), httpOnly: true, sameSite: "Lax" }]);
}

const cookie = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === "sunduk")?.value;

test.concurrent.each(Object.entries(BAD))(
  "a cookie %s is deleted, and its owner plays as a new guest",
  async (_, value) => {
    const { page } = await person(browser);
    const found = faults(page);
    await give(page.context(), value);
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(await cookie(page)).toBeUndefined();
    await openTable(page, "facir", ["bot1"]);
    await choices(page).first().waitFor();
    // A cookie signed in the same way is accepted if its guest is known.
    const [payload = ""] = ((await cookie(page)) ?? "").split(".");
    const mine = JSON.parse(Buffer.from(payload, "base64url").toString()) as string;
    const me = await page.request.get("/api/me");
    await give(page.context(), signed(mine, SECRET));
    expect(await (await page.request.get("/api/me")).json()).toEqual(await me.json());
    expect(found).toEqual([]);
    await page.context().close();
  },
);

test.concurrent(
  "who is forgotten at a table watches on as a visitor, and takes a free seat as a new guest",
  async ({ expect }) => {
    const { page } = await person(browser);
    const cut = await cuttable(page);
    await openTable(page, "facir", ["open"]);
    await page.getByRole("button", { name: "Leave the seat" }).waitFor();
    await give(page.context(), BAD["signed by another server"]);
    await cut();
    await expect.poll(() => cookie(page)).toBeUndefined();
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.locator("li").getByText("you", { exact: true }).waitFor();
    await cut(4404);
    await page.getByText("There is no such table any more.").waitFor();
    await page.context().close();
  },
);
