import type { TaskJob } from "./jobs";
import type { Layout, NetworkLayout } from "./layout";

/** The functions of a module, see `core/backends/wasm/exports.py` and `bots/compiled/exports.py`. */
type Function = (...given: number[]) => number;

const PAGE = 1 << 16;
/** The most nodes and choices of nodes of a search, as on the server. */
const MOST_NODES = 1 << 18;
const MOST_EDGES = 1 << 23;

/** One outcome of chance: how likely it is, and the record after it. */
export interface Outcome {
  share: number;
  record: Uint8Array;
}

/** One instance of a game's module, with its memory. It runs the rules and the search that the server runs. */
export class Engine {
  private readonly functions: Record<string, Function>;
  private readonly memory: WebAssembly.Memory;
  private end: number;
  /** Where memory begins that a call may use. What lies below stays. */
  private free: number;
  /** The addresses of networks, by the number of seats. */
  private readonly networks = new Map<number, number>();
  /** The address of a record, for functions that work on one. */
  private readonly state: number;
  /** The address of the row that choices are written to. */
  private readonly out: number;

  constructor(
    instance: WebAssembly.Instance,
    readonly layout: Layout,
  ) {
    const { memory, __heap_base: base, ...functions } = instance.exports;
    this.functions = functions as Record<string, Function>;
    this.memory = memory as WebAssembly.Memory;
    this.end = (base as WebAssembly.Global<"i32">).value;
    this.state = this.room(layout.record);
    this.out = this.room(2 * layout.most_choices);
    this.free = this.end;
  }

  /** The set of those who may act, as bits. */
  actors(record: Uint8Array): number {
    this.load(record);
    return this.call("actors", this.state);
  }

  /** What an actor may do: action ids in ascending order. */
  choices(record: Uint8Array, who: number): number[] {
    this.load(record);
    const number = this.call("choices", this.state, who, this.out);
    return [...new Int16Array(this.memory.buffer, this.out, number)];
  }

  /** 0 if an action is allowed, else the number of the rule that forbids it: 602 is clause 6.2. */
  refusal(record: Uint8Array, who: number, action: number): number {
    this.load(record);
    return this.call("refusal", this.state, who, action);
  }

  /** The record after a legal action. */
  after(record: Uint8Array, who: number, action: number): Uint8Array {
    this.load(record);
    this.call("apply", this.state, who, action);
    return this.read(this.state, this.layout.record);
  }

  /** What chance may make of a record before somebody else acts; empty if these are more than `most`. */
  outcomes(record: Uint8Array, most: number): Outcome[] {
    this.end = this.free;
    const size = this.layout.record;
    const [states, shares] = [this.room(most * size), this.room(8 * most)];
    this.write(states, record);
    const number = this.call("outcomes", states, shares, most, this.out);
    const parts = new Int32Array(this.memory.buffer, shares, 2 * number);
    return Array.from({ length: number }, (_, at) => ({
      share: (parts[2 * at] ?? 0) / (parts[2 * at + 1] ?? 1),
      record: this.read(states + at * size, size),
    }));
  }

  /** Play random matches from a fresh record: the last records, one after another, and how many steps each took. */
  play(fresh: Uint8Array, key: number, first: number, number: number): { ends: Uint8Array; lengths: Int32Array } {
    this.end = this.free;
    this.load(fresh);
    const [ends, lengths] = [this.room(number * this.layout.record), this.room(4 * number)];
    const dues = this.room(4 * this.layout.dues);
    this.call("play", this.state, key, first, number, ends, lengths, dues, this.out);
    return {
      ends: this.read(ends, number * this.layout.record),
      lengths: new Int32Array(this.memory.buffer, lengths, number).slice(),
    };
  }

