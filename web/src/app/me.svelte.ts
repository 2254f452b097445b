import { api, Refused } from "~/line/api";
import { t } from "~/i18n/index.svelte";
import { preferences } from "./preferences.svelte";
import type { Me } from "~/wire";

/** The guest that the server knows us as; null until we first need a name. */
export const myself: { me: Me | null } = $state({ me: null });

/** Asking for a name: what is typed, whether the question is on the page, and whether it is due. */
export const naming = $state({ said: "", shown: false, due: false });

/** Where the name is stored that we made up, until its bearer has been asked for a better one. */
const MADE_UP = "sunduk.made-up";

function known(me: Me | null): Me | null {
  myself.me = me;
  naming.due = !me || me.name === localStorage.getItem(MADE_UP);
  return me;
}

export async function fetchMe(): Promise<Me | null> {
  return known(await api.me());
}

export async function rename(name: string): Promise<Me> {
  return known(await api.call({ name, language: preferences.language })) as Me;
}

/**
 * Run a request that only guests may make. A visitor is given a name first; a guest whose cookie the server no longer
 * knows signs up again with the old name.
 */
export async function asGuest<T>(question: () => Promise<T>): Promise<T> {
  const { name } = await introduced();
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    await rename(name);
    return question();
  }
}

/** Whoever we are, under the name that was just said, or else one that we make up. */
async function introduced(): Promise<Me> {
  const me = myself.me ?? (await fetchMe());
  const said = naming.said.trim();
  if (said && naming.shown && naming.due) return rename(said);
  const name = me?.name ?? madeUp();
  // Whoever was asked and said nothing is not asked again.
  if (naming.shown) localStorage.removeItem(MADE_UP);
  else if (!me) localStorage.setItem(MADE_UP, name);
  return me ? (known(me) as Me) : rename(name);
}

const madeUp = (): string => t("me.guest", { number: 100 + Math.floor(Math.random() * 900) });
