/** An evening at home: a screen for the room, and phones that show what is their players'. */

import { hostname } from "node:os";

import { chromium, type Browser, type BrowserServer, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { barriers } from "./barriers";
import { choices, click, GAMES, person, widthBeyond, type Person } from "./people";
import { startBrowser, startServer } from "./server";

/** A second address of this machine stands for the local network. */
const LAN = "127.0.0.2";
const TV = { width: 1920, height: 1080 };
const SMALL = { width: 320, height: 640 };
const LARGE = { width: 430, height: 900 };
const SECRET = ["facir", "fortune"];
/** Moves that are watched in games without secrets. */
const SOME = 12;
const SHORT: Record<string, object> = { facir: { round_limit: 12 }, fortune: { rounds: 1 } };

/** What Chromium logs of a page without HTTPS, and of a guest who has not said the code yet. */
const EXPECTED = /Cross-Origin-Opener-Policy|status of 403/;

let browser: Browser;
/** A browser that finds the local network under a name. */
let own: BrowserServer;
let server: Awaited<ReturnType<typeof startServer>>;
let host: Person;
/** Where guests come in: under a name, so that the browser trusts the page as little as on a real network. */
let lan: string;
let code: string;

beforeAll(async () => {
  const name = `${hostname().split(".")[0]?.toLowerCase()}.local`;
  [own, server] = await Promise.all([
    startBrowser(`--host-resolver-rules=MAP ${name} ${LAN}`),
    startServer({ SUNDUK_HOME_ADDRESS: LAN }),
  ]);
  browser = await chromium.connect(own.wsEndpoint());
  lan = server.address.replace("127.0.0.1", name);
  host = await person(browser, { baseURL: server.address });
  await host.page.goto("/");
  await host.page.click("[data-evening] .primary");
  code = (await host.page.locator("[data-invitation] strong").textContent()) ?? "";
  await host.page.request.post("/api/me", { data: { name: "Host" } });
});
afterAll(async () => {
  await own.close();
  await server.stop();
});

/** A table with two open seats, made by the host, who does not play. */
async function openTable(game: string): Promise<string> {
  const seats = [{ kind: "open" }, { kind: "open" }];
  const data = { game, seats, options: SHORT[game] ?? {}, clock: { kind: "bank", seconds: 600, increment: 5 } };
  const answer = await host.page.request.post("/api/tables", { data });
  return ((await answer.json()) as { id: string }).id;
}

/** The screen of the room, and the seats whose views it was ever sent. */
async function openRoom(table: string): Promise<Person & { seats: Set<number> }> {
  const room = await person(browser, { baseURL: server.address, viewport: TV });
  const seats = new Set<number>();
  room.page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const frame = JSON.parse(String(payload)) as { type: string; seat?: number };
      if (frame.type === "view" && frame.seat !== undefined) seats.add(frame.seat);
    }),
  );
  await room.page.goto(`/room/${table}`);
  return { ...room, seats };
}

/** A guest with a phone, led to a table by the link of its QR code; they say a name and sit down. */
async function sitDown(table: string, name: string, viewport = SMALL, locale = "en-GB"): Promise<Person> {
  const guest = await person(browser, { baseURL: lan, viewport, hasTouch: true, locale });
  await guest.page.goto(`/join/${table}#${code}`);
  await guest.page.locator("[data-naming] input").fill(name);
  await guest.page.locator("main li button").first().click();
  await guest.page.locator("[data-naming]").waitFor({ state: "detached" });
  return guest;
}

async function clickAny(page: Page): Promise<void> {
  const count = await choices(page).count();
  if (count) await click(page, Math.floor(Math.random() * count));
}

