import type { Choice, Hint } from "~/wire";

import type { Found } from "./jobs";

/**
 * Advice from several searches with different seeds, as `bots/advice.py` puts it together: one search cannot tell its
 * own error, but how far they differ does.
 */

/** Fewer simulations than this share of the favourite's: the choice was given up early, its estimate says little. */
const SELDOM = 0.002;
/** Two choices differ if they do by more than so many standard errors, and by at least this. */
const CLEAR = 2;
const LEAST = 0.01;
/** The standard error of a choice that only one search looked at. */
const UNKNOWN = 0.5;

export function together(choices: Choice[], seat: number, seats: number, runs: Found[]): Hint[] {
  const all = choices.map((choice, at): Hint => {
    const looked = runs
      .map(({ visits, outlook }) => {
        const [count, row] = [visits[at] ?? 0, 2 * (at * seats + seat)];
        const [result, win] = [(outlook[row] ?? 0) / count, (outlook[row + 1] ?? 0) / count];
        return { visits: count, win, place: 1 + (seats - 1) * (1 - result) };
      })
      .filter(({ visits }) => visits > 0);
    const visits = looked.reduce((sum, each) => sum + each.visits, 0);
    const mean = (of: "win" | "place"): number =>
      looked.reduce((sum, each) => sum + each.visits * each[of], 0) / Math.max(1, visits);
    const win = mean("win");
    const squares = looked.reduce((sum, each) => sum + (each.win - win) ** 2, 0);
    const error = looked.length > 1 ? Math.sqrt(squares / looked.length / (looked.length - 1)) : UNKNOWN;
    return { id: choice.id, text: choice.text, visits, win, place: mean("place"), error, equal: false, reasons: [] };
  });
  const most = Math.max(...all.map(({ visits }) => visits));
  const told = all.filter(({ visits }) => visits >= SELDOM * most).sort((one, other) => other.win - one.win);
  const rest = all.filter(({ visits }) => visits < SELDOM * most).sort((one, other) => other.visits - one.visits);
  const best = told[0];
  return [
    ...told.map((each) => ({ ...each, equal: best !== undefined && alike(each, best) })),
    ...rest.map((each) => ({ ...each, error: null })),
  ];
}

function alike(one: Hint, best: Hint): boolean {
  return best.win - one.win < Math.max(LEAST, CLEAR * Math.hypot(one.error ?? 0, best.error ?? 0));
}
