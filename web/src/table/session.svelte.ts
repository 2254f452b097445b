import { tick } from "svelte";

import { api } from "~/line/api";
import { Connection, type Link } from "~/line/connection";
import { fetchMe } from "~/app/me.svelte";
import { keepLuck } from "~/luck/luck";
import { moves, moving, skip } from "~/board/motion";
import { badge } from "~/offline/badge";
import { sound } from "~/board/sound";
import { games } from "~/games";
import type { Animate } from "~/games/game";
import type { Chat, FromServer, Game, Happening, Move, Problem, Sequel, Table, Times, ViewFrame, View } from "~/wire";

import { shownBy, Sequels, viewAfter } from "./sequels";

const SPECTATOR = -1;
/** If more events than this are waiting to be shown, they are shown without animation. */
const BACKLOG = 4;
/** Whoever plays with bots alone keeps nobody waiting. */
const PATIENCE = 60;
/** Milliseconds: a server that answers within so many is waited for, so that it need not tell what moves will show. */
const QUICK = 50;

/** A move of ours that the board shows before the server has answered, and the position in which it was made. */
interface Ahead {
  sequel: Sequel;
  from: Pick<Session, "view" | "seq" | "acting" | "story" | "takeback">;
  /** Whether the server has answered, or cannot any more. */
  answered: boolean;
  refused: boolean;
}

