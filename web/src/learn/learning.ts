/** What somebody has learnt of each game, kept in this browser. */

const KEY = "sunduk.learning";
/** After so many good choices of a kind the coach says no more about it. */
const GOOD = 3;
const MOST_TABLES = 20;

interface Learning {
  /** Games whose lesson or first match is not offered any more. */
  known: string[];
  /** Tables at which a coach stands beside us. */
  coached: string[];
  /** Good choices, by game and kind of decision. */
  good: Record<string, number>;
}

function kept(): Learning {
  const none = { known: [], coached: [], good: {} };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Learning>) };
  } catch {
    return none;
  }
}

function keep(change: (learning: Learning) => Partial<Learning>): void {
  const learning = kept();
  localStorage.setItem(KEY, JSON.stringify({ ...learning, ...change(learning) }));
}

/** Whether a game is new to whoever uses this browser. */
export const isNew = (game: string): boolean => !kept().known.includes(game);

/** A game is known: a lesson was taken, a match was played, or neither is wanted. */
export function know(game: string): void {
  if (isNew(game)) keep(({ known }) => ({ known: [...known, game] }));
}

export const isCoached = (table: string): boolean => kept().coached.includes(table);

/** Let the coach stand beside us at a table, or send it away. */
export function coachAt(table: string, wanted = true): void {
  keep(({ coached }) => {
    const others = coached.filter((other) => other !== table);
    return { coached: wanted ? [...others, table].slice(-MOST_TABLES) : others };
  });
}

/** Whether somebody has shown to know a kind of decision. */
export const masters = (game: string, kind: string): boolean => (kept().good[`${game}.${kind}`] ?? 0) >= GOOD;

/** A good choice was made, or one that was not good: then the coach explains again. */
export function chose(game: string, kind: string, good: boolean): void {
  keep((learning) => {
    const key = `${game}.${kind}`;
    return { good: { ...learning.good, [key]: good ? (learning.good[key] ?? 0) + 1 : 0 } };
  });
}
