import { tick } from "svelte";

import { api } from "./api";
import { Connection, type Link } from "./connection";
import { fetchMe } from "./me.svelte";
import { keepLuck } from "./luck";
import { moving } from "./motion";
import { badge } from "./offline/badge";
import { sound } from "./sound";
import type { Animate } from "./games/game";
import type { Chat, FromServer, Game, Happening, Move, Problem, Table, Times, ViewFrame, View } from "./wire";

const SPECTATOR = -1;
/** More than this that has not been shown yet is shown without movement. */
const BACKLOG = 4;

/** A table one sits at: what is known of it, and the line to it. */
export class Session {
  table: Table = $state.raw(null as never);
  /** What the board shows now; it follows what has happened as fast as the eye can. */
  view: View | null = $state.raw(null);
  /** The place in the log that the board shows. */
  seq = $state(0);
  story: Happening[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  link: Link = $state("connecting");
  /** The server does not have this table any more. */
  gone = $state(false);
  /** Who may act in the position that is shown. */
  acting: number[] = $state.raw([]);
  /** Why the last move was not made. */
  refusal: Problem | null = $state.raw(null);
  /** Whether a move of ours is on its way. */
  sending = $state(false);
  /** Whether something is moving on the board. */
  playing = $state(false);
  /** The seat that the device is to be handed to. */
  curtain: number | null = $state(null);
  /** Which share of the game is compiled, while bots play more simply because it is not; null once it is. */
  warming: number | null = $state(null);
  times: Times = $state.raw({ left: [], running: [], sand: null });
  takeback = $state(false);
  seat = $state(SPECTATOR);

  /** How the board shows what happened, once there is one. */
  animate: Animate | undefined;

  private readonly connection: Connection;
  private readonly queue: { update: ViewFrame; at: number }[] = [];
  /** The place in the log after our last move. */
  private due = 0;
  /** When the times were told. */
  told = $state(0);
  /** When what we are to answer was shown, and whether we have answered it. */
  private shownAt = 0;
  private answered = false;
  private moves = 0;

  constructor(
    table: Table,
    readonly game: Game,
  ) {
    this.table = table;
    keepLuck(table);
    this.acting = table.acting;
    this.seat = table.you.length === 1 || !game.secrets ? (table.you[0] ?? SPECTATOR) : SPECTATOR;
    this.connection = new Connection(table.id, {
      opened: () => this.hello(this.view ? this.seq : 0),
      heard: (message) => this.heard(message),
      changed: (link) => {
        this.link = link;
        // What became of a move that was under way, the next view shows.
        this.sending = false;
      },
      forgotten: () => {
        this.table = { ...this.table, you: [], host: false };
        this.seat = SPECTATOR;
        fetchMe().catch(() => undefined);
      },
      gone: () => {
        this.gone = true;
        this.close();
      },
    });
    this.handOver();
  }

  /** Whether a bot plays our seat to the end. */
  get resigned(): boolean {
    return this.table.seats[this.seat]?.resigned ?? false;
  }

  /** Whether a bot plays our seat now. */
  get automatic(): boolean {
    return this.resigned || (this.table.seats[this.seat]?.standin ?? false);
  }

  /** What may be done now, if it is for us to do. */
  get choices(): View["choices"] {
    const idle = this.automatic || this.playing || this.sending || this.curtain !== null || !this.view;
    return idle ? [] : (this.view?.choices ?? []);
  }

  act(move: Move, seat = this.seat): void {
    if (this.sending || seat === SPECTATOR) return;
    this.refusal = null;
    this.moves += 1;
    const shown = Math.round(performance.now() - this.shownAt);
    this.answered = true;
    this.sending = this.connection.send({
      type: "act",
      id: String(this.moves),
      seat,
      seq: this.seq,
      action: move,
      shown,
    });
  }

  /** We have sat down or got up, maybe under a name that the open line does not know yet. */
  seated(table: Table): void {
    this.table = table;
    this.seat = table.you[0] ?? SPECTATOR;
    this.connection.reopen();
  }

  say(text: string): void {
    this.connection.send({ type: "chat", text });
  }

  /** Look from another of our seats. */
  look(seat: number): void {
    this.curtain = null;
    this.seat = seat;
    this.hello(0);
  }

  close(): void {
    this.connection.close();
  }

  private hello(since: number): void {
    this.connection.send({ type: "hello", since, seat: this.seat });
  }

  private heard(message: Exclude<FromServer, { type: "ping" }>): void {
    switch (message.type) {
      case "table":
        this.table = message.table;
        keepLuck(message.table);
        if (!this.view) this.acting = message.table.acting;
        this.handOver();
        break;
      case "view":
        this.queue.push({ update: message, at: performance.now() });
        if (!this.playing) void this.drain();
        break;
      case "done":
        this.due = message.seq;
        this.sending = this.seq < this.due;
        break;
      case "refused":
        this.sending = false;
        this.answered = false;
        this.refusal = message.error;
        sound("wrong");
        break;
      case "chat":
        if (!this.chat.some(({ number }) => number === message.number)) this.chat = [...this.chat, message];
        break;
      case "warming":
        this.warming = message.share < 1 ? message.share : null;
        break;
    }
  }

  private async drain(): Promise<void> {
    this.playing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.show(next.update, next.at);
    this.playing = false;
    this.handOver();
  }

  private async show(update: ViewFrame, at: number): Promise<void> {
    if (update.seat !== this.seat) return;
    const since = !this.view && (await this.rewind(update)) ? this.seq : update.since;
    const follows = this.view?.view === update.seat && since === this.seq && update.seq > since;
    const before = [
      ...this.story.filter(({ seq }) => seq < update.since),
      ...update.events.filter(({ seq }) => seq < since),
    ];
    const events = update.events.filter(({ seq }) => seq >= since);
    this.story = before;
    if (follows && this.queue.length < BACKLOG) {
      const seen = (event: Happening): void => {
        this.story = [...before, ...events.slice(0, events.indexOf(event) + 1)];
      };
      const shown = this.animate?.(events, update.view, seen);
      // In a race nobody is kept from acting by what still moves.
      if (!this.game.race) await shown;
    }
    this.story = [...before, ...events];
    // What others do meanwhile does not begin our turn anew: in a race we still answer the same dice.
    if (!this.view?.choices.length || this.answered || !follows) this.shownAt = performance.now();
    this.answered = false;
    this.view = update.view;
    this.seq = update.seq;
    this.acting = update.acting;
    this.times = update.times;
    this.told = at;
    this.takeback = update.takeback;
    if (this.seq >= this.due) this.sending = false;
    if (follows && update.view.choices.length) sound("turn");
    badge(update.view.choices.length > 0);
  }

  /**
   * A table may be opened when others have played already. Until we have acted ourselves, show it as it was before they
   * did, so that their turns are played as any other; say whether that was done.
   */
  private async rewind({ seat, events }: ViewFrame): Promise<boolean> {
    const { id, opened, you } = this.table;
    const turns = events.filter(({ seq }) => seq >= opened);
    if (seat === SPECTATOR || this.game.race || !moving() || !turns.length) return false;
    if (turns.some((event) => you.includes(Number(event["seat"])))) return false;
    const start = await api.view(id, opened, seat).catch(() => null);
    if (!start) return false;
    this.view = start.view;
    this.seq = start.seq;
    this.acting = [Number(turns[0]?.["seat"])];
    // The board is there, and can show what moves, once the page is drawn.
    await tick();
    return true;
  }

  /** Let the one of us look who is to act, behind a curtain where there are secrets. */
  private handOver(): void {
    const { you, state } = this.table;
    const only = you[0] ?? SPECTATOR;
    if (you.length < 2 && this.seat !== only) return this.look(only);
    if (you.length < 2 || state !== "running" || this.playing || this.acting.includes(this.seat)) return;
    const next = you.find((seat) => this.acting.includes(seat));
    if (next === undefined) return;
    if (this.game.secrets) this.curtain = next;
    else if (next !== this.seat) this.look(next);
  }
}
