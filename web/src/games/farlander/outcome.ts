import type { Prospect } from "~/wire";

import type { FarlanderView } from "./view";

/** The owner and the knights that a state would have. */
export interface Standing {
  owner: number;
  knights: number;
}

/** The states after a choice, from the events it leads to; a choice that only leads to further choices changes none. */
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
