import type { Choice } from "~/wire";
import type { Words } from "~/i18n/words";

import { held, signed } from "./cards";
import type { Card, FortuneView, Playable } from "./view";

/** The top of a pile in words. */
export function topped(card: Card | null, words: Words): string {
  return card ? words.name("card", card) : words.name("picture", "empty");
}

/** The table in words: the sum, the piles, each seat's cards and points, and the viewer's hand. */
export function describe(view: FortuneView, words: Words, names: string[]): string {
  const table = words.say("picture", "table", { sum: signed(view.sum), middle: topped(view.middle, words) }, names);
  const merchants = view.seats.map((merchant, seat) => {
    const { characters, fortunes, big_fortunes, points } = merchant;
    const counts = { characters, fortunes, big_fortunes, points };
    return words.say("picture", "seat", { seat, top: topped(merchant.top, words), ...counts }, names);
  });
  const mine = view.seats[view.view];
  const cards = mine ? held(mine).flatMap(({ card }) => (card ? [words.name("card", card)] : [])) : [];
  const hand = cards.length ? [words.say("board", "hand", { listed: cards.join(", ") }, names)] : [];
  return [table, ...merchants, ...hand].join(" ");
}

export function label(choice: Choice, words: Words, names: string[]): string {
  const { card, pile } = choice as Playable;
  if (card === "F" || card === "B") return words.say("choices", "call", { card }, names);
  if (typeof pile === "number") return words.say("choices", "send", { card, to: pile }, names);
  return words.say("choices", pile, { card }, names);
}

/** The effect of a seat's choice in words: the new sum, or what Fortune would bring to each seat. */
export function foretold({ sum, gains }: Playable, seat: number, words: Words, names: string[]): string {
  if (sum !== undefined) return words.say("board", "after", { sum: signed(sum) }, names);
  const told = (gains ?? []).flatMap((points, other) => {
    if (!points) return [];
    const side = points > 0 ? "gain" : "lose";
    const key = other === seat ? `you_${side}` : side;
    return [words.say("board", key, { seat: other, points: Math.abs(points) }, names)];
  });
  return told.join(" ") || words.name("board", "brings_nothing");
}
