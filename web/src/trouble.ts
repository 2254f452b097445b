import { Refused } from "./api";
import answers from "./i18n/answers.ru.json";
import { t } from "./i18n/index.svelte";
import { preferences } from "./preferences.svelte";
import type { Problem } from "./wire";

/** The server's sentences are English; these are what it says in Russian. */
const ANSWERS: Record<string, string> = answers;

/** Why the server did not do something, in the language of the page. */
export function explained({ code, message }: Problem): string {
  const said = preferences.language === "en" ? message : (ANSWERS[message] ?? `${t("refusal.other")} (${message})`);
  return t(`refusal.${code}`, { defaultValue: said });
}

/** Why a request failed: the server refused it, or did not answer. */
export function failure(error: unknown): string {
  return error instanceof Refused ? explained(error.problem) : t("trouble.server");
}
