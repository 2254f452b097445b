import { beforeEach, expect, test, vi } from "vitest";

/** What the icon of the installed page was told. */
const told: string[] = [];
let hidden = false;

beforeEach(() => {
  told.length = 0;
  hidden = false;
  vi.resetModules();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  const tell = (what: string) => () => Promise.resolve(void told.push(what));
  Object.assign(navigator, { setAppBadge: tell("set"), clearAppBadge: tell("clear") });
});

test("a badge is set when it is our turn while we look elsewhere, and goes when we come back", async () => {
  const { badge } = await import("~/offline/badge");
  badge(true);
  expect(told, "whoever looks needs none").toEqual([]);
  hidden = true;
  badge(false);
  expect(told).toEqual([]);
  badge(true);
  badge(true);
  expect(told).toEqual(["set"]);
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(told).toEqual(["set", "clear"]);
});

test("a browser without badges is left alone", async () => {
  Reflect.deleteProperty(navigator, "setAppBadge");
  const { badge } = await import("~/offline/badge");
  hidden = true;
  expect(() => badge(true)).not.toThrow();
});
