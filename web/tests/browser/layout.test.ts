import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, inject, test } from "vitest";

import { awaitTurn, bare, choices, DESKTOP, GAMES, connect, person, PHONE, sitDown } from "./people";

let browser: Browser;
/** The numbers of seats of each game. */
const seats = new Map<string, number[]>();
beforeAll(async () => {
  browser = await connect();
  const answer = await fetch(`${inject("address")}/api/games`);
  for (const game of (await answer.json()) as { id: string; seats: number[] }[]) seats.set(game.id, game.seats);
});
afterAll(() => browser.close());

const PHONES = [320, 360, 390, 430].map((width) => ({ width, height: 740 }));
/** Low screens: two laptops, and a phone in landscape. */
const LOW = [
  { width: 1366, height: 650 },
  { width: 1280, height: 720 },
  { width: 740, height: 360 },
];

/** Elements that overflow, and elements of `wanted` that are not fully visible without scrolling. */
function faults(page: Page, wanted: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    scrollTo(0, 0);
    const places = document.querySelectorAll<HTMLElement>(
      "[data-seat], [data-seat] :not(svg, svg *), [data-place] span",
    );
    const wide = [document.documentElement, ...places]
      // Text for screen readers only is one pixel wide.
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .map(({ localName, className, scrollWidth, clientWidth }) => {
        return `${localName} ${className} is ${scrollWidth} wide in ${clientWidth}`;
      });
    const out = [...document.querySelectorAll(wanted)].flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1) return [];
      const name = element.getAttribute("data-choice") ?? element.getAttribute("class");
      return `${name} is out of sight: ${[left, top, right, bottom].map(Math.round).join(" ")}`;
    });
    return [...wide, ...out];
  }, wanted);
}

describe.concurrent.each(GAMES)("%s", (game) => {
  test("fits every phone and every low screen, with every number of seats, in both languages", async ({ expect }) => {
    const { page, troubles } = await person(browser);
    const found: string[] = [];
    for (const count of seats.get(game) ?? []) {
      await sitDown(page, game, count);
      await awaitTurn(page);
      for (const language of ["English", "Русский"]) {
        for (const size of [...PHONES, ...LOW]) {
          await page.setViewportSize(size);
          const wanted = LOW.includes(size) ? ".picture, [data-prompt], [data-choice]" : "[data-prompt]";
          const wrong = await faults(page, wanted);
          found.push(...wrong.map((what) => `${count} seats, ${language}, ${size.width} × ${size.height}: ${what}`));
        }
        await page.getByRole("button", { name: /^(Русский|English)$/ }).click();
      }
    }
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

test.concurrent("a refusal covers neither words nor buttons, and the board only on a phone", async ({ expect }) => {
  const { page, troubles } = await person(browser);
  await sitDown(page, "marrakech", 3);
  for (const size of [DESKTOP, ...LOW, PHONE]) {
    await page.setViewportSize(size);
    await choices(page).first().waitFor();
    const spot = await bare(page.locator("[data-edge]").first());
    await page.mouse.click(spot?.x ?? 0, spot?.y ?? 0);
    const alert = page.getByRole("alert");
    await alert.getByText("Rule 3.2").waitFor();
    const free = `[data-prompt], p.turn, .bar button${size === PHONE ? "" : ", .picture"}`;
    const covered = await alert.evaluate((alert, free) => {
      const over = alert.getBoundingClientRect();
      return [...document.querySelectorAll(free)].flatMap((thing) => {
        const under = thing.getBoundingClientRect();
        const apart =
          under.right <= over.left || under.left >= over.right || under.bottom <= over.top || under.top >= over.bottom;
        return apart ? [] : [thing.textContent];
      });
    }, free);
    expect(covered, `${size.width} × ${size.height}`).toEqual([]);
    await alert.getByRole("button", { name: "Close" }).click();
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent("a phone finds my matches in the menu", async ({ expect }) => {
  const { page, troubles } = await person(browser, { viewport: { width: 320, height: 640 }, locale: "ru" });
  await page.goto("/");
  await page.locator("header summary").click();
  await page.getByRole("link", { name: "Мои партии" }).click();
  await page.waitForURL(/\/mine$/);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.concurrent("a phone shows the names of Farlander's states large enough to be read", async ({ expect }) => {
  const { page } = await person(browser, { viewport: { width: 320, height: 640 } });
  await sitDown(page, "farlander", 2);
  const name = page.locator(".picture text.name").first();
  await name.waitFor();
  const pixels = await name.evaluate((name: SVGTextElement) => {
    return parseFloat(getComputedStyle(name).fontSize) * (name.getScreenCTM()?.a ?? 0);
  });
  expect(pixels).toBeGreaterThan(9);
  await page.context().close();
});
