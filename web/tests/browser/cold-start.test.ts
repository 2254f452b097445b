import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { connect, one, openBox, person } from "./people";
import { startServer } from "./server";

/** A server on which nothing has been compiled yet. */
const compiled = mkdtempSync(join(tmpdir(), "sunduk-cold-"));
let browser: Browser;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([connect(), startServer({ NUMBA_CACHE_DIR: compiled })]);
});

afterAll(async () => {
  await Promise.all([browser.close(), server.stop()]);
  rmSync(compiled, { recursive: true, force: true });
});

test("bots play at once, and the table says that they are waking up", async () => {
  const { page, troubles } = await person(browser, { baseURL: server.address });
  await openBox(page, "marrakech");
  const waking = page.getByRole("progressbar", { name: "Bots getting ready" });
  await waking.waitFor();
  await page.getByText("The bots are still waking up").waitFor();
  // Our turn takes two decisions: after the third, the bot has answered.
  for (let decision = 0; decision < 3; decision += 1) await one(page);
  expect(await waking.count()).toBe(1);
  expect(troubles).toEqual([]);
});
