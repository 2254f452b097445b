import type { sound } from "~/board/sound";
import type { Happening } from "~/wire";

import type { PharaohView } from "./view";

/** The result for a tile that was taken: a right equation, or scarabs lost. */
export interface Verdict {
  seat: number;
  number: number;
  /** The points that it brings. */
  points: number;
  equation: string | null;
}

const ENDINGS = new Set(["right", "wrong", "none"]);

export function verdict(event: Happening): Verdict | null {
  if (!ENDINGS.has(event.event)) return null;
  return {
    seat: Number(event["seat"]),
    number: Number(event["number"]),
    points: Number(event["brings"]),
    equation: typeof event["equation"] === "string" ? event["equation"] : null,
  };
}

/** Whether a verdict was already given in a position; a replay may have gone back before it. */
export function stands({ seat, number, points }: Verdict, view: PharaohView): boolean {
  const scribe = view.seats[seat];
  return (points > 0 ? scribe?.up : scribe?.down)?.some((tile) => tile.number === number) ?? false;
}

/** The sound of an event. */
export const SOUNDS: Record<string, Parameters<typeof sound>[0]> = {
  take: "card",
  glass: "sand",
  right: "coin",
  wrong: "wrong",
  none: "wrong",
  roll: "die",
  sand: "knock",
  win: "win",
};
