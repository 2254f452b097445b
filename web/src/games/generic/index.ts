/** A game that the page has no folder for: its words come from the server, and its board is the server's picture. */

import { api } from "~/line/api";
import type { Vocabulary } from "~/i18n/words";
import { seatOf } from "~/table/turns";
import type { View } from "~/wire";

import { defineGame, type GameModule } from "../game";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";

const COLOURS = ["#0072b2", "#b35900", "#00735c", "#a3377d", "#7a6a00"];

const UNTOLD = new Set(["game", "version", "options", "view", "record", "choices"]);

/** What a view tells besides choices, as text. */
const described = (view: View): string =>
  Object.entries(view)
    .filter(([name]) => !UNTOLD.has(name))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join("; ");

export async function genericGame(id: string): Promise<GameModule> {
  const { words } = await api.words(id);
  return defineGame({
    Board,
    Seat,
    words: words as Record<string, Vocabulary>,
    describe: (view) => described(view),
    telling: {
      begins: (event, turn) => seatOf(event) >= 0 && seatOf(event) !== turn.seat,
      whose: seatOf,
      headlines: Object.keys((words["en"]?.["events"] ?? {}) as Vocabulary["events"]),
      marks: () => [],
    },
    ending: () => import("./Ending.svelte"),
    label: (choice) => String(choice.text),
    points: (view, seat) => (view as { points?: number[] }).points?.[seat] ?? 0,
    colour: (_, seat) => COLOURS[seat % COLOURS.length] ?? "#0072b2",
  });
}
