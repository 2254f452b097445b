import { tick } from "svelte";

import { move, pause } from "~/board/motion";
import { fly } from "~/board/flight";
import { sound } from "~/board/sound";
import type { Happening } from "~/wire";

import { held, less } from "./cards";
import { come, glow, turnOver } from "./flights";
import { shown } from "./table";
import type { Card, Character, Counted, FortuneView, Merchant, Pile } from "./view";

/** What the board draws: the view and, during an animation, the states between it and the next view. */
export class Scene {
  seats = $derived(this.view.seats);
  middle = $derived(this.view.middle);
  played = $derived(this.view.played);
  tops = $derived({ seats: this.seats, middle: this.middle });
  counted: Counted = $derived({ sum: this.view.sum, terms: this.view.terms });
  /** The seat on the near side. */
  me = $derived(this.view.view >= 0 ? this.view.view : (this.mine[0] ?? 0));
  cards = $derived(this.seats[this.me] ? held(this.seats[this.me] as Merchant) : []);
  /** A card in motion, its pile, and the card it will cover. */
  flying = $state.raw<{ pile: Pile; under: Card | null } | null>(null);
  /** A Fortune card shown beside a pile while the sum is cashed in. */
  aside = $state.raw<{ pile: Pile; card: Card } | null>(null);
  /** Points just gained or lost, by seat. */
  paid = $state.raw<Record<number, number>>({});
  table = $state<HTMLElement>();

  constructor(private readonly look: () => { view: FortuneView; mine: number[] }) {}

  private get view(): FortuneView {
    return this.look().view;
  }

  private get mine(): number[] {
    return this.look().mine;
  }

  /** Animate events one after the other. */
  async animate(events: Happening[], next: FortuneView, seen?: (event: Happening) => void): Promise<void> {
    let dealt = false;
    for (const [index, event] of events.entries()) {
      const [seat, card] = [Number(event["seat"]), event["card"] as Card];
      const table = event["table"] as Counted;
      if (event.event === "play") await this.lay(seat, card, event["pile"] === "own" ? seat : "middle", table);
      if (event.event === "send") await this.lay(seat, card, Number(event["to"]), table);
      if (event.event === "fortune") {
        const rest = events.slice(index + 1);
        const end = rest.findIndex(({ event }) => event !== "gain" && event !== "lose");
        await this.call(seat, card, end < 0 ? rest : rest.slice(0, end), table);
      }
      if (event.event === "round") await this.sweep();
      if (event.event === "deal" && !dealt) {
        dealt = true;
        await this.deal(next);
      }
      if (event.event === "win") sound("win");
      seen?.(event);
    }
  }

  private find(selector: string): Element | null {
    return this.table?.querySelector(selector) ?? null;
  }

  private all(selector: string): Element[] {
    return [...(this.table?.querySelectorAll(selector) ?? [])];
  }

  /** Where a card of a seat starts from: its place in the hand, or the fan of backs. */
  private origin(seat: number, card: Card): DOMRect | undefined {
    if (seat !== this.me) return this.find(`[data-fan="${seat}"]`)?.getBoundingClientRect();
    const place = this.cards.findLast((held) => held.card === card)?.key;
    return this.find(`[data-held="${place}"] .face`)?.getBoundingClientRect();
  }

  private change(seat: number, change: (merchant: Merchant) => Merchant): void {
    this.seats = this.seats.map((merchant, index) => (index === seat ? change(merchant) : merchant));
  }

  private put(card: Card, pile: Pile, counted: Counted): void {
    this.counted = counted;
    if (pile === "middle") this.middle = card;
    else this.change(pile, (merchant) => ({ ...merchant, top: card }));
  }

  /** Animate a card to its present place. Cards that others play are turned over on the way. */
  private async arrive(seat: number, there: Element | null, from: DOMRect | undefined, long: number): Promise<void> {
    sound("card");
    const turning = seat === this.me ? null : there?.querySelector(".turning");
    await Promise.all([come(there, from, long), turnOver(turning, long)]);
  }

