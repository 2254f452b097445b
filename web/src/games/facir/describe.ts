import type { Choice } from "~/wire";
import type { Words } from "~/i18n/words";

import { HOLES, place } from "./bed";
import type { FacirView } from "./view";

/** The position in words: the round, each seat's cards, nails and room, the player's own card, and a lifted nail. */
export function describe(view: FacirView, words: Words, names: string[]): string {
  const seats = view.seats.flatMap((sleeper, seat) => {
    const colour = words.name("colour", sleeper.colour);
    const told = { colour: `${words.called(seat, names)}, ${colour}`, points: sleeper.points, nails: sleeper.stock };
    const holes = HOLES.filter((hole) => nail(view, hole) === sleeper.colour).join(", ");
    return [
      words.say("picture", "seat", told, names),
      holes && words.say("picture", "nails", { colour, holes }, names),
      room(view, seat, words, names),
    ];
  });
  const hand = view.lifted && words.say("board", "lifted", { seat: view.seat, hole: view.lifted }, names);
  const aside = view.aside.length ? `${words.say("picture", "aside", { listed: view.aside.join(" ") }, names)}.` : "";
  return [`${round(view, words)}.`, ...seats, hand, aside, mine(view, words)].filter(Boolean).join(" ");
}

function nail(view: FacirView, hole: string): string | null {
  const { x, y } = place(hole);
  return view.bed[y]?.[x] ?? null;
}

function room(view: FacirView, seat: number, words: Words, names: string[]): string {
  const sleeper = view.seats[seat];
  if (!sleeper?.has_card) return "";
  if (sleeper.side) return words.say("board", "shows", { seat, side: sleeper.side }, names);
  return words.say("board", sleeper.has_set ? "has_set" : "has_card", { seat }, names);
}

/** The player's own card, row by row as it stands. */
function mine(view: FacirView, words: Words): string {
  const card = view.seats[view.view]?.card;
  if (!card) return "";
  const rows = (card.stands ?? card.holes).map((row) => words.name("side", row)).join("; ");
  return words.say("board", card.stands ? "stands" : "mine", { rows }, []);
}

/** The name of the current round, as shown in the picture. */
export function round(view: FacirView, words: Words): string {
  if (view.phase === "over") return words.name("picture", "finished");
  if (view.deciding) return words.name("picture", "deciding");
  return words.say("picture", "round", { round: view.round, rounds: view.rounds }, []);
}

export function label(choice: Choice, words: Words, names: string[], view: FacirView): string {
  const turns = Number(choice["turns"] ?? 0);
  if (choice.move === "set") {
    const set = words.say("choices", "set", { turns }, names);
    const side = view.seats[view.view]?.card?.sides?.[turns];
    return side ? `${set}. ${words.say("board", "others_see", { side }, names)}` : set;
  }
  if (choice.move === "lay") {
    return words.say("choices", "lay", { hole: choice["corner"], turns }, names);
  }
  if (choice.move === "done") return words.name("choices", "done");
  const put = view.phase === "move" ? "put_down" : "put";
  return words.say("choices", choice.move === "lift" ? "lift" : put, { hole: choice["hole"] }, names);
}
