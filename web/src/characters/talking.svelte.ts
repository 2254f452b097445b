import { preferences } from "~/app/preferences.svelte";
import type { Table } from "~/wire";
import { characterOf, type Character } from "./characters";

export interface Said {
  seat: number;
  text: string;
}

/** What a bot may speak of: the start, its luck and bad luck, the end. */
type Occasion = "greeting" | "good" | "bad" | "win" | "loss";
type Lines = Record<string, Record<Occasion, string[]>>;

/** What is seen of a match. */
export interface Sight {
  table: Pick<Table, "seats" | "state">;
  seq: number;
  /** The points of each seat. */
  points: number[];
  /** The placing of each seat, once the end is shown. */
  placings: number[] | null;
  /** In a race nobody is spoken to while it runs. */
  race: boolean;
}

/** A match that has just begun has at most so many actions. */
const OPENING = 40;
/** Of so many occasions in a match, a bot uses one. */
const SELDOM = 3;
/** Milliseconds between two sayings, and how long one is shown. */
const PAUSE = 20_000;
const SHOWN = 6_000;

const files = import.meta.glob<Lines>("@bots/characters.*.toml", { import: "default" });

async function linesIn(language: string): Promise<Lines> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`characters.${language}.toml`));
  return found ? found[1]() : {};
}

/** Which bot speaks on which occasion, if any does; `before` is what was seen last, null at first sight. */
export function occasionOf(before: Sight | null, now: Sight): { seat: number; occasion: Occasion } | null {
  const bots = now.table.seats.flatMap((seat, index) => (seat.kind === "bot" ? [index] : []));
  const [first] = bots;
  if (first === undefined) return null;
  if (!before) return now.seq <= OPENING && !now.placings ? { seat: first, occasion: "greeting" } : null;
  if (now.placings) {
    if (before.placings) return null;
    const winner = bots.find((seat) => now.placings?.[seat] === 1);
    return { seat: winner ?? first, occasion: winner === undefined ? "loss" : "win" };
  }
  if (now.race || now.seq <= before.seq) return null;
  const gains = bots.map((seat) => ({ seat, gain: (now.points[seat] ?? 0) - (before.points[seat] ?? 0) }));
  const most = gains.reduce((one, other) => (Math.abs(other.gain) > Math.abs(one.gain) ? other : one));
  if (!most.gain || now.seq % SELDOM) return null;
  return { seat: most.seat, occasion: most.gain > 0 ? "good" : "bad" };
}

/** Bots say a line now and then, unless they are silenced. Create it while a component is initialised. */
export class Talking {
  said: Said | null = $state.raw(null);
  private before: Sight | null = null;
  private last = -PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(see: () => Sight) {
    $effect(() => {
      const now = see();
      if (!now.points.length) return;
      const found = occasionOf(this.before, now);
      this.before = now;
      if (found) void this.say(now, found.seat, found.occasion);
    });
    $effect(() => {
      if (!preferences.talk) this.said = null;
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  private async say({ table, seq }: Sight, seat: number, occasion: Occasion): Promise<void> {
    const sitting = table.seats[seat];
    const character = sitting && characterOf(sitting, table.seats.slice(0, seat));
    const ending = occasion === "win" || occasion === "loss";
    if (!character || !preferences.talk || (!ending && performance.now() - this.last < PAUSE)) return;
    this.last = performance.now();
    const text = await this.line(character, occasion, seq);
    if (!text || !preferences.talk) return;
    this.said = { seat, text };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.said = null), SHOWN);
  }

  private async line({ who, place }: Character, occasion: Occasion, seq: number): Promise<string> {
    const lines = (await linesIn(preferences.language))[who]?.[occasion] ?? [];
    return lines[(seq + place) % lines.length] ?? "";
  }
}
