import { api, Refused } from "~/line/api";
import { Unreachable } from "~/line/line";
import type { Choice, Happening, Move, Sequel, View } from "~/wire";

/**
 * What each of our choices will show before anybody else acts, asked for while we think. A move can then be shown as
 * soon as it is made, and the board need not wait for the server.
 */
export class Sequels {
  private known = new Map<number, Sequel>();
  private asked = "";

  constructor(private readonly table: string) {}

  /** Ask for those of a position, once. */
  async look(seat: number, seq: number): Promise<void> {
    const position = `${seat} ${seq}`;
    if (position === this.asked) return;
    this.asked = position;
    this.known.clear();
    try {
      const told = await api.sequels(this.table, seat, seq);
      if (position === this.asked && told.seq === seq)
        this.known = new Map(told.sequels.map((each) => [each.id, each]));
    } catch (error) {
      // Playing works without them: the position has changed, or the line is slow or gone.
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }

  /** The sequel of a move in a position, if it is a choice and what follows is known. */
  of(move: Move, view: View, seat: number, seq: number): Sequel | undefined {
    if (this.asked !== `${seat} ${seq}`) return undefined;
    const id = typeof move === "number" ? move : view.choices.find((choice) => fits(move, choice))?.id;
    return id === undefined ? undefined : this.known.get(id);
  }
}

/** Whether a move that is told as a text or an object is this choice. */
function fits(move: Move, choice: Choice): boolean {
  if (typeof move !== "object") return move === choice.text;
  return Object.entries(move).every(([field, value]) => JSON.stringify(choice[field]) === JSON.stringify(value));
}

/** The view that a sequel shows: nothing can be chosen in it until the server has answered. */
export function viewAfter(view: View, sequel: Sequel): View {
  return { ...(changed(view, sequel.changes) as View), choices: [] };
}

/** A value of JSON with what has changed in it: `[value]` is another value, else fields or places change within. */
function changed(value: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(change as object)) copy[key] = changed(copy[key], inner);
  return copy;
}

/**
 * Which of these events a move that is shown already has shown. Its first event tells the move itself, wherever in the
 * log it has come to stand; what followed from it may have changed by what others did before it.
 */
export function shownBy(sequel: Sequel, events: Happening[]): Happening[] {
  const [move, ...others] = sequel.events.map(plain);
  const told = events.find((event) => plain(event) === move);
  return events.filter((event) => event === told || (event.seq === told?.seq && others.includes(plain(event))));
}

/** An event without its place in the log. */
const plain = (event: Happening): string => JSON.stringify({ ...event, seq: 0 });
