import en from "@games/pharaoh/words.en.toml";
import ru from "@games/pharaoh/words.ru.toml";

import { defineGame } from "../game";
import Board from "./Board.svelte";
import { describe, label } from "./describe";
import { mark } from "./marks";
import Seat from "./Seat.svelte";
import type { PharaohView } from "./view";

export default defineGame<PharaohView>({
  Board,
  Seat,
  words: { en, ru },
  describe,
  label,
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  colour: (_, seat) => mark(seat).colour,
});