  /** How many sequences of so many actions there are from a record. */
  perft(record: Uint8Array, depth: number): number {
    this.end = this.free;
    const states = this.room((depth + 1) * this.layout.record);
    this.write(states, record);
    const lists = 4 * this.layout.most_choices * this.layout.anyone * (depth + 1);
    const [ids, doers, left] = [this.room(lists), this.room(lists), this.room(4 * (depth + 1))];
    return this.call("perft", states, depth, ids, doers, left, this.out);
  }

  /** Prepare a search for a decision of a seat, from its views, the present one last. It ends with the next call. */
  search(trail: Uint8Array[], seat: number, key: number, settings: SearchSettings = {}): Search {
    this.end = this.free;
    const view = trail.at(-1) as Uint8Array;
    const seats = this.number(view, "seats");
    const known = settings.shipped ? this.networkOf(view) : undefined;
    const network = (known && this.networks.get(seats)) ?? 0;
    const manner = known && network ? known.manner : this.layout.search[seats];
    if (!manner) throw new Error(`${this.layout.game} is not searched`);
    const nodes = Math.min(MOST_NODES, settings.nodes ?? MOST_NODES);
    const edges = Math.min(MOST_EDGES, nodes * this.layout.most_choices);
    const worlds = trail.length > 1 ? manner.worlds : 0;
    const at = this.room(this.call("search_room", seats, nodes, edges, worlds, trail.length, Number(network > 0)));
    const { secret, plies, exploration, trust } = manner;
    const given = [seats, nodes, edges, Number(secret), plies, exploration, trust, worlds, trail.length, seat, key];
    this.call("search_begin", at, ...given, network);
    const views = this.call("search_trail", at);
    trail.forEach((each, place) => this.write(views + place * this.layout.record, each));
    const [visits, outlook] = [this.call("search_visits", at), this.call("search_outlook", at)];
    return {
      run: (first, number) => void this.call("search_run", at, first, number),
      visits: (count) => [...new Int32Array(this.memory.buffer, visits, count)],
      outlook: (count) => [...new Float64Array(this.memory.buffer, outlook, 2 * seats * count)],
    };
  }

  /** The network that is shipped with the game for the match of a record, if there is one. */
  networkOf(record: Uint8Array): NetworkLayout | undefined {
    const found = this.layout.networks[this.number(record, "seats")];
    const fits = found && Object.entries(found.fields).every(([name, value]) => this.number(record, name) === value);
    return fits ? found : undefined;
  }

  /** Whether a network has been taken from the file of networks. */
  hasNetwork(seats: number): boolean {
    return this.networks.has(seats);
  }

  /** Take a network from the file of networks of the game. It stays in memory. */
  addNetwork(network: NetworkLayout, file: Uint8Array): void {
    this.end = this.free;
    const { seats, views, width, inner } = network.shape;
    const at = this.room(this.call("network_room", seats, views, width, inner));
    this.call("network_begin", at, seats, views, width, inner);
    this.free = this.end;
    const held = this.room(file.length);
    this.write(held, file);
    let to = this.call("network_weights", at);
    for (const [kind, count, from] of network.arrays) {
      if (kind === "float16") this.call("network_widen", held + from, to, count);
      else this.write(to, file.subarray(from, from + 4 * count));
      to += 4 * count;
    }
    this.networks.set(seats, at);
  }

  /** Do a task: its block of memory begins with its numbers, 64 bits each, and what it is given. */
  task({ name, numbers, steps, read }: TaskJob, given: Uint8Array): number[] {
    this.end = this.free;
    const head = 8 * numbers.length;
    const at = this.room(head);
    this.write(at, new Uint8Array(BigInt64Array.from(numbers, BigInt).buffer));
    this.room(this.call(`${name}_room`, at) - head);
    this.write(at + head, given);
    this.call(`${name}_run`, at, 0, steps);
    return [...new Float64Array(this.memory.buffer, this.call(`${name}_output`, at), read)];
  }

