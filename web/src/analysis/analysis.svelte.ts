import { api } from "~/line/api";
import { asGuest } from "~/app/me.svelte";
import { t } from "~/i18n/index.svelte";
import { failure } from "~/line/trouble";
import { preferences } from "~/app/preferences.svelte";
import { sentence, worthTelling } from "~/table/story";
import type { Happening, Hint, Ledger, LedgerEntry, Round, ValuedChoice, Verdict } from "~/wire";
import type { Words } from "~/i18n/words";

/** How much work an analysis is. */
export type Budget = "quick" | "standard";

/** Marks of losses, the worst last. */
export const LOSSES = ["inaccuracy", "mistake", "blunder"];

/** A choice is as good as the best within so much win share, or within its error. */
const AS_GOOD = 0.02;
/** How many choices are drawn on the board. */
const DRAWN = 5;
/** Of a deal to many, so many sentences are told. */
const MOST_SENTENCES = 3;

/** The analysis of a match, as far as it has come. */
export class Analysis {
  entries = $state.raw<LedgerEntry[]>([]);
  /** The books, once all entries are there. */
  ledger = $state.raw<Ledger | null>(null);
  /** How many entries there will be; 0 while that is not known. */
  total = $state(0);
  /** Why it failed, if it did. */
  trouble = $state("");
  /** Whether somebody has stopped it before its end. */
  stopped = $state(false);
  /** The `seq` at which the match starts. */
  base = $state(0);
  private stop = new AbortController();

  constructor(
    readonly table: string,
    readonly budget: Budget,
  ) {}

  async run(): Promise<void> {
    const { signal } = (this.stop = new AbortController());
    this.stopped = false;
    try {
      await asGuest(async () => {
        for await (const line of api.analysis(this.table, this.budget, signal)) {
          if (line.type === "begun") [this.base, this.total, this.entries] = [line.base, line.total, []];
          else if (line.type === "entry") this.entries = [...this.entries, line.entry];
          else this.ledger = line.ledger;
        }
      });
      if (!this.ledger && !signal.aborted) this.trouble = t("run.broken");
    } catch (error) {
      if (!signal.aborted) this.trouble = failure(error);
    }
  }

  /** Stop it: what is known stays. It may be run again. */
  close(): void {
    this.stop.abort();
    this.stopped = this.ledger === null;
  }

  /** The event that follows the position after `seq` actions. */
  at(seq: number): LedgerEntry | undefined {
    return this.entries.find(({ at, until }) => at + this.base <= seq && seq < until + this.base);
  }

  /** The round of a race that the position after `seq` actions belongs to. */
  round(seq: number): Round | undefined {
    return this.ledger?.race?.rounds.findLast(({ at }) => at + this.base <= seq);
  }

  /**
   * The seat whose knowledge counts after `seq` actions where there are secrets: the one that decides, or decides next;
   * null where nothing is secret.
   */
  knower(seq: number): number | null {
    const next = this.entries.find(({ until, open }) => open && seq < until + this.base);
    return next?.seat ?? null;
  }

  /** What happened in an event, in words. */
  told({ at, until, text }: LedgerEntry, story: Happening[], words: Words, names: string[]): string {
    const events = story.filter(({ seq }) => at <= seq - this.base && seq - this.base < until);
    const worth = worthTelling(events);
    const some = spoken(worth.slice(0, MOST_SENTENCES), words, names);
    return (worth.length > MOST_SENTENCES ? `${some} …` : some) || text;
  }

  /** The decisions of some seats that were marked as losses. */
  mistakes(seats: number[]): LedgerEntry[] {
    return this.entries.filter(
      ({ seat, mark }) => seat !== null && seats.includes(seat) && LOSSES.includes(mark ?? ""),
    );
  }
}

/** What is said of a decision by one of two eyes: by what the seat knew, or with everything open. */
export function verdict(entry: LedgerEntry, open: boolean): Verdict | null {
  if (entry.kind === "luck") return null;
  if (open && entry.open) return entry.open;
  const { loss = 0, error, mark, best = "", choices = [], real = false } = entry;
  return { loss, error, mark, best, choices, real };
}

/** A decision that changes another's win share by so much more than one's own decides between the others. */
const BETWEEN = 0.01;

/**
 * Whom an event is about, each with its gain: the seat that chose, rolled or was marked; and of others those whose win
 * share it changed by more than that seat's.
 */
export function concerned({ seat, marked, kind, gain }: LedgerEntry): [number, number][] {
  const own = seat ?? marked ?? 0;
  const room = Math.abs(gain[own] ?? 0) + (kind === "choice" ? BETWEEN : 0);
  const others = gain.map((share, other): [number, number] => [other, share]);
  return [[own, gain[own] ?? 0], ...others.filter(([other, share]) => other !== own && Math.abs(share) > room)];
}

/** The choices of a decision, the best first. */
export const ranked = (found: Verdict): ValuedChoice[] =>
  found.choices.toSorted((one, other) => other.share - one.share);

/** The best choice of a decision, against which its loss is measured. */
export const bestOf = (found: Verdict): ValuedChoice | undefined =>
  found.choices.find(({ text }) => text === found.best);

/** Whether a choice is good: within 2 points of the best, or within its error. */
export function isGood(found: Verdict, action: number): boolean {
  const best = bestOf(found);
  const tried = found.choices.find((choice) => choice.action === action);
  if (!best || !tried) return false;
  return best.share - tried.share <= Math.max(AS_GOOD, 2 * Math.hypot(best.error, tried.error));
}

/** The best choices of a decision, in the form in which boards draw hints. */
export function drawn(found: Verdict): Hint[] {
  return ranked(found)
    .slice(0, DRAWN)
    .map(({ action, text, share, error }) => ({
      id: action,
      text,
      visits: 0,
      win: share,
      place: 0,
      error,
      equal: false,
      reasons: [],
    }));
}

/** Events as one text. */
export const spoken = (events: Happening[], words: Words, names: string[]): string =>
  worthTelling(events)
    .map((event) => sentence(event, words, names))
    .join(" ");

/** A number with one digit after the point, or the comma. */
export function decimal(value: number, signDisplay: "auto" | "exceptZero" = "auto"): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay };
  return new Intl.NumberFormat(preferences.language, digits).format(value).replace("-", "−");
}

/** Win share in points of a hundred. */
export const percent = (share: number): string => decimal(100 * share);

/** Win share in points of a hundred, with its sign. */
export const points = (share: number): string => decimal(100 * share, "exceptZero");
