import type { Component } from "svelte";

import type { Foresight } from "~/foresight.svelte";
import type { Choice, Happening, Hint, Move, Times, View } from "~/wire";
import type { Vocabulary, Words } from "~/words";

/** What a board is given. It knows no rules: it draws the view and offers the choices. */
export interface BoardProps<V extends View = View> {
  view: V;
  /** What may be done now; empty while it is not for us to act. */
  choices: Choice[];
  /** Make a move: a choice, or anything that was clicked. The server says which rule forbids it. */
  act(move: Move, seat?: number): void;
  words: Words;
  /** What the players are called, by seat. */
  names: string[];
  /** The choices that a bot likes, best first. */
  hints: Hint[];
  /** The one of them that somebody points at in the list beside the board. */
  hinted?: Choice | null | undefined;
  /** What choices would bring, where the server tells it. */
  foresight?: Foresight | undefined;
  /** The seats that this browser holds. */
  mine: number[];
  /** Clocks and sand, as they stood when the view came; not in a replay. */
  times?: Times | undefined;
}

/**
 * Play what happened, from the view that is shown to the next one; in a race the next one is shown meanwhile. `seen` is
 * told each event once it has been played, and the log tells it then.
 */
export type Animate = (events: Happening[], next: View, seen?: (event: Happening) => void) => Promise<void>;

/** What a board lets its table do. */
export interface BoardExports {
  animate?: Animate;
}

/** What a seat has, beside its name and points. */
export interface SeatProps<V extends View = View> {
  view: V;
  seat: number;
  words: Words;
}

/** A game of the client: the same files in every folder. */
export interface GameModule<V extends View = View> {
  Board: Component<BoardProps<V>, BoardExports>;
  Seat: Component<SeatProps<V>>;
  words: Record<string, Vocabulary>;
  /** The position in words, for those who hear it. */
  describe(view: V, words: Words, names: string[]): string;
  /** A choice in words, for buttons and for those who hear it. */
  label(choice: Choice, words: Words, names: string[], view: V): string;
  /** The points of a seat, as they stand. */
  points(view: V, seat: number): number;
  /** One plain colour of a seat, for its panel and its lines in the log. */
  colour(view: V, seat: number): string;
  /** Symbols of the board's art that stand beside an event in the log, where there are any. */
  pictures?(event: Happening): string[];
}

/** A game with a view of its own, for tables that know no game: they give it only views of that game. */
export function defineGame<V extends View>(game: GameModule<V>): GameModule {
  return game as unknown as GameModule;
}
