/** Points as money: ingots, and notes in the colours they are printed in. */

export interface Stack {
  worth: number;
  number: number;
}

const WORTHS = [1000, 500, 100, 50, 10];

/** The most equal pieces drawn; beyond that a number is shown. */
export const MOST_SHOWN = 4;

export function stacks(points: number): Stack[] {
  let left = points;
  return WORTHS.flatMap((worth) => {
    const number = Math.floor(left / worth);
    left -= number * worth;
    return number ? [{ worth, number }] : [];
  });
}
