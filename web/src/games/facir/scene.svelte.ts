import { tick } from "svelte";

import { move, pause } from "~/board/motion";
import type { Point } from "~/board/drag";
import { fly } from "~/board/flight";
import { sound } from "~/board/sound";
import type { Happening } from "~/wire";

import { BAG, BED, lying, middle, OWN, ROOM, roomsBeyond, shift, TOP, TRAY, WIDTH } from "./bed";
import type { Holding } from "./holding.svelte";
import { drawn, driven, NONE, standing } from "./nails";
import type Setting from "./Setting.svelte";
import { COLOURS, type Colour, type FacirView } from "./view";

/** A card on the bed. */
export interface Laid {
  name: string;
  corner: string;
  turns: number;
  /** Whether the nails already come through it. */
  down: boolean;
}

/** What the board draws: the view and, during an animation, the states between it and the next view. */
export class Scene {
  nails = $derived(standing(this.view));
  lifted = $derived(this.view.lifted);
  rooms = $derived(this.view.seats);
  me = $derived(this.rooms[this.view.view]);
  /** Whether we are setting our card in the room, which has a scene of its own; never after the match has ended. */
  setting = $derived(
    this.view.phase === "set" && Boolean(this.me?.card) && !this.me?.has_set && this.view.choices.length > 0,
  );
  beyond = $derived(roomsBeyond(this.rooms.length, this.view.view));
  laid = $state.raw<Laid | null>(null);
  dealt = $state.raw<number[]>([]);
  board = $state<SVGSVGElement>();
  room = $state<Setting>();

  constructor(
    private readonly look: () => FacirView,
    private readonly holding: Holding,
  ) {}

  get view(): FacirView {
    return this.look();
  }

  /** Animate events one after the other. */
  async animate(events: Happening[], next: FacirView, seen?: (event: Happening) => void): Promise<void> {
    this.holding.held = null;
    const shown = events.filter((event) => event.event === "shows");
    for (const event of events) {
      const seat = Number(event["seat"]);
      const colour = COLOURS[seat] ?? "red";
      const hole = String(event["hole"]);
      if (event.event === "draw") await this.deal(seat);
      if (event.event === "set") await this.setDown(seat);
      if (event.event === "turned" && seat === this.view.view) {
        await this.room?.setDown(Number(event["turns"]));
        this.setting = false;
      }
      if (event === shown[0]) await this.show(shown);
      if (event.event === "place") await this.drive(hole, colour, this.spot(seat), seat);
      if (event.event === "lift") await this.lift(hole);
      if (event.event === "move") await this.carryOver(event, colour);
      if (event.event === "lay") await this.lay(event);
      if (event.event === "take" || event.event === "void" || event.event === "decide") await this.clear(event);
      seen?.(event);
    }
    if (this.dealt.length) await pause(320);
    if (next.phase !== "move") this.holding.carried = null;
    queueMicrotask(() => {
      this.laid = null;
      this.dealt = [];
    });
  }

  /** Where a card dealt to a seat ends up. */
  there(seat: number): string {
    const mine = `${shift({ x: WIDTH / 2, y: TOP + BED / 2 })} scale(2.4) rotate(360deg)`;
    return seat === this.view.view ? mine : shift(this.spot(seat));
  }

  private find(what: string): Element | null {
    return this.board?.querySelector(what) ?? null;
  }

  /** Where the things of a seat enter the picture. */
  private spot(seat: number): Point {
    const room = this.beyond.find((other) => other.seat === seat);
    return room
      ? { x: room.x + ROOM.width / 2, y: room.y + ROOM.height - 30 }
      : { x: TRAY.x + TRAY.width / 2, y: TRAY.y + 70 };
  }

