import { tick } from "svelte";

import { moves, pause } from "~/board/motion";
import { api } from "~/line/api";
import type { Session } from "./session.svelte";

/** Animate on the board again what happened between two positions in the log; ends with the present position. */
export async function showAgain(session: Session, from: number, to: number): Promise<void> {
  const { table, view, seat, animate } = session;
  if (session.playing || !view || !animate) return;
  session.playing = true;
  try {
    const places = Array.from({ length: to - from + 1 }, (_, place) => from + place);
    const moments = await Promise.all(places.map((place) => api.view(table.id, place, seat)));
    for (const [place, moment] of moments.entries()) {
      if (place) {
        await moves(false);
        await pause(200);
        await animate(moment.events, moment.view);
      }
      session.view = moment.view;
      await tick();
    }
  } finally {
    session.view = view;
    await session.catchUp();
  }
}
