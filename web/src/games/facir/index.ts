import en from "@games/facir/words.en.toml";
import ru from "@games/facir/words.ru.toml";

import { defineGame } from "../game";
import Board from "./Board.svelte";
import { describe, label } from "./describe";
import { box } from "./cards";
import Seat from "./Seat.svelte";
import { telling } from "./telling";
import { COLOURS, type FacirView } from "./view";

const PLAIN = { red: "#c22d33", yellow: "#d9a21b", blue: "#2b62b3", white: "#9aa0ab" };

export default defineGame<FacirView>({
  Board,
  Seat,
  words: { en, ru },
  box,
  describe,
  label,
  telling,
  ending: () => import("./Ending.svelte"),
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  colour: (_, seat) => PLAIN[COLOURS[seat] ?? "white"],
  pictures: ({ card, names }) => [card, names].flat().flatMap((name) => (name ? [`fc-card-${String(name)}`] : [])),
});
