import { hasModule } from "~/engine/modules";
import { at } from "~/line/current.svelte";
import type { Table } from "~/wire";

/** Whether a match can be analysed once it is over: by the server, or in this page where it has the game's module. */
export const canAnalyse = ({ edition, game }: Table): boolean => !edition && (at.kind === "server" || hasModule(game));
