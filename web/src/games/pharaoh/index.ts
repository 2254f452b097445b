import en from "@games/pharaoh/words.en.toml";
import ru from "@games/pharaoh/words.ru.toml";

import { defineGame } from "../game";
import Board from "./Board.svelte";
import { describe, label } from "./describe";
import { mark } from "./marks";
import Missed from "./Missed.svelte";
import { box } from "./pyramid";
import Seat from "./Seat.svelte";
import { telling } from "./telling";
import type { PharaohView } from "./view";

export default defineGame<PharaohView>({
  Board,
  Seat,
  words: { en, ru },
  box,
  describe,
  label,
  telling,
  ending: () => import("./Ending.svelte"),
  Afterwards: Missed,
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  colour: (_, seat) => mark(seat).colour,
});
