import { rmSync } from "node:fs";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { NO_SERVER, playAll, somebody, writeSite, type Place } from "../browser/alone";
import { connect } from "../browser/people";

/** Every game without a server, in the ways that the browser tests leave out. */
const WAYS: ["site" | "404", Place][] = [
  ["site", { phone: true, language: "ru" }],
  ["site", { phone: true, language: "en" }],
  ["site", { phone: false, language: "ru" }],
  ["404", { phone: false, language: "en" }],
  ["404", { phone: false, language: "ru" }],
  ["404", { phone: true, language: "en" }],
];

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await connect();
  folder = writeSite();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

test.each(WAYS)("%s, %o", async (where, place) => {
  const { page, troubles, leave } = await somebody(browser, where, place, folder);
  await playAll(page, place);
  expect(troubles.filter((trouble) => !NO_SERVER.test(trouble))).toEqual([]);
  await leave();
});
