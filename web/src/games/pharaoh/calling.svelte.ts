import { sound } from "~/board/sound";
import type { Choice, Move } from "~/wire";

import type { PharaohView } from "./view";

/** Keys by which several people at one screen say who calls. */
export const CALLERS = ["KeyA", "KeyL", "KeyG", "KeyZ", "KeyM"];

/** What calling needs to know of the board. */
interface Race {
  view: PharaohView;
  choices: Choice[];
  mine: number[];
  act(move: Move, seat?: number): void;
}

/** Calling numbers in a race: typed digits, the caller, and a call that is being sent. */
export class Calling {
  /** Typed digits. */
  digits = $state("");
  /** A call of ours that is being sent. */
  number = $state<number | null>(null);
  /** The person at this screen who calls next. */
  private next = $state<number | null>(null);

  constructor(private readonly look: () => Race) {}

  private get race(): Race {
    return this.look();
  }

  takes = $derived(this.race.choices.filter((choice) => choice.move === "take"));
  pass = $derived(this.race.choices.find((choice) => choice.move === "pass"));
  /** The tiles whose numbers start with the typed digits. */
  begun = $derived(this.digits ? this.takes.filter((choice) => choice.text.startsWith(this.digits)) : []);
  /** The tile that the digits select. */
  picked = $derived(
    this.takes.find((choice) => choice.text === this.digits) ??
      (this.begun.length === 1 ? this.begun[0] : undefined) ??
      null,
  );
  /** The seats at this screen that may still call. */
  callers = $derived.by(() => {
    const { view, mine } = this.race;
    return view.phase === "race" ? mine.filter((seat) => !view.seats[seat]?.done) : [];
  });

  get caller(): number | null {
    return this.next !== null && this.callers.includes(this.next) ? this.next : null;
  }

  set caller(seat: number | null) {
    this.next = seat;
  }

  /** Another position is shown: a sent call has arrived, and typed digits may no longer fit. */
  goOn(): void {
    this.number = null;
    if (!this.takes.some((choice) => choice.text.startsWith(this.digits))) this.digits = "";
  }

  /** Call a number at once, without confirmation. If there is no such tile, the server refuses it with the rule. */
  call(choice: Choice | number): void {
    if (!this.race.choices.length) return;
    const number = typeof choice === "number" ? choice : Number(choice["number"]);
    this.number = number;
    this.digits = "";
    sound("card");
    const seat = this.caller ?? undefined;
    this.next = null;
    this.race.act(typeof choice === "number" ? { move: "take", number } : choice.id, seat);
  }

  passOn(): void {
    if (this.pass) this.race.act(this.pass.id, this.caller ?? undefined);
  }

  /**
   * Keyboard input for the race: digits select a tile, Enter calls it, P passes. Letters are read by their physical
   * key.
   */
  pressed({ key, code }: KeyboardEvent): boolean {
    if (/^\d$/.test(key)) this.type(key);
    else if (key === "Enter" && this.digits) this.call(this.picked ?? Number(this.digits));
    else if (key === "Backspace" && this.digits) this.digits = this.digits.slice(0, -1);
    else if (key === "Escape" && this.digits) this.digits = "";
    else if (code === "KeyP" && this.pass) this.passOn();
    else if (CALLERS.includes(code) && this.callers.length > 1)
      this.next = this.callers.find((seat) => CALLERS[seat] === code) ?? this.caller;
    else return false;
    return true;
  }

  private type(digit: string): void {
    this.digits = (this.digits.length > 1 ? "" : this.digits) + digit;
    if (!this.takes.some((choice) => choice.text.startsWith(this.digits))) this.digits = digit;
  }
}
