import type { Choice } from "~/wire";

import type { FarlanderView } from "./view";

/** Whose a state would be, and with how many knights. */
export interface Standing {
  owner: number;
  knights: number;
}

/** How states would stand after a choice that places or moves knights; one that is followed by others changes none yet. */
export function outcome(choice: Choice, view: FarlanderView): Map<string, Standing> {
  const here = (name: string): number => view.states.find(({ state }) => state === name)?.knights ?? 0;
  const stand = (name: string, knights: number) => [name, { owner: view.seat, knights }] as const;
  if (choice.move === "settle") {
    const name = String(choice["state"]);
    return new Map([stand(name, here(name) + 1)]);
  }
  const { source, target } = view;
  if (choice.move !== "number" || !source || !target) return new Map();
  const knights = Number(choice["knights"]);
  return new Map([stand(source, here(source) - knights), stand(target, knights)]);
}
