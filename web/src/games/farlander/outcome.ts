import type { Choice } from "~/wire";

import type { FarlanderView } from "./view";

/** The owner and the knights that a state would have. */
export interface Standing {
  owner: number;
  knights: number;
}

/** The states after a choice that places or moves knights; a choice that only leads to further choices changes none. */
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
