import { MediaQuery } from "svelte/reactivity";

import type { Session } from "~/table/session.svelte";

/** Whether this screen is a phone beside the screen of the room, and shows only what its player holds. */
export class Handheld {
  private readonly narrow = new MediaQuery("(max-width: 600px), (max-height: 540px)");
  /** What the player chose; null as long as the screens decide. */
  private chosen = $state<boolean | null>(null);

  constructor(private readonly look: () => Session) {}

  /** Whether a screen of the room shows the table that we play at. */
  get possible(): boolean {
    const { table, seat } = this.look();
    return table.screen && table.you.length === 1 && table.you.includes(seat) && table.state !== "over";
  }

  get hand(): boolean {
    return this.possible && (this.chosen ?? this.narrow.current);
  }

  toggle(): void {
    this.chosen = !this.hand;
  }
}