test.each(GAMES)("%s is played on two phones beside the screen of the room", async (game) => {
  const table = await openTable(game);
  const room = await openRoom(table);
  await room.page.locator("[data-invitation] img").waitFor();
  expect(await room.page.locator("[data-facts]").textContent()).toContain("10 min each, plus 5 sec per move");
  const phones = [await sitDown(table, "Ann"), await sitDown(table, "Борис", LARGE, "ru-RU")];
  const people = [room, ...phones];
  for (const { page } of people) await page.locator("[data-seq]").waitFor();

  for (const { page } of phones) {
    // A phone shows one panel, its own, and neither log nor chat.
    await expect.poll(() => page.locator("[data-seat]:visible").count()).toBe(1);
    expect(await page.locator(".log").count()).toBe(0);
    expect(await widthBeyond(page)).toBe(0);
  }
  const ended = room.page.locator("[data-placed]");
  const whole = SECRET.includes(game);
  for (let step = 0; (whole || step < SOME) && !(await ended.isVisible()); step += 1)
    for (const { page } of phones) await clickAny(page);
  expect(await choices(room.page).count()).toBe(0);
  expect([...room.seats]).toEqual([-1]);
  if (whole) for (const name of ["Ann", "Борис"]) expect(await ended.textContent()).toContain(name);
  else {
    await room.page.reload();
    await room.page.locator("[data-seq]").waitFor();
    expect(await widthBeyond(room.page)).toBe(0);
  }
  for (const { page, troubles } of people) {
    expect(troubles.filter((trouble) => !EXPECTED.test(trouble))).toEqual([]);
    await page.context().close();
  }
});

test("a phone can show the whole table, and does once no screen shows it", async () => {
  const table = await openTable("marrakech");
  const room = await openRoom(table);
  const [ann, bob] = [await sitDown(table, "Ann"), await sitDown(table, "Bob", LARGE)];
  const panels = ann.page.locator("[data-seat]:visible");
  await expect.poll(() => panels.count()).toBe(1);
  await ann.page.getByRole("button", { name: "Whole table" }).click();
  await expect.poll(() => panels.count()).toBe(2);
  await ann.page.getByRole("button", { name: "Only my hand" }).click();
  await expect.poll(() => panels.count()).toBe(1);
  expect(await barriers(ann.page, "phone")).toEqual([]);
  expect(await barriers(room.page, "room")).toEqual([]);
  await room.page.context().close();
  await expect.poll(() => panels.count()).toBe(2);
  for (const { page } of [ann, bob]) await page.context().close();
});

test("who has no code is asked for it, and is led on with the right one", async () => {
  const table = await openTable("fortune");
  const { page } = await person(browser, { baseURL: lan, viewport: SMALL, locale: "ru-RU" });
  await page.goto(`/tables/${table}`);
  await page.waitForURL(`**/join/${table}`);
  expect(await barriers(page, "join")).toEqual([]);
  await page.fill("[name=code]", "AAAAAA");
  await page.click("form button");
  await expect.poll(() => page.locator("[role=alert]").textContent()).toContain("Код не подошёл");
  await page.fill("[name=code]", code.toLowerCase());
  await page.click("form button");
  await page.waitForURL(`**/tables/${table}`);
  await page.locator("[data-facts]").waitFor();
  expect(await page.locator("[data-facts]").textContent()).toContain("Сколько раундов: 1");
  expect(await widthBeyond(page)).toBe(0);
  await page.context().close();
});

test("a phone that has lost its cookies gets its seat back from the screen of the machine that serves", async () => {
  const table = await openTable("fortune");
  const [ann, bob] = [await sitDown(table, "Ann"), await sitDown(table, "Bob")];
  await ann.page.locator("[data-seq]").waitFor();
  await ann.page.context().close();
  const room = await openRoom(table);
  await room.page.locator("[data-way-back] summary").click();
  const [answer] = await Promise.all([
    room.page.waitForResponse(/\/home\/ticket$/),
    room.page.locator("[data-way-back] button", { hasText: "Ann" }).click(),
  ]);
  await room.page.locator("[data-way-back] img").waitFor();
  const { link } = (await answer.json()) as { link: string };
  const again = await person(browser, { baseURL: lan, viewport: SMALL });
  await again.page.goto(link.replace(/^http:\/\/[^/]+/, ""));
  await again.page.locator("[data-seq]").waitFor();
  expect(await again.page.locator("[data-seat]:visible").textContent()).toContain("Ann");
  for (const { page } of [room, bob, again]) await page.context().close();
});

test("the host ends the evening, and nobody comes in any more", async () => {
  const { page } = host;
  await page.goto("/");
  expect(await barriers(page, "evening")).toEqual([]);
  await page.locator("[data-evening] button").click();
  await page.locator("[data-evening] .primary").waitFor();
  await expect(fetch(server.address.replace("127.0.0.1", LAN))).rejects.toThrow();
});
