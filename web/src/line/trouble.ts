import { Refused } from "./api";
import answers from "~/i18n/answers.ru.json";
import { t } from "~/i18n/index.svelte";
import { preferences } from "~/app/preferences.svelte";
import type { Problem } from "~/wire";

/** Russian translations of the server's English sentences. */
const ANSWERS: Record<string, string> = answers;

/** The server's reason for a refusal, in the page's language. */
export function explained({ code, message }: Problem): string {
  const said = preferences.language === "en" ? message : (ANSWERS[message] ?? `${t("refusal.other")} (${message})`);
  return t(`refusal.${code}`, {}, said);
}

/** The reason why a request failed: the server refused it, or did not answer. */
export function failure(error: unknown): string {
  return error instanceof Refused ? explained(error.problem) : t("trouble.server");
}
