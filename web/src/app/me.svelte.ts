import { api, Refused } from "~/line/api";
import { t } from "~/i18n/index.svelte";
import { preferences } from "./preferences.svelte";
import type { Me } from "~/wire";

/** The guest that the server knows us as; null until we first need a name. */
export const myself: { me: Me | null } = $state({ me: null });

export async function fetchMe(): Promise<Me | null> {
  myself.me = await api.me();
  return myself.me;
}

export async function rename(name: string): Promise<Me> {
  myself.me = await api.call({ name, language: preferences.language });
  return myself.me;
}

/**
 * Run a request that only guests may make. A visitor is given a name first; a guest whose cookie the server no longer
 * knows signs up again with the old name.
 */
export async function asGuest<T>(question: () => Promise<T>): Promise<T> {
  const { name } = myself.me ?? (await fetchMe()) ?? (await rename(madeUp()));
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    await rename(name);
    return question();
  }
}

const madeUp = (): string => t("me.guest", { number: 100 + Math.floor(Math.random() * 900) });
