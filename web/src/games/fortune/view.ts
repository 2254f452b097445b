import type { View } from "~/wire";

/** A character by its value, `S` for the Student, `F` and `B` for Fortune and Big Fortune. */
export type Card = Character | "F" | "B";
export type Character = "-50" | "-40" | "-30" | "-20" | "-10" | "S" | "+10" | "+20" | "+30" | "+40" | "+50";

/** A pile as its seat, or the one in the middle. */
export type Pile = number | "middle";

/** What a seat may know of a match of Fortune. */
export interface FortuneView extends View {
  phase: "lots" | "deal" | "play" | "over";
  round: number;
  rounds: number;
  /** Who plays. */
  seat: number;
  middle: Card | null;
  /** Of the tops of all piles. */
  sum: number;
  seats: Merchant[];
  /** How many characters of each value have been played in this round. */
  played: Record<Character, number>;
}

export interface Merchant {
  points: number;
  /** What the pile shows. */
  top: Card | null;
  /** How many characters are held. */
  characters: number;
  /** Which they are, where one may know. */
  hand: Character[] | null;
  fortunes: number;
  big_fortunes: number;
}
