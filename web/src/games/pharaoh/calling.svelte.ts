import { sound } from "~/sound";
import type { Choice, Move } from "~/wire";

import type { PharaohView } from "./view";

/** Keys by which those at one screen say who calls. */
export const CALLERS = ["KeyA", "KeyL", "KeyG", "KeyZ", "KeyM"];

/** What a board knows of the race. */
interface Race {
  view: PharaohView;
  choices: Choice[];
  mine: number[];
  act(move: Move, seat?: number): void;
}

/** Calling numbers in a race: digits that are typed, who calls, and a number that is on its way to the server. */
export class Calling {
  /** Digits that are typed. */
  digits = $state("");
  /** A number of ours that is on its way. */
  number = $state<number | null>(null);
  /** Who of those at this screen calls next. */
  private next = $state<number | null>(null);

  constructor(private readonly look: () => Race) {}

  private get race(): Race {
    return this.look();
  }

  takes = $derived(this.race.choices.filter((choice) => choice.move === "take"));
  pass = $derived(this.race.choices.find((choice) => choice.move === "pass"));
  /** The tiles whose numbers begin with what is typed. */
  begun = $derived(this.digits ? this.takes.filter((choice) => choice.text.startsWith(this.digits)) : []);
  /** The one that is meant. */
  picked = $derived(
    this.takes.find((choice) => choice.text === this.digits) ??
      (this.begun.length === 1 ? this.begun[0] : undefined) ??
      null,
  );
  /** Those at this screen who may still call. */
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

  /** Another position is shown: what was on its way has come, and what is typed may be gone. */
  goOn(): void {
    this.number = null;
    if (!this.takes.some((choice) => choice.text.startsWith(this.digits))) this.digits = "";
  }

  /** Call a number at once: in a race nobody is asked twice. What is not there, the server refuses with its rule. */
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

  /** Keys of the race: digits pick a tile, Enter calls it, P passes. Letters are told by their place on the keyboard. */
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
