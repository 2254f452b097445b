import type { Choice } from "~/wire";
import type { Words } from "~/i18n/words";

import { half } from "./rugs";
import { CELLS } from "./market";
import type { Roll } from "./rolls";
import type { MarrakechView } from "./view";

/** The square in words: Assam's cell, what each merchant has, and the visible rugs. */
export function describe(view: MarrakechView, words: Words, names: string[]): string {
  const assam = words.say("picture", "assam", view.assam, names);
  const merchants = view.seats.map((merchant, seat) => {
    const colours = merchant.colours.map((colour) => words.name("colour", colour));
    const whose = [words.called(seat, names), ...colours].join(", ");
    const counts = { dirhams: merchant.dirhams, rugs: merchant.rugs, points: merchant.points };
    return words.say("picture", "seat", { colours: whose, ...counts }, names);
  });
  const rugs = new Map<string, string[]>();
  for (const cell of CELLS) {
    const colour = half(view, cell)?.colour;
    if (colour) rugs.set(colour, [...(rugs.get(colour) ?? []), cell]);
  }
  const lie = [...rugs].map(([colour, cells]) => words.say("board", "lie", { colour, cells: cells.join(", ") }, names));
  return [assam, ...merchants, ...lie].join(" ");
}

export function label(choice: Choice, words: Words, names: string[]): string {
  if (choice.move === "turn") return words.name("choices", String(choice["turn"]));
  return words.say("choices", choice.move, { place: (choice["cells"] as string[]).join("–") }, names);
}

/** The payment for each roll in words. */
export function foretold(rolls: ReadonlyMap<number, Roll>, words: Words, names: string[]): string[] {
  const paid = [...rolls].filter(([, { dirhams }]) => dirhams > 0);
  if (rolls.size && !paid.length) return [words.name("board", "pays_nothing")];
  return paid.map(([slippers, { share, dirhams, seat, to }]) =>
    words.say("board", "pays", { slippers, percent: Math.round(100 * share), dirhams, seat, to }, names),
  );
}

/** What a rug on two cells would cover, in words. */
export function hidden(view: MarrakechView, cells: string[], words: Words): string {
  const listed = cells.flatMap((cell) => {
    const colour = half(view, cell)?.colour;
    return colour ? [`${words.name("colour", colour)} ${cell}`] : [];
  });
  if (!listed.length) return words.name("board", "hides_nothing");
  return words.say("board", "hides", { listed: listed.join(", ") }, []);
}