  /** For each of so many choices of a seat and each seat: the sums of results and of wins one ply on. */
  look(record: Uint8Array, seat: number, key: number, worlds: number, choices: number): number[] {
    this.end = this.free;
    this.load(record);
    const seats = this.number(record, "seats");
    const scratch = this.room(this.call("look_room", seats));
    const outlook = this.room(16 * seats * this.layout.most_choices);
    this.call("look", scratch, this.state, seat, key, 0, worlds, outlook);
    return [...new Float64Array(this.memory.buffer, outlook, 2 * seats * choices)];
  }

  /**
   * The exact outlook of each choice of a seat, for each seat its result and win, if the rest of the match has at most
   * so many states. Tells how many were visited: 0 if there are too many.
   */
  solve(record: Uint8Array, seat: number, most: number): { visited: number; outlook: number[] } {
    const outlook: number[] = [];
    const seats = this.number(record, "seats");
    let left = most;
    for (const action of this.choices(record, seat)) {
      this.load(this.after(record, seat, action));
      this.end = this.free;
      const scratch = this.room(this.call("solve_room", seats));
      const visited = this.call("solve", scratch, this.state, left);
      if (!visited) return { visited: 0, outlook: [] };
      left -= visited;
      outlook.push(...new Float64Array(this.memory.buffer, scratch, 2 * seats));
    }
    return { visited: most - left, outlook };
  }

  /** For each of so many choices of a race: how much it gains, and the effort to find it. */
  weigh(record: Uint8Array, seat: number, choices: number): { gains: number[]; efforts: number[] } {
    this.end = this.free;
    this.load(record);
    const scratch = this.room(this.call("look_room", this.number(record, "seats")));
    const [gains, efforts] = [this.room(8 * this.layout.most_choices), this.room(8 * this.layout.most_choices)];
    this.call("race_values", scratch, this.state, seat, gains, efforts);
    const read = (at: number): number[] => [...new BigInt64Array(this.memory.buffer, at, choices)].map(Number);
    return { gains: read(gains), efforts: read(efforts) };
  }

  /** A number of a record. */
  number(record: Uint8Array, name: string, index = 0): number {
    const field = this.layout.fields[name];
    if (!field) throw new Error(`${this.layout.game} has no field ${name}`);
    const data = new DataView(record.buffer, record.byteOffset);
    const at = field.offset + index * Number(field.kind.charAt(1));
    switch (field.kind) {
      case "i1":
        return data.getInt8(at);
      case "i2":
        return data.getInt16(at, true);
      case "i4":
        return data.getInt32(at, true);
      case "i8":
        return Number(data.getBigInt64(at, true));
    }
  }

  private call(name: string, ...given: number[]): number {
    const called = this.functions[name];
    if (!called) throw new Error(`the module of ${this.layout.game} has no function ${name}`);
    return called(...given);
  }

  /** Reserve zeros of memory; returns their address. */
  private room(size: number): number {
    const address = Math.ceil(this.end / 8) * 8;
    this.end = address + size;
    const short = this.end - this.memory.buffer.byteLength;
    if (short > 0) this.memory.grow(Math.ceil(short / PAGE));
    new Uint8Array(this.memory.buffer, address, size).fill(0);
    return address;
  }

  private load(record: Uint8Array): void {
    this.write(this.state, record);
  }

  private write(address: number, data: Uint8Array): void {
    new Uint8Array(this.memory.buffer).set(data, address);
  }

  private read(address: number, size: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, address, size).slice();
  }
}

export interface SearchSettings {
  /** The most nodes of the tree. */
  nodes?: number;
  /** Whether the network that is shipped with the game judges positions, where there is one for the match. */
  shipped?: boolean;
}

/** A search in the memory of an engine. */
export interface Search {
  /** Run simulations number `first` … `first + number - 1`. */
  run(first: number, number: number): void;
  /** How often each of the first `count` choices was taken. */
  visits(count: number): number[];
  /** For each of them and each seat: the sums of results and of wins. */
  outlook(count: number): number[];
}
