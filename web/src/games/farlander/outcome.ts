import type { Prospect } from "~/wire";

/** The owner and the knights that a state would have. */
export interface Standing {
  owner: number;
  knights: number;
}

/** The states after a choice, from the events it leads to; a choice that only leads to further choices changes none. */
export function outcome([prospect]: Prospect[]): Map<string, Standing> {
  const would = new Map<string, Standing>();
  for (const event of prospect?.events ?? []) {
    const [owner, number] = [Number(event["seat"]), Number(event["knights"])];
    const [state, source] = [String(event["state"]), String(event["source"])];
    if (event.event === "settle") would.set(state, { owner, knights: number });
    if (event.event === "fall") would.set(state, { owner: Number(event["to"]), knights: 0 });
    if (event.event === "move") {
      would.set(source, { owner, knights: Number(event["remain"]) });
      would.set(state, { owner, knights: Number(event["now"]) });
    }
  }
  return would;
}
