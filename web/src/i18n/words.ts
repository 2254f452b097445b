import type { Happening } from "~/wire";

/** The contents of a words.*.toml: the things and events of a game in one language. */
export interface Vocabulary {
  title: string;
  blurb: string;
  seats: string[];
  /** Plural forms of nouns; `of` names the number's field if it differs from the noun's key. */
  plurals: Record<string, Record<string, string>>;
  events: Record<string, string>;
  [kind: string]: unknown;
}

/** Event fields that hold a seat. */
const SEAT_FIELDS = new Set(["seat", "to"]);

/**
 * The vocabulary of a game in one language, as `core/book/words.py` reads it. To the reading seat, an event `pay` is
 * told as `you_pay` if the reader is its `seat`, and as `pay_you` if the reader is its `to`.
 */
export class Words {
  readonly data: Vocabulary;
  private readonly rules: Intl.PluralRules;

  constructor(
    private readonly vocabularies: Record<string, Vocabulary>,
    readonly language: string,
    /** The seat addressed as "you"; -1 if everyone is called by name. */
    readonly reader = -1,
  ) {
    const found = vocabularies[language];
    if (!found) throw new Error(`The game has no words in ${language}.`);
    this.data = found;
    this.rules = new Intl.PluralRules(language);
  }

  /** These words with everyone called by name. */
  get impersonal(): Words {
    return this.reader < 0 ? this : new Words(this.vocabularies, this.language);
  }

  get title(): string {
    return this.data.title;
  }

  /** The word for a thing, such as `colour`, `red`. */
  name(kind: string, thing: string): string {
    const found = (this.data[kind] as Record<string, unknown> | undefined)?.[thing];
    if (typeof found !== "string")
      throw new Error(`${this.title} has no word for ${kind}.${thing} in ${this.language}.`);
    return found;
  }

  /** A number with its noun: `5 dirhams`, `5 дирхамов`. */
  plural(noun: string, count: number): string {
    const forms = this.data.plurals[noun] ?? {};
    const form = forms[this.rules.select(Math.abs(count))] ?? forms["other"] ?? forms["many"] ?? "{n}";
    return fill(form, { n: printed(count) });
  }

  /** A seat's name on its own. */
  called(seat: number, names: readonly string[]): string {
    const you = this.name("picture", "you");
    return seat === this.reader ? you.charAt(0).toUpperCase() + you.slice(1) : (names[seat] ?? "");
  }

  /** Fill in a template; seats are called by their names, and the reader is addressed as "you". */
  say(kind: string, thing: string, fields: Record<string, unknown>, names: readonly string[]): string {
    const told = Object.entries(fields).map(([field, value]) => [field, this.value(field, value, fields, names)]);
    for (const [noun, { of }] of Object.entries(this.data.plurals))
      if (of && typeof fields[of] === "number") told.push([noun, this.plural(noun, fields[of])]);
    const template = this.name(kind, this.addressed(kind, thing, fields));
    return fill(template, Object.fromEntries(told) as Record<string, string>);
  }

  /** The sentence for an event. */
  event(event: Happening, names: readonly string[]): string {
    return this.say("events", event.event, event, names);
  }

  /** What a banner says of an event; null for events that have none. */
  banner(event: Happening, names: readonly string[]): string | null {
    const known = this.data["banners"] as Record<string, string> | undefined;
    return known && event.event in known ? this.say("banners", event.event, event, names) : null;
  }

  private value(field: string, value: unknown, fields: Record<string, unknown>, names: readonly string[]): string {
    if (SEAT_FIELDS.has(field)) return names[Number(value)] ?? String(value);
    if (field in this.data.plurals && typeof value === "number") return this.plural(field, value);
    const kind = this.data[field];
    if (kind && typeof kind === "object" && String(value) in kind)
      return this.name(field, this.addressed(field, String(value), fields));
    return printed(value);
  }

  /** The key of the sentence for the reader: `you_pay` or `pay_you` if it exists, else `pay`. */
  private addressed(kind: string, thing: string, fields: Record<string, unknown>): string {
    if (this.reader < 0) return thing;
    const known = this.data[kind] as Record<string, unknown> | undefined;
    const forms = { seat: `you_${thing}`, to: `${thing}_you` };
    const found = Object.entries(forms).find(([field, key]) => fields[field] === this.reader && known && key in known);
    return found?.[1] ?? thing;
  }
}

/** A value as text; negative numbers have a minus sign, not a hyphen. */
export function printed(value: unknown): string {
  return typeof value === "number" ? String(value).replace("-", "−") : String(value);
}

/** Replace the {fields} of a template. */
export function fill(template: string, fields: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, field: string) => String(fields[field] ?? whole));
}
