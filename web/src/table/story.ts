import { t } from "~/i18n/index.svelte";
import type { Happening, Seat } from "~/wire";
import type { Words } from "~/i18n/words";

/** A resignation, which is no action of the game and has no words in it. */
const RESIGN = "resign";

/** Leaves out public events if a more informative event of the same action is visible to the reader. */
export function worthTelling(story: Happening[]): Happening[] {
  return story.filter((event, index) => {
    const next = story[index + 1];
    return !(next?.["only"] && !event["only"] && next.seq === event.seq && next["seat"] === event["seat"]);
  });
}

/**
 * Inserts resignations into the story: the server sends them with the seats, not with the actions. After one, a bot
 * acts for the seat.
 */
export function withResignations(story: Happening[], seats: Seat[]): Happening[] {
  const byBot = ({ seq, seat }: Happening): boolean => seq >= (seats[Number(seat)]?.resigned_at ?? Infinity);
  const marked = story.map((event) => (byBot(event) ? { ...event, bot: true } : event));
  const resigned = seats
    .flatMap(({ resigned_at: at }, seat) => (at === null ? [] : [{ seq: at - 1, event: RESIGN, seat }]))
    .sort((one, other) => one.seq - other.seq);
  return resigned.reduce((told, event) => {
    const place = told.findIndex(({ seq }) => seq > event.seq);
    return place < 0 ? [...told, event] : told.toSpliced(place, 0, event);
  }, marked);
}

/** The sentence for an event. */
export function sentence(event: Happening, words: Words, names: readonly string[]): string {
  if (event.event !== RESIGN) return (event["bot"] ? words.impersonal : words).event(event, names);
  const seat = Number(event["seat"]);
  return seat === words.reader ? t("table.youResign") : t("table.resigns", { name: names[seat] ?? "" });
}
