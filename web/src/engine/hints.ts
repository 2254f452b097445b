import { api } from "~/line/api";
import type { Hint, Table, View } from "~/wire";

import { hasModule } from "./modules";

/** For how many of the best choices reasons are asked for. */
const EXPLAINED = 5;

/** What a bot thinks of our choices: searched in this page where it has the game's module, else by the server. */
export async function hintsFor(
  table: Table,
  seat: number,
  view: View | null,
  progress: (share: number) => void,
  stop: AbortSignal,
  server: () => Promise<Hint[]>,
): Promise<Hint[]> {
  // The modules are compiled with the games' own editions.
  if (!view || table.edition || !hasModule(view.game)) return server();
  let found: Hint[];
  try {
    const { advise } = await import("./thinking");
    found = await advise(view, seat, progress, stop);
  } catch (error) {
    // The module could not be loaded or run here: an old browser, or no network.
    if (!(error instanceof TypeError)) throw error;
    return server();
  }
  // Reasons are told in words of the rules, which the server has. Without them advice is still advice.
  const best = found.slice(0, EXPLAINED).filter(({ error }) => error !== null);
  const told = await api
    .reasons(
      table.id,
      seat,
      best.map(({ id }) => id),
    )
    .catch(() => ({ reasons: [] }));
  return found.map((hint, rank) => ({ ...hint, reasons: told.reasons[rank] ?? [] }));
}
