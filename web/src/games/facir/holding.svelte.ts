import { tick } from "svelte";

import type { Drag, Point } from "~/board/drag";
import type { Choice, Move } from "~/wire";

import { cornerAt, holeAt } from "./bed";
import { standing } from "./nails";
import type { FacirView } from "./view";

/** What is being dragged. */
export interface Held {
  thing: "stock" | "card" | "nail";
  /** The hole that a nail comes from. */
  from: string | null;
  at: Point;
}

/** What dragging needs to know of the position. */
interface Ground {
  view: FacirView;
  choices: Choice[];
  act(move: Move): void;
}

/** Drag and drop of nails and the fakir. */
export class Holding {
  held = $state.raw<Held | null>(null);
  /** A nail dropped on a hole, until the server confirms it; `asked` once the move was sent. */
  carried = $state.raw<{ from: string | null; to: string; asked: boolean } | null>(null);

  constructor(private readonly ground: () => Ground) {}

  /** The hole under the dragged nail. */
  target = $derived(this.held && this.held.thing !== "card" ? holeAt(this.held.at) : null);

  /** Callbacks for dragging a nail or the card. */
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

  /** The rotation of the card with its corner on a hole: one that fits, otherwise the current one. */
  layAt(corner: string): { corner: string; turns: number; lies: boolean } {
    const { view, choices } = this.ground();
    const can = choices.find((choice) => choice.move === "lay" && choice["corner"] === corner);
    const stands = view.seats[view.view]?.card?.turns ?? 0;
    return { corner, turns: Number(can?.["turns"] ?? stands), lies: can !== undefined };
  }

  /** On our turn, complete a pending drag: put the lifted nail where it was dropped. */
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
    const stocked = view.phase === "turn" && choices.some(({ move }) => move === "put");
    return choices.length > 0 && (thing !== "stock" || stocked);
  }

  /** The card was dropped there. */
  private lay(corner: string | null): void {
    if (corner) this.ground().act({ move: "lay", corner, turns: this.layAt(corner).turns });
  }

  /** A nail was dropped on a hole. A nail on the bed is lifted first, unless the target hole is taken. */
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
