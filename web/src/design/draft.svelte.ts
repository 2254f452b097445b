import { api } from "~/line/api";
import { failure } from "~/line/trouble";
import type { Edition, EditionCheck, Field } from "~/wire";

import { valueOf, withValue, type Contents, type Options, type Variant } from "./variant";

/** How long nobody has to type before a draft is checked, in milliseconds. */
const PAUSE = 250;

export interface Change {
  field: Field;
  before: unknown;
  after: unknown;
}

/** A variant while it is being written. The server checks it and draws the game as it is set up with it. */
export class Draft {
  edition = $state.raw<Contents>({});
  options = $state.raw<Options>({});
  /** What the server said of the draft as it is now; null while it is not known. */
  checked = $state.raw<EditionCheck | null>(null);
  /** The last picture of something that can be played. */
  picture = $state("");
  /** Why the server could not be asked. */
  trouble = $state("");
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly schema: Edition,
    variant: Variant | null,
  ) {
    this.edition = variant?.edition ?? schema.original;
    this.options = variant?.options ?? {};
  }

  get title(): string {
    return String(this.edition["title"] ?? "");
  }

  get variant(): Variant {
    return { edition: this.edition, options: this.options };
  }

  /** What differs from the original, in the order of the form. */
  get changes(): Change[] {
    return this.schema.fields
      .map((field) => ({ field, before: valueOf(this.schema.original, field.key), after: this.value(field.key) }))
      .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  }

  value(key: string): unknown {
    return valueOf(this.edition, key);
  }

  set(key: string, value: unknown): void {
    this.edition = withValue(this.edition, key, value);
  }

  reset(key: string): void {
    this.set(key, valueOf(this.schema.original, key));
  }

  open({ edition, options }: Variant): void {
    this.edition = edition;
    this.options = options;
  }

  /** Ask the server, once nobody has typed for a moment, what it says of the draft as it is now. */
  check(seats: number, language: "en" | "ru"): void {
    this.checked = null;
    const number = ++this.asked;
    const { edition } = this;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      api.check(this.game, { edition, seats, language }).then(
        (told) => {
          if (number !== this.asked) return;
          this.trouble = "";
          this.checked = told;
          if (told.picture) this.picture = told.picture;
        },
        (error: unknown) => {
          if (number === this.asked) this.trouble = failure(error);
        },
      );
    }, PAUSE);
  }
}
