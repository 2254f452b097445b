import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { GAMES, connect, one, openTable, person } from "../browser/people";

/** Times bots of level 5 in a page without a server: from the position that they are shown to the one after their decision. */

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

/** Moves of ours in each match. */
const MOVES = 12;
/** In a race bots take their time on purpose. */
const TIMED = GAMES.filter((game) => game !== "pharaoh" && (process.env["GAME"] ?? game) === game);

test.each(TIMED)("%s", async (game) => {
  const { page } = await person(browser);
  await page.addInitScript(() => {
    localStorage.setItem("sunduk.offline", "1");
    const answers: number[] = [];
    let since = 0;
    const send = Worker.prototype.postMessage as (message: unknown) => void;
    Worker.prototype.postMessage = function (this: Worker, message: { type: string }): void {
      if (message.type === "start")
        this.addEventListener("message", ({ data }: MessageEvent<{ type: string; text?: string }>) => {
          if (data.type !== "frame" || !data.text?.startsWith('{"type":"view"')) return;
          const { acting } = JSON.parse(data.text) as { acting: number[] };
          if (since) answers.push(performance.now() - since);
          since = acting.length && !acting.includes(0) ? performance.now() : 0;
        });
      send.call(this, message);
    };
    Object.assign(window, { answers });
  });
  await openTable(page, game, ["bot5"], game === "facir" ? { round_limit: "20" } : {});
  for (let move = 0; move < MOVES; move += 1) await one(page);
  const answers = await page.evaluate(() =>
    (window as unknown as { answers: number[] }).answers.toSorted((one, other) => one - other),
  );
  console.log(
    `${game}: level 5 answers in ${answers[answers.length >> 1]?.toFixed(0)} ms in the median, ` +
      `${answers.at(-1)?.toFixed(0)} ms at most, of ${answers.length}`,
  );
  expect(answers.length).toBeGreaterThan(0);
  await page.context().close();
});
