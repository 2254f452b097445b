/** Variants that this browser keeps. */

import type { Variant } from "./variant";

export interface Saved extends Variant {
  name: string;
}

const MOST = 40;
const key = (game: string): string => `sunduk.variants.${game}`;

/** The saved variants of a game, the latest first. */
export class SavedVariants {
  all: Saved[];

  constructor(readonly game: string) {
    this.all = $state.raw(kept(game));
  }

  /** Save a variant; one of the same name is replaced. */
  keep(variant: Saved): void {
    this.store([variant, ...this.all.filter(({ name }) => name !== variant.name)].slice(0, MOST));
  }

  forget(name: string): void {
    this.store(this.all.filter((saved) => saved.name !== name));
  }

  private store(all: Saved[]): void {
    this.all = all;
    localStorage.setItem(key(this.game), JSON.stringify(all));
  }
}

function kept(game: string): Saved[] {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? "[]") as Saved[];
  } catch {
    return [];
  }
}
