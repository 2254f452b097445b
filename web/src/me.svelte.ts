import { api, Refused } from "./api";
import { t } from "./i18n/index.svelte";
import { preferences } from "./preferences.svelte";
import type { Me } from "./wire";

/** Who we are to the server; nobody until we first need a name. */
export const myself: { me: Me | null } = $state({ me: null });

export async function recall(): Promise<Me | null> {
  try {
    myself.me = await api.me();
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
  }
  return myself.me;
}

/** Our name at the server, made up where there is none yet. */
export async function known(): Promise<Me> {
  return (
    myself.me ?? (await recall()) ?? (await rename(t("me.guest", { number: 100 + Math.floor(Math.random() * 900) })))
  );
}

export async function rename(name: string): Promise<Me> {
  myself.me = await api.call({ name, language: preferences.language });
  return myself.me;
}
