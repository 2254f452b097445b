import type { Happening } from "~/wire";
import type { Words } from "~/i18n/words";
import { sentence, worthTelling } from "./story";

/** What somebody did when it was their turn, with all that came of it; or what chance did when nobody's turn it was. */
export interface Turn {
  /** Whose turn it was; -1: nobody's, such as when cards are dealt, or everybody's in a race. */
  seat: number;
  /** The position in the log before the turn. */
  from: number;
  /** The position in the log after it. */
  to: number;
  events: Happening[];
}

/** How a game's events make turns; each game has its own in `telling.ts`. */
export interface Telling {
  /** Whether a turn begins with this action, told by its first event; the last event before it is given too. */
  begins(event: Happening, turn: Turn, last: Happening): boolean;
  /** Whose turn begins with an event. */
  whose(event: Happening): number;
  /** Events that tell a turn in one line; the others are details. */
  headlines: readonly string[];
  /** What an event changed on the board, by data attributes as `board/Marks` reads them. */
  marks(event: Happening): string[];
}

/** The seat of an event; -1 if it has none. */
export const seatOf = (event: Happening): number => (typeof event["seat"] === "number" ? event["seat"] : -1);

/** A story in turns. All events of an action are in one turn. */
export function turnsOf(story: readonly Happening[], telling: Telling): Turn[] {
  const turns: Turn[] = [];
  for (const event of story) {
    const turn = turns.at(-1);
    const last = turn?.events.at(-1);
    if (!turn || !last) {
      turns.push({ seat: telling.whose(event), from: event.seq, to: event.seq + 1, events: [event] });
    } else if (event.seq > last.seq && telling.begins(event, turn, last)) {
      turns.push({ seat: telling.whose(event), from: event.seq, to: event.seq + 1, events: [event] });
    } else {
      turn.events.push(event);
      turn.to = event.seq + 1;
    }
  }
  return turns;
}

/** The turns of others since the last one of a seat; for whoever had none, those of all; the last two if all act at once. */
export function since(turns: readonly Turn[], seat: number): Turn[] {
  const played = turns.filter((turn) => turn.seat >= 0);
  if (!played.length) return turns.slice(-2);
  if (seat < 0) return turns.slice(-1);
  return turns.slice(turns.findLastIndex((turn) => turn.seat === seat) + 1).filter((turn) => turn.seat >= 0);
}

/** The last turn of a seat. */
export const lastOf = (turns: readonly Turn[], seat: number): Turn | undefined =>
  turns.findLast((turn) => turn.seat === seat);

/** The events that tell a turn in one line. */
export function headlines({ events }: Turn, telling: Telling): Happening[] {
  const told = worthTelling(events);
  const found = told.filter(({ event }) => telling.headlines.includes(event) || event === "win" || event === "resign");
  return found.length ? found : told.slice(0, 1);
}

/** The turn to tell of: the last one, or the one before if nothing worth a line has happened in a turn of all. */
export function latest(turns: readonly Turn[], telling: Telling): Turn | undefined {
  const last = turns.at(-1);
  if (!last || last.seat >= 0) return last;
  return turns.findLast(({ events }) => events.some(({ event }) => telling.headlines.includes(event))) ?? last;
}

/** A turn in one line. */
export function lineOf(turn: Turn, telling: Telling, words: Words, names: readonly string[]): string {
  return headlines(turn, telling)
    .map((event) => sentence(event, words, names))
    .join(" ");
}
