import { preferences } from "~/app/preferences.svelte";

import en from "./en.json";
import ru from "./ru.json";

/** Texts of the client by key, in groups; of a text with a number there is one for each form of the noun. */
export interface Texts {
  [key: string]: string | Texts;
}

/** All texts of each language by their whole keys, such as `table.players`. */
const catalogues: Record<string, Record<string, string>> = {};
const numbers: Record<string, Intl.PluralRules> = {};

export function addTexts(language: string, texts: Texts, group = ""): void {
  const known = (catalogues[language] ??= {});
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === "string") known[group + key] = text;
    else addTexts(language, text, `${group}${key}.`);
  }
}

addTexts("en", en);
addTexts("ru", ru);

/** The text for a key in the chosen language, with its `{{fields}}` filled in; `count` chooses the form of the noun. */
export function t(
  key: keyof typeof en | (string & {}),
  fields: Record<string, unknown> = {},
  otherwise: string = key,
): string {
  const { language } = preferences;
  const known = catalogues[language] ?? {};
  const { count } = fields;
  const found = typeof count === "number" ? formsOf(language, count).map((form) => known[key + form]) : [];
  const text = found.find((each) => each !== undefined) ?? known[key];
  if (text === undefined) return otherwise;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(fields[name] ?? ""));
}

/** What a key may end in for a number, the best first. */
function formsOf(language: string, count: number): string[] {
  const rules = (numbers[language] ??= new Intl.PluralRules(language));
  return [...(count ? [] : ["_zero"]), `_${rules.select(count)}`];
}