  /** Animate a nail moving to a hole and being driven in. */
  private async drive(hole: string, colour: Colour, from: Point, seat: number): Promise<void> {
    const dragged = this.holding.carried?.to === hole && seat === this.view.view;
    this.nails = driven(this.nails, hole, colour);
    this.holding.carried = null;
    await tick();
    const nail = this.find(`[data-nail="${hole}"]`);
    const to = middle(hole);
    const above = { x: to.x, y: to.y - 60 };
    const rise = { x: (from.x + to.x) / 2, y: Math.min(from.y, above.y) - 30 };
    const way = [from, rise, above].map((at) => ({ transform: shift(at) }));
    if (!dragged) await move(nail, way, 430);
    sound("step");
    const start = dragged ? { x: to.x, y: to.y - 22 } : above;
    const blow = [
      { transform: `${shift(start)} scale(1, 1)` },
      { transform: `${shift(to)} scale(1.08, 0.82)`, offset: 0.6 },
      { transform: `${shift(to)} scale(1, 1)` },
    ];
    await move(nail, blow, dragged ? 150 : 230, "ease-in");
  }

  private async lift(hole: string): Promise<void> {
    this.nails = drawn(this.nails, hole);
    this.lifted = hole;
    await tick();
    const up = [{ translate: "0 46px" }, { translate: "0 0" }];
    if (this.holding.carried?.from !== hole) await move(this.find("[data-lifted]"), up, 220);
  }

  private async carryOver(event: Happening, colour: Colour): Promise<void> {
    const { x, y } = middle(String(event["from"]));
    this.nails = drawn(this.nails, String(event["from"]));
    this.lifted = null;
    await this.drive(String(event["hole"]), colour, { x, y: y - 46 }, Number(event["seat"]));
  }

  /** Animate cards being dealt from the bag to all seats in play. */
  private async deal(seat: number): Promise<void> {
    this.dealt = [...this.dealt, seat];
    await tick();
    sound("card");
    const way = [{ transform: `${shift(BAG)} scale(0.4)` }, { transform: this.there(seat) }];
    void move(this.find(`[data-dealt="${seat}"]`), way, 460);
    await pause(150);
  }

  private async setDown(seat: number): Promise<void> {
    sound("card");
    if (seat === this.view.view) return;
    this.rooms = this.rooms.map((room, index) => (index === seat ? { ...room, has_set: true } : room));
    await tick();
    const down = [
      { transform: "translateY(-34px)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    await move(this.find(`[data-room="${seat}"] .back`), down, 320);
  }

  /** Animate all rooms being turned round. */
  private async show(shown: Happening[]): Promise<void> {
    const side = (seat: number): string | null => {
      const found = shown.find((event) => event["seat"] === seat);
      return found ? String(found["side"]) : null;
    };
    this.rooms = this.rooms.map((room, seat) => ({ ...room, has_set: room.has_card, side: side(seat) }));
    await tick();
    const backs = [...(this.board?.querySelectorAll("[data-room] .back") ?? [])];
    await Promise.all(backs.map((back) => move(back, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], 380)));
  }

  private async lay(event: Happening): Promise<void> {
    const [seat, corner, turns] = [Number(event["seat"]), String(event["hole"]), Number(event["turns"])];
    const laid = { name: String(event["card"]), corner, turns, down: false };
    this.laid = laid;
    await tick();
    const from = seat === this.view.view ? OWN : this.spot(seat);
    const above = lying(corner);
    const start = `${shift(from)} scale(0.4)`;
    const over = `${shift({ x: above.x, y: above.y - 50 })} scale(1.08)`;
    await move(this.find("[data-laid]"), [{ transform: start }, { transform: over }], 620);
    this.laid = { ...laid, down: true };
    sound("cloth");
    await tick();
    await move(this.find("[data-laid]"), [{ transform: over }, { transform: shift(above) }], 200, "ease-in");
    await pause(650);
  }

  /** Animate the end of a round: cards go to the winner's panel, nails back to their stock. */
  private async clear(event: Happening): Promise<void> {
    this.rooms = this.rooms.map((room) => ({ ...room, has_card: false, has_set: false, side: null, card: null }));
    sound("win");
    const won = event.event === "take" ? (event["names"] as string[]) : [];
    const panel = document.querySelector(`[data-seat="${Number(event["seat"])}"]`);
    await Promise.all([
      ...won.map((name) => fly(`fc-card-${name}`, this.find("[data-laid]") ?? this.board ?? null, panel, 1)),
      move(this.find("[data-nails]"), [{ opacity: 1 }, { opacity: 0 }], 500),
    ]);
    this.nails = NONE;
    this.laid = null;
  }
}
