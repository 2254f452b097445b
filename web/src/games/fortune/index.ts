import en from "@games/fortune/words.en.toml";
import ru from "@games/fortune/words.ru.toml";

import { defineGame } from "../game";
import Board from "./Board.svelte";
import { describe, label } from "./describe";
import { GEMS } from "./gems";
import Seat from "./Seat.svelte";
import { telling } from "./telling";
import type { FortuneView } from "./view";

export default defineGame<FortuneView>({
  Board,
  Seat,
  words: { en, ru },
  describe,
  label,
  telling,
  ending: () => import("./Ending.svelte"),
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  colour: (_, seat) => GEMS[seat] ?? "#555",
});
