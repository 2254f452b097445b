/** Who the bots are: names and faces by level and manner, as `sunduk/bots/characters.py` explains them. */

import en from "@bots/characters.en.toml?names";
import ru from "@bots/characters.ru.toml?names";

import type { Seat } from "~/wire";

const NAMES: Record<string, Record<string, string[]>> = { en, ru };
const LEVELS = 8;

export interface Character {
  /** A level or a manner. */
  who: string;
  /** Which of those of one kind it is. */
  place: number;
}

/** The name of a level. */
export const whoAt = (level: number): string => Object.keys(en)[level - 1] ?? "";

export const nameOf = ({ who, place }: Character, language: string): string => {
  const names = NAMES[language]?.[who] ?? [];
  return names[place % names.length] ?? "";
};

/** The character of a bot in a seat; null for people, and for bots whom somebody named. */
export function characterOf(seat: Seat, before: Seat[] = []): Character | null {
  const who = whoOf(seat);
  if (!who) return null;
  const place = (en[who] ?? []).indexOf(seat.name);
  if (place >= 0) return { who, place };
  // Tables from before bots had names of their own have the level's as name.
  const level = seat.name.toLowerCase() === who;
  return level ? { who, place: before.filter((other) => whoOf(other) === who).length } : null;
}

function whoOf({ kind, level, manner }: Seat): string | null {
  if (kind !== "bot" || level === null || level > LEVELS) return null;
  return manner ?? whoAt(level);
}
