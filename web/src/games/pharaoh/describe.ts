import type { Choice } from "~/wire";
import type { Words } from "~/i18n/words";

import { printed } from "./equation";
import { COLOURS } from "./pyramid";
import type { PharaohView } from "./view";

/** The position in words: the tiles that can be called, the dice, the sand, and what each player has. */
export function describe(view: PharaohView, words: Words, names: string[]): string {
  const rows = view.pyramid.flatMap((row, at) => {
    const tiles = row.flatMap((cell) => (cell && cell.taken === null ? [cell] : []));
    const listed = tiles.map(({ number, scarabs }) => words.say("board", "here", { number, scarabs }, names));
    return listed.length ? [words.say("board", "row", { colours: COLOURS[at], listed: listed.join(", ") }, names)] : [];
  });
  const dice = view.dice.filter((face) => face !== null).join(", ");
  const running = view.phase === "race" && view.claims.length > 0;
  return [
    ...(rows.length ? rows : [words.name("picture", "bare")]),
    dice ? words.say("picture", "dice", { dice }, names) : words.name("picture", "unrolled"),
    words.name("picture", running ? "glass_runs" : "glass_still"),
    ...view.claims.map((claim) => words.say("board", "has", { ...claim }, names)),
    ...view.seats.map((scribe, seat) => {
      const [up, down] = [words.plural("tiles", scribe.up.length), words.plural("tiles", scribe.down.length)];
      return words.say("picture", "seat", { name: words.called(seat, names), points: scribe.points, up, down }, names);
    }),
    words.say("board", "leads", { seat: view.leader }, names),
    words.say("board", "stacks", { stacks: stacks(view, words) }, names),
  ].join(" ");
}

function stacks(view: PharaohView, words: Words): string {
  return COLOURS.map((colour) => {
    const told = `${words.name("colours", colour)} ${view.stacks[colour]}`;
    const top = view.tops[colour];
    return top ? `${told}, ${words.say("board", "top", { number: top.number }, [])}` : told;
  }).join("; ");
}

export function label(choice: Choice, words: Words, names: string[], view: PharaohView): string {
  if (choice.move === "take") {
    const tile = view.pyramid.flat().find((cell) => cell?.number === choice["number"]);
    return words.say("choices", "take", { ...tile }, names);
  }
  return words.say("choices", choice.move, { equation: printed(String(choice["equation"] ?? "")) }, names);
}
