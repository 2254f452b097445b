/** One puzzle a day, the same for everybody: it follows from the date in UTC and from the puzzles of this version. */

import { games } from "~/games";
import { gradesOf } from "./puzzles";

const DAY = 86_400_000;
/** From one day to the next we go so many puzzles on: neighbours in a list are of one grade. */
const STRIDE = 37;
/** The game whose rolls are played against the clock. */
export const RACE = "pharaoh";

export interface Daily {
  game: string;
  number: number;
}

/** The number of a day, in UTC. */
export const dayOf = (moment: number): number => Math.floor(moment / DAY);

export const today = (): number => dayOf(Date.now());

/** How many puzzles of a list we go on each time, so that all come before one comes again. */
function stride(count: number): number {
  const common = (one: number, other: number): number => (other ? common(other, one % other) : one);
  let step = STRIDE;
  while (count > 1 && common(step, count) > 1) step += 1;
  return step;
}

/** Which of `count` puzzles has its turn as number `turn`; 1 is the first puzzle. */
export const turned = (turn: number, count: number): number => ((turn * stride(count)) % Math.max(1, count)) + 1;

/** The puzzle of a day; games take turns. */
export async function dailyPuzzle(day: number): Promise<Daily> {
  const counts = await Promise.all(
    Object.keys(games).map(async (game) => ({ game, count: (await gradesOf(game)).length })),
  );
  const offered = counts.filter(({ count }) => count);
  const { game, count } = offered[day % offered.length] ?? { game: RACE, count: 0 };
  return { game, number: turned(Math.floor(day / offered.length), count) };
}

/** The roll of a day, to be played against the clock; half a list away from the puzzle of the day. */
export async function dailyRoll(day: number): Promise<Daily> {
  const { length } = await gradesOf(RACE);
  return { game: RACE, number: turned(day + Math.floor(length / 2), length) };
}
