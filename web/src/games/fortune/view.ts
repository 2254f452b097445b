import type { Choice, View } from "~/wire";

/** A character by its value, `S` for the Student, `F` and `B` for Fortune and Big Fortune. */
export type Card = Character | "F" | "B";
export type Character = "-50" | "-40" | "-30" | "-20" | "-10" | "S" | "+10" | "+20" | "+30" | "+40" | "+50";

/** A pile: the number of its seat, or the one in the middle. */
export type Pile = number | "middle";

/** A seat's view of a match of Fortune. */
export interface FortuneView extends View {
  phase: "lots" | "deal" | "play" | "over";
  round: number;
  rounds: number;
  /** The seat to act. */
  seat: number;
  middle: Card | null;
  /** The sum of the tops of all piles. */
  sum: number;
  /** What each pile with a card on it adds to it. */
  terms: number[];
  /** How many Fortune cards each merchant has at the beginning of a round. */
  each: { fortunes: number; big_fortunes: number };
  seats: Merchant[];
  /** The characters played in this round, counted by value. */
  played: Record<Character, number>;
}

export interface Merchant {
  points: number;
  /** The top of its pile. */
  top: Card | null;
  /** The number of characters in hand. */
  characters: number;
  /** The characters in hand, if the viewer may know them. */
  hand: Character[] | null;
  fortunes: number;
  big_fortunes: number;
}

/** A card to play onto a pile, and what it would bring. */
export interface Playable extends Choice {
  card: Card;
  pile: Pile | "own";
  /** The sum after it, if it is a character. */
  sum?: number;
  /** What each seat would gain or lose, if it is a Fortune card; null for those whom it does not concern. */
  gains?: (number | null)[];
}

/** The sum of the table after an event, and what each pile adds to it. */
export interface Counted {
  sum: number;
  terms: number[];
}
