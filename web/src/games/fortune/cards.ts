import type { Card, Character, Merchant } from "./view";

/** The cards: their look, and the layout of a hand. */

export const CHARACTERS: Character[] = ["+50", "+40", "+30", "+20", "+10", "S", "-10", "-20", "-30", "-40", "-50"];
export const CARDS: Card[] = [...CHARACTERS, "F", "B"];

/** The size of a card in its drawing. */
export const WIDE = 120;
export const TALL = 168;

export type Suit = "good" | "bad" | "student" | "luck";

export function suit(card: Card): Suit {
  if (card === "F" || card === "B") return "luck";
  return card === "S" ? "student" : card.startsWith("+") ? "good" : "bad";
}

/** Whether it is a Fortune card, small or big. */
export const isLuck = (card: Card | null): boolean => card !== null && suit(card) === "luck";

/** The art file of a card's figure. */
export function art(card: Card): string {
  if (card === "F") return "fortune";
  if (card === "B") return "big-fortune";
  return card === "S" ? "student" : card.replace("+", "p").replace("-", "m");
}

/** The text printed in the corners of a card. */
export function corner(card: Card): string {
  if (card === "F" || card === "B") return card === "F" ? "×1" : "×2";
  return card === "S" ? "0" : card.replace("-", "−");
}

/** A number with its sign: `+30`, `−20`, `0`. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number).replace("-", "−");
}

/** A card in a hand; null if only its back is known. Equal cards are told apart by a number. */
export interface Held {
  key: string;
  card: Card | null;
}

/** The cards of a hand in order: characters by value, then Fortune and Big Fortune. */
export function held(merchant: Merchant): Held[] {
  const characters = merchant.hand ?? Array.from({ length: merchant.characters }, () => null);
  const luck = [
    ...Array.from({ length: merchant.fortunes }, () => "F" as const),
    ...Array.from({ length: merchant.big_fortunes }, () => "B" as const),
  ];
  const seen = new Map<Card | null, number>();
  return [...characters, ...luck].map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { key: `${card ?? "back"} ${number}`, card };
  });
}

/** The position of a card of a fan, from the middle of its row, and how much of it the next one leaves visible. */
export interface Lying {
  /** Lengths are hundredths of the table's width. */
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
  /** Null for the last card of a row, which nothing covers. */
  sight: number | null;
}

/** The most cards in one row on a narrow table; more make two rows. */
const ROW = 7;

/** One wide fan. */
export function fan(count: number): Lying[] {
  return spread(count, Math.min(9.5, 76 / Math.max(count - 1, 1)), 2.1);
}

/** The fan on a narrow table: two rows, in which each card stays wide enough for a finger. */
export function rows(count: number): Lying[] {
  if (count <= ROW) return spread(count, 12.4, 2).map((lying) => ({ ...lying, y: lying.y + 9 }));
  const behind = Math.floor(count / 2);
  const step = Math.min(12.4, 74 / (count - behind - 1));
  return [
    ...spread(behind, step, 1.6),
    ...spread(count - behind, step, 1.6).map((lying) => ({ ...lying, y: lying.y + 18 })),
  ];
}

function spread(count: number, step: number, degrees: number): Lying[] {
  return Array.from({ length: count }, (_, index) => {
    const place = index - (count - 1) / 2;
    const sight = index < count - 1 ? step : null;
    return { x: place * step, y: 0.07 * place * place, turn: place * degrees, sight };
  });
}

/** A merchant with one card less in the hand. */
export function less(merchant: Merchant, card: Card): Merchant {
  if (card === "F") return { ...merchant, fortunes: merchant.fortunes - 1 };
  if (card === "B") return { ...merchant, big_fortunes: merchant.big_fortunes - 1 };
  const place = merchant.hand?.indexOf(card) ?? -1;
  const hand = merchant.hand?.filter((_, index) => index !== place) ?? null;
  return { ...merchant, characters: merchant.characters - 1, hand };
}
