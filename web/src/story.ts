import { t } from "./i18n/index.svelte";
import type { Happening, Seat } from "./wire";
import type { Words } from "./words";

/** A player gives up: no action of the game, and not in its words. */
const RESIGN = "resign";

/** What is worth telling: what only some may know of an action says more than what everyone is told of it. */
export function worthTelling(story: Happening[]): Happening[] {
  return story.filter((event, index) => {
    const next = story[index + 1];
    return !(next?.["only"] && !event["only"] && next.seq === event.seq && next["seat"] === event["seat"]);
  });
}

/**
 * The story with those who resigned in their places: the server tells of them with the seats, not with the actions. What
 * happens in their seats from then on is a bot's doing.
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

/** The sentence for something that happened. */
export function sentence(event: Happening, words: Words, names: readonly string[]): string {
  if (event.event !== RESIGN) return (event["bot"] ? words.impersonal : words).event(event, names);
  const seat = Number(event["seat"]);
  return seat === words.reader ? t("table.youResign") : t("table.resigns", { name: names[seat] ?? "" });
}
