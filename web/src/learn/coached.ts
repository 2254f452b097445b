import { api } from "~/line/api";
import { coachAt, know } from "./learning";
import { firstMatch, type Plan } from "./lesson.svelte";
import { asGuest } from "~/app/me.svelte";
import { go } from "~/app/router.svelte";

/** Open a first match against bots, with the coach beside us. */
export async function openCoached(game: string, plan: Plan): Promise<void> {
  const table = await asGuest(() => api.open(firstMatch(game, plan)));
  coachAt(table.id);
  know(game);
  go(`/tables/${table.id}`);
}
