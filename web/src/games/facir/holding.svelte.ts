import { tick } from "svelte";

import type { Drag, Point } from "~/parts/drag";
import type { Choice, Move } from "~/wire";

import { cornerAt, holeAt } from "./bed";
import { standing } from "./nails";
import type { FacirView } from "./view";

/** What a pointer drags. */
export interface Held {
  thing: "stock" | "card" | "nail";
  /** The hole that a nail comes from. */
  from: string | null;
  at: Point;
}

/** What a board knows of its position while somebody drags. */
interface Ground {
  view: FacirView;
  choices: Choice[];
  act(move: Move): void;
}

/** Nails and the fakir in somebody's hand. */
export class Holding {
  held = $state.raw<Held | null>(null);
  /** A nail that was dragged to a hole, until the server has said so: `asked` once it was sent there. */
  carried = $state.raw<{ from: string | null; to: string; asked: boolean } | null>(null);

  constructor(private readonly ground: () => Ground) {}

  /** The hole under the nail that is held. */
  target = $derived(this.held && this.held.thing !== "card" ? holeAt(this.held.at) : null);

  /** What follows when a nail or the card is dragged. */
  drag(thing: Held["thing"], from: string | null = null): Drag {
    return {
      takes: () => this.takes(thing),
      move: (at) => (this.held = { thing, from, at }),
      drop: (at) => {
        const dropped = this.held && at;
        this.held = null;
        if (!dropped) return;
        if (thing !== "card") void this.carry(from, holeAt(at));
        else this.lay(cornerAt(at));
      },
    };
  }

  /** How the card would lie with its corner on a hole: as it can, otherwise as it stands. */
  layAt(corner: string): { corner: string; turns: number; lies: boolean } {
    const { view, choices } = this.ground();
    const can = choices.find((choice) => choice.move === "lay" && choice["corner"] === corner);
    const stands = view.seats[view.view]?.card?.turns ?? 0;
    return { corner, turns: Number(can?.["turns"] ?? stands), lies: can !== undefined };
  }

  /** It is for us to act: a nail that was lifted on its way is put where it was dragged. */
  goOn(): void {
    const { carried } = this;
    if (!carried) return;
    const { view, act } = this.ground();
    if (carried.asked || carried.from !== view.lifted) this.carried = null;
    else {
      this.carried = { ...carried, asked: true };
      act({ move: "put", hole: carried.to });
    }
  }

  private takes(thing: Held["thing"]): boolean {
    const { view, choices } = this.ground();
    const stocked = view.phase === "turn" && Boolean(view.seats[view.view]?.stock);
    return choices.length > 0 && (thing !== "stock" || stocked);
  }

  /** The card was dragged there. */
  private lay(corner: string | null): void {
    if (corner) this.ground().act({ move: "lay", corner, turns: this.layAt(corner).turns });
  }

  /** A nail was dragged to a hole. One that stood on the bed is lifted first, unless the hole is taken. */
  private async carry(from: string | null, to: string | null): Promise<void> {
    if (!to || to === from) return;
    const { view, act } = this.ground();
    const lifts = from !== null && from !== view.lifted && !standing(view).has(to);
    this.carried = { from, to, asked: !lifts };
    act(lifts ? { move: "lift", hole: from } : { move: "put", hole: to });
    await tick();
    if (this.ground().choices.length) this.carried = null;
  }
}
