import { afterEach, expect, test } from "vitest";

import { preferences } from "~/app/preferences.svelte";
import { t } from "~/i18n/index.svelte";
import { addTexts } from "~/i18n/part";

addTexts(
  {
    trial: {
      hall: "{{name}} and {{name}} meet in {{place}}.",
      guests_one: "{{count}} guest",
      guests_other: "{{count}} guests",
      guests_zero: "nobody",
      left: "left: {{count}}",
    },
  },
  {
    trial: {
      hall: "{{name}} и {{name}}: {{place}}.",
      guests_one: "{{count}} гость",
      guests_few: "{{count}} гостя",
      guests_many: "{{count}} гостей",
    },
  },
);
afterEach(() => (preferences.language = "en"));

test("fields are filled in, and none is read as more than text", () => {
  expect(t("trial.hall", { name: "{{place}}", place: "$t(trial.guests)" })).toBe(
    "{{place}} and {{place}} meet in $t(trial.guests).",
  );
  expect(t("trial.hall", { name: 7 })).toBe("7 and 7 meet in .");
});

test("numbers choose the form of their noun, in both languages", () => {
  const told = (): string[] => [0, 1, 2, 5, 21].map((count) => t("trial.guests", { count }));
  expect(told()).toEqual(["nobody", "1 guest", "2 guests", "5 guests", "21 guests"]);
  preferences.language = "ru";
  expect(told()).toEqual(["0 гостей", "1 гость", "2 гостя", "5 гостей", "21 гость"]);
});

test("a text without forms takes a number, too; one that there is not is its key, or what is said instead", () => {
  expect(t("trial.left", { count: 3 })).toBe("left: 3");
  expect(t("trial.nothing")).toBe("trial.nothing");
  expect(t("trial.nothing", {}, "Something else.")).toBe("Something else.");
});
