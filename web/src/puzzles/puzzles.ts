/** The puzzles that come with each game, as `sunduk/puzzles/puzzle.py` explains them. */

/** One choice: its text, what it is worth, the standard error of that and, in a race, what must be stated for it. */
export type Option = [text: string, value: number, error?: number, solution?: string];

export interface Puzzle {
  position: string;
  seat: number;
  lead: number;
  grade: number;
  /** All choices, the best first. */
  options: [Option, ...Option[]];
  /** In a race: after how many seconds each level of bots usually has found the best choice. */
  seconds?: number[];
}

/** The lowest and the highest grade. */
export const EASIEST = 4;
export const HARDEST = 8;

const files = import.meta.glob<Puzzle[]>("@games/*/puzzles.jsonl", { import: "default" });
const graded = import.meta.glob<number[]>("@games/*/puzzles.jsonl", { query: "?grades", import: "default" });

async function of<T>(files: Record<string, () => Promise<T[]>>, game: string): Promise<T[]> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${game}/puzzles.jsonl`));
  return found ? found[1]() : [];
}

/** The puzzles of a game; number 1 is the first. */
export const puzzlesOf = (game: string): Promise<Puzzle[]> => of(files, game);

/** How hard each puzzle of a game is: the level of bots from which on all solve it. */
export const gradesOf = (game: string): Promise<number[]> => of(graded, game);
