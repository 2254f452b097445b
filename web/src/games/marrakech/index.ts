import en from "@games/marrakech/words.en.toml";
import ru from "@games/marrakech/words.ru.toml";

import { defineGame } from "../game";
import Board from "./Board.svelte";
import { describe, label } from "./describe";
import { box } from "./market";
import Seat from "./Seat.svelte";
import { telling } from "./telling";
import type { MarrakechView } from "./view";

const COLOURS = { red: "#be1f08", yellow: "#daa70f", blue: "#1a45b4", brown: "#6b5c58" };

export default defineGame<MarrakechView>({
  Board,
  Seat,
  words: { en, ru },
  box,
  describe,
  label,
  telling,
  ending: () => import("./Ending.svelte"),
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  colour: (view, seat) => COLOURS[view.seats[seat]?.colours[0] ?? "red"],
});
