import type { Prospect } from "~/wire";

import type { FarlanderView } from "./view";

/** Whose a state would be, and with how many knights. */
export interface Standing {
  owner: number;
  knights: number;
}

/** How states would stand after a choice, by what it is told to bring; one that is followed by others changes none yet. */
export function outcome([prospect]: Prospect[], view: FarlanderView): Map<string, Standing> {
  const would = new Map<string, Standing>();
  const knights = (name: string): number =>
    would.get(name)?.knights ?? view.states.find(({ state }) => state === name)?.knights ?? 0;
  for (const event of prospect?.events ?? []) {
    const [owner, number] = [Number(event["seat"]), Number(event["knights"])];
    const [state, source] = [String(event["state"]), String(event["source"])];
    if (event.event === "settle") would.set(state, { owner, knights: number });
    if (event.event === "fall") would.set(state, { owner: Number(event["to"]), knights: 0 });
    if (event.event === "move") {
      would.set(source, { owner, knights: knights(source) - number });
      would.set(state, { owner, knights: knights(state) + number });
    }
  }
  return would;
}
