import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { click, connect, openTable, person, watch } from "../browser/people";

/** Times the page without a server: from the address to the first list of tables, and from a move to its frame. */

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

/** Milliseconds from the navigation until Python has answered for the first time. */
async function first(page: Page): Promise<number> {
  await page.locator(".offline progress").waitFor({ state: "detached" });
  return page.evaluate(() => Math.round(performance.now()));
}

test("the page without a server", async () => {
  const { page } = await person(browser);
  await page.addInitScript(() => {
    localStorage.setItem("sunduk.offline", "1");
    const times: number[] = [];
    let sent = 0;
    const send = Worker.prototype.postMessage as (message: unknown) => void;
    Worker.prototype.postMessage = function (this: Worker, message: { type: string; text?: string }): void {
      if (message.type === "message" && message.text?.includes('"act"')) sent = performance.now();
      if (message.type === "start")
        this.addEventListener("message", ({ data }: MessageEvent<{ type: string; text?: string }>) => {
          if (!sent || data.type !== "frame" || !data.text?.startsWith('{"type":"view"')) return;
          times.push(performance.now() - sent);
          sent = 0;
        });
      send.call(this, message);
    };
    Object.assign(window, { times });
  });
  await page.goto("/");
  const cold = await first(page);
  await page.reload();
  const warm = await first(page);
  await openTable(page, "marrakech", ["bot1"]);
  for (let seen = await watch(page); seen.turn !== "over"; seen = await watch(page, seen.mark)) await click(page, 0);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times.toSorted((a, b) => a - b));
  const told = `first answer ${cold} ms cold, ${warm} ms warm; move to frame ${times[times.length >> 1]?.toFixed(1)} ms median, ${times.at(-1)?.toFixed(1)} ms at most, of ${times.length}`;
  console.log(told);
});
