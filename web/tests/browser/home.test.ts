/** An evening at home: a table screen for the room, and phones that hold what is theirs. */

import { hostname } from "node:os";

import { afterAll, beforeAll, expect, test } from "vitest";
import { chromium, type Browser, type Page } from "playwright-core";
import bundled from "@sparticuz/chromium";

import { barriers } from "./barriers";
import { choices, click, GAMES, person, widthBeyond, type Person } from "./people";
import { startServer } from "./server";

/** A second address of this machine stands for the local network. */
const LAN = "127.0.0.2";
const TV = { width: 1920, height: 1080 };
const SIZES = [
  { width: 320, height: 640 },
  { width: 430, height: 900 },
];

let browser: Browser;
let server: Awaited<ReturnType<typeof startServer>>;
let host: Person;
/** The address under which guests come: by a name, so that the browser trusts the page as little as on a real network. */
let lan: string;
let code: string;

const look = process.env["LOOK_TO"];
const shot = async (page: Page, name: string): Promise<void> => {
  if (look) await page.screenshot({ path: `${look}/${name}.png` });
};

beforeAll(async () => {
  const name = `${hostname().split(".")[0]?.toLowerCase()}.local`;
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--font-render-hinting=none",
    `--host-resolver-rules=MAP ${name} ${LAN}`,
  ];
  [browser, server] = await Promise.all([
    chromium.launch({ executablePath: await bundled.executablePath(), args, headless: true }),
    startServer({ SUNDUK_HOME_ADDRESS: LAN }),
  ]);
  lan = server.address.replace("127.0.0.1", name);
  host = await person(browser, { baseURL: server.address, viewport: TV });
  await host.page.goto("/");
  await host.page.click("[data-evening] .primary");
  code = (await host.page.locator("[data-invitation] strong").textContent()) ?? "";
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** A guest on a phone, led to a table by the link of its QR code. */
async function phone(table: string, name: string, size = SIZES[0], locale = "en-GB"): Promise<Person> {
  const guest = await person(browser, { baseURL: lan, viewport: size ?? null, hasTouch: true, locale });
  await guest.page.goto(`/join/${table}#${code}`);
  await guest.page.waitForURL(/\/tables\//);
  await guest.page.locator("[data-naming] input").fill(name);
  await guest.page.locator("main li button").first().click();
  await guest.page.locator("main li", { hasText: name }).or(guest.page.locator("[data-seq]")).first().waitFor();
  return guest;
}

async function openTable(game: string, options: Record<string, unknown>): Promise<string> {
  const { request } = host.page;
  await request.post("/api/me", { data: { name: "Host" } });
  const seats = [{ kind: "open" }, { kind: "open" }];
  const answer = await request.post("/api/tables", { data: { game, seats, options } });
  return ((await answer.json()) as { id: string }).id;
}

const SHORT: Record<string, Record<string, unknown>> = { fortune: { rounds: 1 }, pharaoh: { tiles_per_round: 1 } };

test.each(GAMES)("%s is played on two phones, and shown on the screen of the room", async (game) => {
  const id = await openTable(game, SHORT[game] ?? {});
  const room = await person(browser, { baseURL: server.address, viewport: TV });
  await room.page.goto(`/room/${id}`);
  await room.page.locator("[data-invitation] img").waitFor();
  await shot(room.page, `${game}-room-waiting`);
  expect(await barriers(room.page, "room, waiting")).toEqual([]);

  const phones = [await phone(id, "Ann", SIZES[0]), await phone(id, "Борис", SIZES[1], "ru-RU")];
  await room.page.locator("[data-seq]").waitFor();
  for (const { page } of phones) await page.locator("[data-seq]").waitFor();
  await shot(room.page, `${game}-room`);
  let step = 0;
  const over = room.page.locator("[data-placed]");
  while (!(await over.isVisible())) {
    for (const [index, { page }] of phones.entries()) {
      const count = await choices(page).count();
      if (step === 14) {
        await shot(page, `${game}-phone-${index}`);
        expect(await widthBeyond(page)).toBe(0);
      }
      if (count) await click(page, Math.floor(Math.random() * count));
    }
    if (step === 14) await shot(room.page, `${game}-room-middle`);
    step += 1;
    expect(await choices(room.page).count()).toBe(0);
  }
  await shot(room.page, `${game}-room-over`);
  expect(await barriers(room.page, "room, over")).toEqual([]);
  for (const { page, troubles } of [room, ...phones]) {
    expect(troubles).toEqual([]);
    await page.context().close();
  }
});
