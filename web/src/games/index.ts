import { t } from "~/i18n/index.svelte";

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

export async function openBox(game: string): Promise<GameModule> {
  const box = games[game];
  if (!box) throw new Error(t("trouble.noGame", { game }));
  return (await box.load()).default;
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
  return found?.[1] ?? { title: game, blurb: "" };
}

export function cover(game: string): string | undefined {
  return covers[`./${game}/cover.svg`];
}
