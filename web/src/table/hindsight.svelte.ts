import type { Happening } from "~/wire";

import { showAgain } from "./again";
import type { Session } from "./session.svelte";
import { withResignations } from "./story";
import { lastOf, latest, since, turnsOf, type Telling, type Turn } from "./turns";

/** What has happened at a table that we look at, turn by turn. */
export class Hindsight {
  story: Happening[] = $derived.by(() => withResignations(this.session().story, this.session().table.seats));
  turns: Turn[] = $derived.by(() => turnsOf(this.story, this.telling()));
  /** What others have done since our last turn. */
  others: Turn[] = $derived.by(() => {
    const { seat, table } = this.session();
    return since(this.turns, seat).filter(({ to }) => to > table.opened);
  });
  last: Turn | undefined = $derived.by(() => latest(this.turns, this.telling()));
  /** Our last turn, which may be taken back whole where all others are bots. */
  undoable: Turn | undefined = $derived.by(() => {
    const { table, alone, game, automatic, early, seat, seq, takeback } = this.session();
    if (table.state !== "running" || !alone || table.you.length !== 1 || game.race || automatic || early)
      return undefined;
    const turn = lastOf(this.turns, seat);
    return turn && !(takeback && turn.from >= seq - 1) ? turn : undefined;
  });
  /** Whether somebody has moved, so that there is something to show again. */
  begun = $derived.by(() => (this.story.at(-1)?.seq ?? -1) >= this.session().table.opened);
  /** Whether it cannot be shown again now: in a race there is no time to look back. */
  busy = $derived.by(() => {
    const { playing, early, game, acting } = this.session();
    return playing || early || (game.race && acting.length > 1);
  });

  constructor(
    private readonly session: () => Session,
    private readonly telling: () => Telling,
  ) {}

  /** Show again what others have done since our last turn, or else the last turn. */
  again(): void {
    const session = this.session();
    const shown = this.others.length ? this.others : this.turns.slice(-1);
    const [first, last] = [shown[0], shown.at(-1)];
    if (first && last && !this.busy) void showAgain(session, first.from, Math.min(last.to, session.seq));
  }
}
