/** The set-up of the last table of each game, stored in this browser. */

import { LEVELS, MANNERS, type Kind } from "./seating";

export interface Setup {
  seats: Kind[];
  friends: string[];
  options: Record<string, string>;
  clock: string;
  /** Seconds of sand in a race; 0: as in the box. */
  sand: number;
  secret: boolean;
}

const USUAL: Setup = { seats: ["me", "bot3"], friends: [], options: {}, clock: "none", sand: 0, secret: false };

/** Who may sit in another seat than ours. */
const OTHERS: Kind[] = [
  "open",
  "friend",
  ...LEVELS.map((level): Kind => `bot${level}`),
  ...MANNERS.map((manner): Kind => `bot-${manner}`),
];

const key = (game: string): string => `sunduk.setup.${game}`;

export function keepSetup(game: string, setup: Setup): void {
  localStorage.setItem(key(game), JSON.stringify(setup));
}

/** The set-up to begin with; what cannot be read any more is as usual. */
export function keptSetup(game: string): Setup {
  try {
    const kept = { ...USUAL, ...(JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<Setup>) };
    const known = kept.seats[0] === "me" && kept.seats.slice(1).every((kind) => OTHERS.includes(kind));
    return { ...kept, seats: known ? [...kept.seats] : [...USUAL.seats], friends: [...kept.friends] };
  } catch {
    return { ...USUAL, seats: [...USUAL.seats], friends: [] };
  }
}
