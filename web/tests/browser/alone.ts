import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";

import { serveFiles } from "./files";
import {
  GAMES,
  one,
  openTable,
  person,
  PHONE,
  playOut,
  playOutByFinger,
  result,
  widthBeyond,
  type Person,
} from "./people";

/** People who play where no server keeps tables. */

/** The built page. */
export const WEB = resolve(import.meta.dirname, "../../../src/sunduk/server/web");
/** Bots that do not think long, and matches that do not last. */
const BOTS: Record<string, string[]> = { pharaoh: ["bot8"] };
export const OPTIONS: Record<string, Record<string, string>> = {
  facir: { round_limit: "2" },
  fortune: { rounds: "1" },
};
/** What Chromium says of a server that is not there. */
export const NO_SERVER = /status of 404|ERR_CONNECTION|ERR_FAILED/;
export const WANTED = GAMES.filter((game) => (process.env["GAME"] ?? game) === game);

/** A new folder with the page as a static site in it. */
export function writeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), "sunduk-site-"));
  execFileSync(resolve(import.meta.dirname, "../../../.venv/bin/sunduk"), ["site", join(folder, "site")]);
  return folder;
}

/** Wait until Python is loaded. */
export const ready = (page: Page): Promise<void> => page.locator(".offline progress").waitFor({ state: "detached" });
export const seq = (page: Page): Promise<string | null> => page.locator("[data-seq]").getAttribute("data-seq");

/** How somebody sits there: on a phone or at a desk, in which language. */
export interface Place {
  phone: boolean;
  language: "en" | "ru";
}

interface Somebody extends Person {
  address: string;
  /** What the file server was asked for and has not. */
  lost: string[];
  leave: () => Promise<void>;
}

/** Somebody before a static site in a sub-folder, or before a page whose server answers 404 to everything it is asked. */
export async function somebody(
  browser: Browser,
  where: "site" | "404",
  { phone, language }: Place,
  folder: string,
): Promise<Somebody> {
  const files =
    where === "site" ? await serveFiles(join(folder, "site"), "/games/sunduk/") : await serveFiles(WEB, "/", true);
  const device = phone ? { viewport: PHONE, hasTouch: true, isMobile: true } : {};
  const locale = language === "ru" ? "ru" : "en-GB";
  const permissions = ["clipboard-read", "clipboard-write"];
  const { page, troubles } = await person(browser, { ...device, locale, permissions, baseURL: files.address });
  const lost: string[] = [];
  page.on("response", (answer) => answer.status() >= 400 && lost.push(answer.url()));
  await page.goto(files.address);
  await ready(page);
  const leave = async (): Promise<void> => {
    await page.context().close();
    await files.stop();
  };
  return { page, troubles, lost, address: files.address, leave };
}

/** Play every game from start to end, and reload the page in the middle. */
export async function playAll(page: Page, { phone, language }: Place): Promise<void> {
  for (const game of WANTED) {
    await openTable(page, game, BOTS[game] ?? ["bot1"], OPTIONS[game]);
    if (phone) await playOutByFinger(page, 3);
    else for (let move = 0; move < 2; move += 1) await one(page);
    const before = Number(await seq(page));
    await page.reload();
    await page.locator("[data-seq]").waitFor();
    expect(Number(await seq(page)), game).toBeGreaterThanOrEqual(before);
    await (phone ? playOutByFinger(page) : playOut(page));
    expect(await result(page).textContent()).toContain(language === "ru" ? "Партия окончена" : "The match is over");
    expect(await widthBeyond(page), game).toBe(0);
  }
}
