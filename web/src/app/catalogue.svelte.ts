import { api } from "~/line/api";
import type { Game } from "~/wire";

/** The games that the server offers: seats, options, secrets. */
export const catalogue: { games: Record<string, Game> } = $state({ games: {} });

let asked: Promise<void> | null = null;

export function loadGames(): Promise<void> {
  asked ??= api.games().then(
    (games) => {
      catalogue.games = Object.fromEntries(games.map((game) => [game.id, game]));
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}
