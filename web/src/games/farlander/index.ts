import en from "@games/farlander/words.en.toml";
import ru from "@games/farlander/words.ru.toml";

import { defineGame } from "../game";
import Board from "./Board.svelte";
import { STRONG } from "./colours";
import { describe, label } from "./describe";
import Seat from "./Seat.svelte";
import { telling } from "./telling";
import type { FarlanderView } from "./view";

export default defineGame<FarlanderView>({
  Board,
  Seat,
  words: { en, ru },
  describe,
  label,
  telling,
  ending: () => import("./Ending.svelte"),
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  colour: (view, seat) => STRONG[view.seats[seat]?.colour ?? "red"],
});