  private async lay(seat: number, card: Card, pile: Pile, counted: Counted): Promise<void> {
    const from = this.origin(seat, card);
    this.flying = { pile, under: shown(this.tops, pile) };
    this.change(seat, (merchant) => less(merchant, card));
    this.played = { ...this.played, [card]: this.played[card as Character] + 1 };
    this.put(card, pile, counted);
    await tick();
    await this.arrive(seat, this.find(`[data-top="${pile}"]`), from, seat === this.me ? 330 : 480);
    this.flying = null;
    await pause(120);
  }

  /** Animate Fortune: the card lies beside the pile, the tops are counted, money flies, the card goes on top. */
  private async call(seat: number, card: Card, changes: Happening[], counted: Counted): Promise<void> {
    const from = this.origin(seat, card);
    this.aside = { pile: seat, card };
    this.flying = { pile: seat, under: null };
    this.change(seat, (merchant) => less(merchant, card));
    await tick();
    const laid = this.find(`[data-aside="${seat}"]`);
    await this.arrive(seat, laid, from, 420);
    await Promise.all([...this.all("[data-top]"), this.find(".abacus")].map((counted) => glow(counted, 380)));
    await Promise.all(changes.map((change) => this.pay(change)));
    const beside = laid?.getBoundingClientRect();
    this.aside = null;
    this.flying = { pile: seat, under: shown(this.tops, seat) };
    this.put(card, seat, counted);
    await tick();
    await come(this.find(`[data-top="${seat}"]`), beside, 220);
    this.flying = null;
    this.paid = {};
  }

  private async pay(change: Happening): Promise<void> {
    const [seat, points, now] = [Number(change["seat"]), Number(change["points"]), Number(change["now"])];
    const gained = change.event === "gain";
    this.paid = { ...this.paid, [seat]: gained ? points : -points };
    sound("coin");
    const [sum, panel] = [this.find(".abacus"), document.querySelector(`[data-seat="${seat}"]`)];
    const [from, to] = gained ? [sum, panel] : [panel, sum];
    await fly(points >= 1000 ? "fo-ingot" : "fo-cash", from, to, Math.min(Math.ceil(points / 20), 6));
    this.change(seat, (merchant) => ({ ...merchant, points: now }));
  }

  /** Animate the piles being cleared away. */
  private async sweep(): Promise<void> {
    const tops = this.all("[data-top]");
    await pause(300);
    const away = [
      { translate: "0px 0px", opacity: 1 },
      { translate: "0px -40px", opacity: 0 },
    ];
    await Promise.all(tops.map((top) => move(top, away, 350)));
    this.middle = null;
    this.counted = { sum: 0, terms: [] };
    this.seats = this.seats.map((merchant) => ({ ...merchant, top: null }));
    this.played = Object.fromEntries(Object.keys(this.played).map((card) => [card, 0])) as FortuneView["played"];
  }

  /** Animate new cards being dealt from the middle of the table. */
  private async deal(dealt: FortuneView): Promise<void> {
    const before = this.cards.map(({ key }) => key);
    this.seats = dealt.seats.map((merchant) => ({ ...merchant, top: null }));
    await tick();
    sound("card");
    const from = this.find('[data-pile="middle"]')?.getBoundingClientRect();
    const slots = this.cards
      .filter(({ key }) => !before.includes(key))
      .map(({ key }) => this.find(`[data-held="${key}"]`)?.parentElement ?? null);
    const late = (index: number): number => (0.6 * index) / Math.max(slots.length, 1);
    const long = slots.length > 1 ? 1100 : 300;
    await Promise.all([
      ...slots.map((slot, index) => come(slot, from, long, late(index))),
      ...this.all("[data-fan]").map((fan) => come(fan, from, long)),
    ]);
  }
}
