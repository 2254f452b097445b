import { file } from "~/app/address";
import { catalogue } from "~/app/catalogue.svelte";
import { api } from "~/line/api";

import type { GameModule } from "./game";

interface Box {
  /** The usual duration of a match. */
  minutes: number;
  load(): Promise<{ default: GameModule }>;
}

/** The games in the chest, in display order. */
export const games: Record<string, Box> = {
  marrakech: { minutes: 25, load: () => import("./marrakech") },
  farlander: { minutes: 30, load: () => import("./farlander") },
  fortune: { minutes: 15, load: () => import("./fortune") },
  pharaoh: { minutes: 20, load: () => import("./pharaoh") },
  facir: { minutes: 30, load: () => import("./facir") },
};

/** A game of the client; one without a folder of its own is drawn by the server. */
export async function openBox(game: string): Promise<GameModule> {
  const box = games[game];
  return box ? (await box.load()).default : (await import("./generic")).genericGame(game);
}

/** Whether a game can be played here; true as well while that is not known yet. */
export function isPlayable(game: string): boolean {
  return game in games || game in catalogue.games || !Object.keys(catalogue.games).length;
}

/** All games that are offered: those of the chest, then others of the server. */
export function offered(): string[] {
  return [...new Set([...Object.keys(games), ...Object.keys(catalogue.games)])];
}

interface Outside {
  title: string;
  blurb: string;
}

const outsides = import.meta.glob<Outside>("@games/*/words.*.toml", {
  query: "?title",
  import: "default",
  eager: true,
});
const covers = import.meta.glob<string>("./*/cover.svg", { import: "default", eager: true });

/** The title and blurb on a game's box. */
export function outside(game: string, language: string): Outside {
  const found = Object.entries(outsides).find(([path]) => path.includes(`/${game}/words.${language}.toml`));
  const { title, blurb } = catalogue.games[game] ?? {};
  return found?.[1] ?? { title: title?.[language] ?? game, blurb: blurb?.[language] ?? "" };
}

export function cover(game: string): string {
  return covers[`./${game}/cover.svg`] ?? file("chest.svg");
}

/** The picture on the box of a game without a folder of its own, which its package may have. */
export async function ownCover(game: string): Promise<string> {
  const { cover: svg } = await api.words(game);
  return svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : cover(game);
}
