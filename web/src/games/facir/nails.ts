import { HOLES, place } from "./bed";
import type { Colour, FacirView } from "./view";

/** The holes that have nails. */
export type Nails = ReadonlyMap<string, Colour>;

export const NONE: Nails = new Map();

export function standing({ bed }: FacirView): Nails {
  return new Map(
    HOLES.flatMap((hole) => {
      const colour = bed[place(hole).y]?.[place(hole).x];
      return colour ? [[hole, colour] as const] : [];
    }),
  );
}

export const driven = (nails: Nails, hole: string, colour: Colour): Nails => new Map([...nails, [hole, colour]]);

export const drawn = (nails: Nails, hole: string): Nails => new Map([...nails].filter(([other]) => other !== hole));
