/** The texts of the workbench. They are added to the page's catalogue when the workbench is opened. */

import { addTexts } from "~/i18n/part";
import { preferences } from "~/app/preferences.svelte";
import type { EditionProblem } from "~/wire";

import problems from "./problems.ru.json";
import en from "./words.en.json";
import ru from "./words.ru.json";

addTexts(en, ru);

const RUSSIAN: Record<string, string> = problems;

/** What is wrong with a field of an edition, in the page's language. */
export function wrong({ problem, fields, message }: EditionProblem): string {
  const template = (preferences.language === "ru" ? RUSSIAN[problem] : undefined) ?? problem;
  return template ? template.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? "")) : message;
}
