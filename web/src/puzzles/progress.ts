/** What somebody has solved, kept in this browser. */

import { today } from "./daily";

const KEY = "sunduk.puzzles";
const MOST_DAYS = 400;

/** How a puzzle was solved: at the first try, after others, or it was shown. */
export type Solved = "first" | "later" | "shown";

interface Progress {
  /** By game and number. */
  solved: Record<string, Solved>;
  /** The days whose puzzle was solved, by number, in order. */
  days: number[];
  /** The seconds that the roll of a day took, by the number of the day. */
  rolls: Record<string, number>;
}

function kept(): Progress {
  const none: Progress = { solved: {}, days: [], rolls: {} };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>) };
  } catch {
    return none;
  }
}

const keep = (progress: Progress): void => localStorage.setItem(KEY, JSON.stringify(progress));

export const solvedHow = (game: string, number: number): Solved | undefined => kept().solved[`${game}.${number}`];

/** A puzzle was solved or shown; what was solved before stays so. */
export function keepSolved(game: string, number: number, how: Solved): void {
  const progress = kept();
  const key = `${game}.${number}`;
  const before = progress.solved[key];
  if (!before || before === "shown") keep({ ...progress, solved: { ...progress.solved, [key]: how } });
}

/** The puzzle of today was solved. */
export function keepDay(day = today()): void {
  const progress = kept();
  if (!progress.days.includes(day)) keep({ ...progress, days: [...progress.days, day].slice(-MOST_DAYS) });
}

export const daySolved = (day = today()): boolean => kept().days.includes(day);

/** On how many days in a row the puzzle of the day was solved, up to today or yesterday. */
export function streak(day = today()): number {
  const days = new Set(kept().days);
  let last = days.has(day) ? day : day - 1;
  let count = 0;
  while (days.has(last)) {
    count += 1;
    last -= 1;
  }
  return count;
}

export const rollOf = (day = today()): number | undefined => kept().rolls[day];

/** The roll of a day was made in so many seconds: the first result counts. */
export function keepRoll(seconds: number, day = today()): void {
  const progress = kept();
  if (progress.rolls[day] === undefined) keep({ ...progress, rolls: { ...progress.rolls, [day]: seconds } });
}
