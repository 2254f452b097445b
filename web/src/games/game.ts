import type { Component } from "svelte";

import type { Foresight } from "~/board/foresight.svelte";
import type { Choice, Happening, Hint, Move, Picture, Table, Times, View } from "~/wire";
import type { Telling } from "~/table/turns";
import type { Vocabulary, Words } from "~/i18n/words";

import type { BoxContents } from "./box.svelte";

/** The props of a board. A board knows no rules: it draws the view and offers the choices. */
export interface BoardProps<V extends View = View> {
  view: V;
  /** The choices we have now; empty if it is not our turn. */
  choices: Choice[];
  /** Make a move: a choice, or anything else that was clicked, which the server refuses with the rule. */
  act(move: Move, seat?: number): void;
  words: Words;
  /** The players' names, by seat. */
  names: string[];
  /** The choices that a bot likes, best first. */
  hints: Hint[];
  /** The hint that is pointed at in the list beside the board. */
  hinted?: Choice | null | undefined;
  /** The outcomes of choices, if the server tells them. */
  foresight?: Foresight | undefined;
  /** The seats that this browser holds. */
  mine: number[];
  /** Whether the table stands on a screen of the room: then only what one holds and chooses from needs to be here. */
  hand?: boolean | undefined;
  /** Whether this is the screen of the room, on which nobody's hand is on the near side. */
  room?: boolean | undefined;
  /** The place of each seat, once the match is over. */
  placings?: number[] | null | undefined;
  /** The server's picture of the view, for a board that draws nothing itself. */
  picture?: (() => Promise<Picture>) | undefined;
  /** Clocks and sand at the time of the view; absent in a replay. */
  times?: Times | undefined;
}

/**
 * Animate events from the view on display to the next one; in a race the next view is displayed at once. `seen` is
 * called with each event once it has been animated, so that the log shows it.
 */
export type Animate = (events: Happening[], next: View, seen?: (event: Happening) => void) => Promise<void>;

/** What a board exports to the table around it. */
export interface BoardExports {
  animate?: Animate;
}

/** The props of a seat's panel: what it has besides its name and points. */
export interface SeatProps<V extends View = View> {
  view: V;
  seat: number;
  words: Words;
}

/** The props of the scene at the end of a match. */
export interface EndingProps {
  /** The colours of the seats, the first place first. */
  order: string[];
}

/** A game of the client; every game's folder has the same files. */
export interface GameModule<V extends View = View> {
  Board: Component<BoardProps<V>, BoardExports>;
  Seat: Component<SeatProps<V>>;
  words: Record<string, Vocabulary>;
  /** What is in the box, if the board draws anything of it. */
  box?: BoxContents<unknown>;
  /** The position in words, for screen readers. */
  describe(view: V, words: Words, names: string[]): string;
  /** A choice in words, for buttons and screen readers. */
  label(choice: Choice, words: Words, names: string[], view: V): string;
  /** How its events make turns, and what they change on the board. */
  telling: Telling;
  /** The current points of a seat. */
  points(view: V, seat: number): number;
  /** A plain colour of a seat, for its panel and its lines in the log. */
  colour(view: V, seat: number): string;
  /** The scene at the end of a match, loaded when it is needed. */
  ending(): Promise<{ default: Component<EndingProps> }>;
  /** What the game tells besides its result, such as what nobody found. */
  Afterwards?: Component<{ table: Table; words: Words }>;
  /** Symbols of the board's art shown beside an event in the log, if any. */
  pictures?(event: Happening): string[];
}

/** A game with its view type erased, for code that works with any game. */
export function defineGame<V extends View>(game: GameModule<V>): GameModule {
  return game as unknown as GameModule;
}
