import { tick } from "svelte";

import { modality } from "~/board/modality.svelte";
import { Pointing } from "~/board/pointing.svelte";
import type { Move } from "~/wire";
import type { Words } from "~/i18n/words";

import { isLuck, type Held } from "./cards";
import { foretold, label, topped } from "./describe";
import { Dragging } from "./dragging.svelte";
import type { Scene } from "./scene.svelte";
import { shown } from "./table";
import type { Card, Pile, Playable } from "./view";

/** What playing needs to know of the board. */
interface Turn {
  choices: Playable[];
  /** The choice pointed at in the list beside the board. */
  hinted: Playable | null;
  act(move: Move): void;
  words: Words;
  names: string[];
  /** What the table shows. */
  scene: Scene;
}

/** Attributes that make an element interactive. */
type Attributes = Record<string, unknown>;

/** Playing a card: it is selected in the hand and put on a pile, by click, keyboard or drag. */
export class Playing {
  /** The position of the selected card in the hand. */
  taken = $state.raw<string | null>(null);
  readonly pointing = new Pointing(
    () => this.turn.choices,
    (choice) => this.turn.act(choice.id),
  );
  readonly dragging = new Dragging(
    (key) => (this.taken = key),
    (key, onto) => this.drop(key, onto),
  );

  constructor(private readonly look: () => Turn) {}

  private get turn(): Turn {
    return this.look();
  }

  private get scene(): Scene {
    return this.turn.scene;
  }

  /** The selected card, which waits for its pile. */
  lifted = $derived.by((): Held | null => {
    const card = this.scene.cards.find(({ key }) => key === this.taken);
    return card && this.choicesOf(card.card).length ? card : null;
  });
  /** The piles it may go to. */
  targets = $derived(this.lifted ? this.choicesOf(this.lifted.card) : []);
  /** The choice whose outcome is previewed. */
  looking = $derived(
    (this.pointing.choice as Playable | null) ??
      this.turn.hinted ??
      (this.targets.length === 1 ? this.targets[0] : null) ??
      null,
  );

  prompt = $derived.by(() => {
    const { choices, words, names } = this.turn;
    if (!choices.length) return "";
    if (this.looking) return this.told(this.looking);
    if (this.lifted?.card) return words.say("board", "where", { card: this.lifted.card }, names);
    return words.name("board", isLuck(this.scene.seats[this.scene.me]?.top ?? null) ? "cover" : "choose");
  });

  pileOf({ pile }: Playable): Pile {
    return pile === "own" ? this.scene.me : pile;
  }

  /** The choice that puts the selected card on a pile. */
  target(pile: Pile): Playable | undefined {
    return this.targets.find((choice) => this.pileOf(choice) === pile);
  }

  /** The position has changed: keyboard focus on a pile returns to the hand. */
  goOn(): void {
    if (!this.turn.choices.length) return this.dragging.cancel();
    const { table } = this.scene;
    const focus = document.activeElement;
    if (this.lifted || !modality.keys || !table?.contains(focus) || focus?.matches("[data-choice]")) return;
    const first = table.querySelector<HTMLElement>("[data-choice]");
    if (first) modality.restoreFocus(first);
  }

  /** Select a card of the hand, or put it back; with the keyboard, focus goes to the piles. */
  async lift(card: Held | null): Promise<void> {
    const before = this.lifted;
    this.taken = card?.key ?? null;
    await tick();
    if (!modality.keys) return;
    const focus = card ? "[data-pile][data-choice]" : `[data-held="${before?.key}"]`;
    this.scene.table?.querySelector<HTMLElement>(focus)?.focus();
  }

  /** Attributes that make a card of the hand selectable, or playable at once if only one pile is possible. */
  onCard(card: Held): Attributes {
    const { choices, words, names } = this.turn;
    const kind = card.card;
    const name = kind ? words.name("card", kind) : words.name("board", "hidden");
    const offered = this.choicesOf(kind);
    const [only] = offered;
    if (!choices.length || !kind) return { tabindex: -1, "aria-disabled": true, "aria-label": name };
    const grab = (event: PointerEvent): void => this.dragging.grab(event, card.key);
    const here = this.lifted?.key === card.key;
    if (!only)
      return {
        tabindex: -1,
        "aria-label": name,
        onpointerdown: grab,
        onclick: () => this.play(kind, this.scene.me),
      };
    if (offered.length === 1 && (!this.lifted || here)) return this.atOnce(only, grab);
    return {
      tabindex: -1,
      "aria-label": words.say("board", "lift", { card: kind }, names),
      "aria-pressed": here,
      ...(this.lifted ? {} : { "data-choice": kind }),
      onpointerdown: grab,
      onclick: () => void this.lift(here ? null : card),
    };
  }

  /** Attributes that make a pile a target for the selected card. A click on any other pile is refused by the server. */
  onPile(pile: Pile): Attributes {
    const { words, names } = this.turn;
    const choice = this.target(pile);
    if (choice)
      return {
        ...this.pointing.at(choice),
        "aria-label": this.told(choice),
        onclick: () => this.play(choice.card, pile),
      };
    const top = topped(shown(this.scene.tops, pile), words);
    const key = pile === "middle" ? "middle_pile" : pile === this.scene.me ? "own_pile" : "pile_of";
    const marks = { tabindex: -1, "aria-label": words.say("board", key, { seat: pile, top }, names) };
    const card = this.lifted?.card;
    return card ? { ...marks, onclick: () => this.play(card, pile) } : { ...marks, "aria-disabled": true };
  }

  private atOnce(choice: Playable, grab: (event: PointerEvent) => void): Attributes {
    return { ...this.pointing.at(choice), "aria-label": this.told(choice), onpointerdown: grab };
  }

  private choicesOf(card: Card | null): Playable[] {
    return this.turn.choices.filter((choice) => choice.card === card);
  }

  private told(choice: Playable): string {
    const { words, names } = this.turn;
    return `${label(choice, words, names)}. ${foretold(choice, this.scene.me, words, names)}`;
  }

  private drop(key: string, onto: Element | null): void {
    const card = this.scene.cards.find((held) => held.key === key)?.card;
    const pile = onto?.closest<HTMLElement>("[data-pile]")?.dataset["pile"];
    if (card && pile) this.play(card, pile === "middle" ? pile : Number(pile));
    this.taken = null;
  }

  /** Play a card onto a pile; if it is no choice, the server refuses it with the rule. */
  private play(card: Card, pile: Pile): void {
    const choice = this.choicesOf(card).find((choice) => this.pileOf(choice) === pile);
    this.taken = null;
    this.turn.act(choice?.id ?? { move: "play", card, pile: pile === this.scene.me ? "own" : pile });
  }
}
