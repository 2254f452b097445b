/** The settings of a table, in words. */

import { t } from "~/i18n/index.svelte";
import type { Vocabulary } from "~/i18n/words";
import type { Clock } from "~/wire";

const UNITS: [string, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** A time in the largest unit that measures it exactly. */
function duration(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, length]) => seconds % length === 0) ?? ["second", 1];
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    unitDisplay: unit === "day" ? "long" : "short",
  }).format(seconds / length);
}

export function clockWords(clock: Clock, language: string): string {
  switch (clock.kind) {
    case "none":
      return t("new.clocks.none");
    case "move":
      return t("facts.move", { time: duration(clock.seconds, language) });
    case "days":
      return t("facts.move", { time: duration(86_400 * clock.days, language) });
    case "bank": {
      const [time, more] = [duration(clock.seconds, language), duration(clock.increment, language)];
      return t(clock.increment ? "facts.bank" : "facts.bankOnly", { time, more });
    }
  }
}

/** The name of an option, or of one of its values, as the game's words have it. */
export function optionWord(
  vocabulary: Record<string, Vocabulary> | null,
  language: string,
  kind: "names" | "values",
  name: string,
): string {
  const found = (vocabulary?.[language]?.["options"] ?? {}) as Record<string, unknown>;
  const among = (kind === "values" ? (found["values"] ?? {}) : found) as Record<string, unknown>;
  return typeof among[name] === "string" ? among[name] : name;
}

/** An option with its value; null without the game's words. */
export function optionWords(
  vocabulary: Record<string, Vocabulary> | null,
  language: string,
  name: string,
  value: string | number | undefined,
): string | null {
  if (!vocabulary || value === undefined) return null;
  const word = (kind: "names" | "values", text: string): string => optionWord(vocabulary, language, kind, text);
  return `${word("names", name)}: ${word("values", String(value))}`;
}
