import { afterEach, expect, test } from "vitest";

import { Refused } from "../src/line/api";
import { preferences } from "../src/app/preferences.svelte";
import { explained, failure } from "../src/line/trouble";

const before = preferences.language;
afterEach(() => {
  preferences.language = before;
});

const over = { code: "conflict", message: "The match is over." };
const odd = { code: "invalid", message: "Line 3 is no move." };

test("what the server says is told in the language of the page", () => {
  preferences.language = "en";
  expect(explained(over)).toBe("The match is over.");
  expect(explained(odd)).toBe("Line 3 is no move.");
  preferences.language = "ru";
  expect(explained(over)).toBe("Партия окончена.");
  expect(explained(odd)).toBe("Не получилось. Попробуйте ещё раз или обновите страницу. (Line 3 is no move.)");
  expect(explained({ code: "stale", message: "Look again." })).toMatch(/^Пока вы думали/);
});

test("a request that fails says why", () => {
  preferences.language = "ru";
  expect(failure(new Refused(409, over))).toBe("Партия окончена.");
  expect(failure(new TypeError("no network"))).toBe("Сервер не отвечает. Он запущен?");
});