/** A frame that waits to be shown, and when it came. */
interface Waiting {
  update: ViewFrame;
  at: number;
}

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
  private readonly queue: Waiting[] = [];
  private readonly sequels: Sequels;
  private ahead: Ahead | null = $state.raw(null);
  /** When the server was last asked, and how many milliseconds it took to answer. */
  private askedAt = 0;
  private lag = 0;
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
    this.sequels = new Sequels(table.id);
    this.connection = new Connection(table.id, {
      opened: () => this.hello(this.view ? (this.ahead?.from.seq ?? this.seq) : 0),
      heard: (message) => this.heard(message),
      changed: (link) => {
        this.link = link;
        // The next view shows what became of a pending move.
        this.sending = false;
        this.settle();
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

  /** Whether a move of ours is shown that the server has not confirmed yet. */
  get early(): boolean {
    return this.ahead !== null;
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
    this.askedAt = performance.now();
    const shown = Math.round(this.askedAt - this.shownAt);
    this.answered = true;
    this.sending = this.connection.send({
      type: "act",
      id: String(this.moves),
      seat,
      seq: this.seq,
      action: move,
      shown,
    });
    const sequel = seat === this.seat && this.view ? this.sequels.of(move, this.view, seat, this.seq) : undefined;
    if (this.sending && sequel && !this.playing) void this.showAhead(sequel);
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
    this.ahead = null;
    this.seat = seat;
    this.hello(0);
  }

  close(): void {
    this.connection.close();
  }

  private hello(since: number): void {
    this.askedAt = performance.now();
    this.connection.send({ type: "hello", since, seat: this.seat, role: this.role });
  }

  private heard(message: Exclude<FromServer, { type: "ping" }>): void {
    switch (message.type) {
      case "table":
        if (!this.view) this.measure();
        this.table = message.table;
        keepLuck(message.table);
        if (!this.view) this.acting = message.table.acting;
        this.handOver();
        break;
      case "view":
        this.queue.push({ update: message, at: performance.now() });
        if (this.lag > QUICK && message.view.choices.length && !this.automatic && this.table.game in games)
          void this.sequels.look(message.seat, message.seq);
        if (!this.playing) void this.catchUp();
        break;
      case "done":
        this.measure();
        this.due = message.seq;
        this.sending = this.seq < this.due;
        this.settle();
        break;
      case "refused":
        this.measure();
        this.sending = false;
        this.answered = false;
        this.refusal = message.error;
        sound("wrong");
        this.settle(true);
        break;
      case "chat":
        if (!this.chat.some(({ number }) => number === message.number)) this.chat = [...this.chat, message];
        break;
      case "warming":
        this.warming = message.share < 1 ? message.share : null;
        break;
    }
  }

  private measure(): void {
    this.lag = performance.now() - this.askedAt;
  }

  /** Show a move of ours before the server has answered. */
  private async showAhead(sequel: Sequel): Promise<void> {
    const { view, seq, acting, story, takeback } = this;
    if (!view) return;
    this.ahead = { sequel, from: { view, seq, acting, story, takeback }, answered: false, refused: false };
    this.playing = true;
    const next = viewAfter(view, sequel);
    await this.play(sequel.events, next, story, [], false);
    if (this.early) Object.assign(this, { view: next, seq: seq + 1, acting: sequel.acting, takeback: false });
    await this.catchUp();
  }

  /** The server has answered a move that is shown already, or cannot answer it any more: go on from what is true. */
  private settle(refused = false): void {
    if (!this.ahead) return;
    this.ahead.answered = true;
    this.ahead.refused ||= refused;
    if (refused) void skip();
    if (!this.playing) void this.catchUp();
  }

  /** Show again the position in which we made a move. */
  private stepBack(): void {
    if (!this.ahead?.from.view) return;
    // In another object, so that the board forgets what it has drawn over it.
    Object.assign(this, { ...this.ahead.from, view: { ...this.ahead.from.view } });
    this.ahead = null;
  }

  /** Show what came in while the board showed something else. */
  async catchUp(): Promise<void> {
    this.playing = true;
    for (let next = this.next(); next; next = this.next()) await this.show(next.update, next.at);
    this.playing = false;
    this.handOver();
  }

  /**
   * The next frame to show. If a move of ours is shown already, all frames up to the one that tells it are one; what
   * others did before it waits until the server has answered.
   */
  private next(): Waiting | undefined {
    if (this.ahead?.refused) this.stepBack();
    if (!this.ahead) return this.queue.shift();
    const { sequel, answered } = this.ahead;
    const found = this.queue.findIndex(({ update }) => shownBy(sequel, update.events).length);
    const frames = this.queue.splice(0, found + 1);
    const last = frames.at(-1);
    if (last) return { ...last, update: joined(frames.map(({ update }) => update)) };
    if (!answered || !this.queue.length) return undefined;
    this.stepBack();
    return this.queue.shift();
  }

  private async show(update: ViewFrame, at: number): Promise<void> {
    if (update.seat !== this.seat) return;
    const from = this.ahead?.from.seq ?? this.seq;
    const mine = this.ahead ? shownBy(this.ahead.sequel, update.events) : [];
    this.ahead = null;
    const since = !this.view && (await this.rewind(update)) ? this.seq : update.since;
    const follows = this.view?.view === update.seat && since === (mine.length ? from : this.seq) && update.seq > since;
    const before = [
      ...this.story.filter(({ seq }) => seq < update.since),
      ...update.events.filter(({ seq }) => seq < since),
    ];
    const events = update.events.filter(({ seq }) => seq >= since);
    await this.play(events, update.view, before, mine, !follows);
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
   * Add events to what has happened before, each as soon as the board has shown it; those that it shows already, and
   * all if it is to leap, are added at once.
   */
  private async play(
    events: Happening[],
    next: View,
    before: Happening[],
    already: Happening[],
    leap: boolean,
  ): Promise<void> {
    const fresh = events.filter((event) => !already.includes(event));
    const told = leap ? [...fresh] : [];
    const tell = (event: Happening): void => {
      if (!told.includes(event)) this.happened?.(event);
      told.push(event);
    };
    const upTo = (place: number): Happening[] => [
      ...before,
      ...events.filter((event, index) => index <= place || already.includes(event)),
    ];
    this.story = upTo(-1);
    if (!leap && fresh.length && this.queue.length < (this.alone ? PATIENCE : BACKLOG)) {
      const seen = (event: Happening): void => {
        this.story = upTo(events.indexOf(event));
        tell(event);
      };
      // In a race, running animations do not delay the next choice.
      if (!this.game.race) await moves(this.acting.some((seat) => this.table.seats[seat]?.kind === "bot"));
      const shown = this.animate?.(fresh, next, seen);
      if (!this.game.race) await shown;
    }
    this.story = upTo(events.length);
    fresh.forEach(tell);
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
    if (this.ahead) return;
    const only = you[0] ?? SPECTATOR;
    if (you.length < 2 && this.seat !== only) return this.look(only);
    if (you.length < 2 || state !== "running" || this.playing || this.acting.includes(this.seat)) return;
    const next = you.find((seat) => this.acting.includes(seat));
    if (next === undefined) return;
    if (this.game.secrets) this.curtain = next;
    else if (next !== this.seat) this.look(next);
  }
}

/** Frames that follow each other, as one. */
function joined(frames: ViewFrame[]): ViewFrame {
  const [first, last] = [frames[0], frames.at(-1)] as [ViewFrame, ViewFrame];
  return { ...last, since: first.since, events: frames.flatMap(({ events }) => events) };
}
