import type { Choice, View } from "~/wire";
import type { Vocabulary, Words } from "~/words";

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";

const COLOURS = ["#b3122d", "#1d4a9e", "#b98400", "#3b3b3b", "#5b7f3a"];

interface Scored extends View {
  seats: { points: number }[];
}

/** A game that has no board of its own yet: its position in the server's picture, its choices as a list. */
export function plain(words: Record<string, Vocabulary>): GameModule {
  const points = (view: View, seat: number): number => (view as Scored).seats[seat]?.points ?? 0;
  return {
    Board,
    Seat,
    words,
    points,
    describe: (view: View, words: Words, names: string[]) =>
      names.map((name, seat) => `${name}: ${words.plural("points", points(view, seat))}.`).join(" "),
    label: (choice: Choice) => choice.text,
    colour: (_: View, seat: number) => COLOURS[seat] ?? "#555",
  };
}
