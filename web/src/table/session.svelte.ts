import { tick } from "svelte";

import { api } from "~/line/api";
import { Connection, type Link } from "~/line/connection";
import { fetchMe } from "~/app/me.svelte";
import { keepLuck } from "~/luck/luck";
import { moves, moving } from "~/board/motion";
import { badge } from "~/offline/badge";
import { sound } from "~/board/sound";
import type { Animate } from "~/games/game";
import type { Chat, FromServer, Game, Happening, Move, Problem, Table, Times, ViewFrame, View } from "~/wire";

const SPECTATOR = -1;
/** If more events than this are waiting to be shown, they are shown without animation. */
const BACKLOG = 4;
/** Whoever plays with bots alone keeps nobody waiting. */
const PATIENCE = 60;

/** The state of a table that we look at, and the connection to it. */
export class Session {
  table: Table = $state.raw(null as never);
  /** The view on the board; it lags behind the server while events are animated. */
  view: View | null = $state.raw(null);
  /** The position in the log that the board shows. */
  seq = $state(0);
  story: Happening[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  link: Link = $state("connecting");
  /** The server no longer has this table. */
  gone = $state(false);
  /** Who may act in the position on the board. */
  acting: number[] = $state.raw([]);
  /** Why the last move was refused. */
  refusal: Problem | null = $state.raw(null);
  /** Whether a move of ours awaits its answer. */
  sending = $state(false);
  /** Whether an animation is running on the board. */
  playing = $state(false);
  /** The seat that the device must be handed to. */
  curtain: number | null = $state(null);
  /** The share of the game that is compiled, while bots play more simply because of that; null once all is. */
  warming: number | null = $state(null);
  times: Times = $state.raw({ left: [], running: [], sand: null });
  takeback = $state(false);
  seat = $state(SPECTATOR);

  /** Animates events; set by the board when it is mounted. */
  animate: Animate | undefined;
  /** Told of each event that happens before our eyes. */
  happened: ((event: Happening) => void) | undefined;

  private readonly connection: Connection;
  private readonly queue: { update: ViewFrame; at: number }[] = [];
  /** The position in the log after our last move. */
  private due = 0;
  /** When the clocks were last received. */
  told = $state(0);
  /** When the question we have to answer was shown, and whether we have answered it. */
  private shownAt = 0;
  private answered = false;
  private moves = 0;

  constructor(
    table: Table,
    readonly game: Game,
    /** The screen of a room is nobody's: whoever's browser it is, they hold no seat on it. */
    private readonly role: "table" | null = null,
  ) {
    this.table = role ? { ...table, you: [], reserved: [], host: false } : table;
    keepLuck(table);
    this.acting = table.acting;
    const { you } = this.table;
    this.seat = you.length === 1 || !game.secrets ? (you[0] ?? SPECTATOR) : SPECTATOR;
    this.connection = new Connection(table.id, {
      opened: () => this.hello(this.view ? this.seq : 0),
      heard: (message) => this.heard(message),
      changed: (link) => {
        this.link = link;
        // The next view shows what became of a pending move.
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

  /** Whether all others at the table are bots, or play at this screen. */
  get alone(): boolean {
    const { seats, you } = this.table;
    return seats.every((seat, index) => seat.kind === "bot" || you.includes(index));
  }

  /** The choices we have now, if it is our turn. */
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

  /** We took or left a seat, perhaps under a name that the open socket does not know yet: reconnect. */
  seated(table: Table): void {
    this.table = table;
    this.seat = table.you[0] ?? SPECTATOR;
    this.connection.reopen();
  }

  say(text: string): void {
    this.connection.send({ type: "chat", text });
  }

  /** Show the view of another of our seats. */
  look(seat: number): void {
    this.curtain = null;
    this.seat = seat;
    this.hello(0);
  }

  close(): void {
    this.connection.close();
  }

  private hello(since: number): void {
    this.connection.send({ type: "hello", since, seat: this.seat, role: this.role });
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
        if (!this.playing) void this.catchUp();
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

  /** Show what came in while the board showed something else. */
  async catchUp(): Promise<void> {
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
    const told: Happening[] = [];
    const tell = (event: Happening): void => {
      if (follows && !told.includes(event)) this.happened?.(event);
      told.push(event);
    };
    if (follows && this.queue.length < (this.alone ? PATIENCE : BACKLOG)) {
      const seen = (event: Happening): void => {
        this.story = [...before, ...events.slice(0, events.indexOf(event) + 1)];
        tell(event);
      };
      // In a race, running animations do not delay the next choice.
      if (!this.game.race) await moves(this.acting.some((seat) => this.table.seats[seat]?.kind === "bot"));
      const shown = this.animate?.(events, update.view, seen);
      if (!this.game.race) await shown;
    }
    this.story = [...before, ...events];
    events.forEach(tell);
    // Actions of others do not restart our turn: in a race we still answer the same dice.
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
   * When a table is opened after others have already played and before our first move, show the position before their
   * moves, so that these are animated like any others; returns whether that was done.
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
    // The board is mounted and can animate once the page is drawn.
    await tick();
    return true;
  }

  /** Switch to the view of our seat that is to act, behind a curtain if there are secrets. */
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
