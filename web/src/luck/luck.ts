import { sha256 } from "./sha256";
import type { Table } from "~/wire";

/**
 * Our part in the luck of a match: a salt that we commit to, and what we were shown before it began. See docs/luck.md.
 */

/** What this browser stores about a table, to compare it at the end. */
interface Kept {
  /** The server's commitment, as first shown. */
  commitment: string;
  /** The commitments of all seats, as shown when we were to reveal our salt. */
  commitments: (string | null)[] | null;
  /** The length of the log when the commitment was first shown. */
  seq: number;
  /** Our own salts. */
  salts: string[];
  /** Salts that the server has confirmed to have received in time. */
  received: string[];
  /** When this was stored. */
  at: number;
}

const KEY = "sunduk.luck.";
/** The most tables to store. */
const MOST = 200;

/** Without browser storage, what is stored lasts as long as the page. */
const memory = new Map<string, Kept>();

function recall(id: string): Kept | undefined {
  try {
    return memory.get(id) ?? (JSON.parse(localStorage.getItem(KEY + id) ?? "null") as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(id: string, kept: Kept): void {
  memory.set(id, kept);
  try {
    localStorage.setItem(KEY + id, JSON.stringify(kept));
    const tables = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
    const age = (key: string): number => recall(key.slice(KEY.length))?.at ?? 0;
    if (tables.length > MOST)
      for (const key of tables.sort((a, b) => age(a) - age(b)).slice(0, -MOST)) localStorage.removeItem(key);
  } catch {
    // No storage: it lasts as long as the page.
  }
}

/** Store what the server shows of a table's luck when we first see it. */
export function keepLuck(table: Table, salt?: string): void {
  const { luck, id, seq } = table;
  if (!luck.commitment) return;
  const before = recall(id);
  const kept: Kept = before ?? {
    commitment: luck.commitment,
    commitments: null,
    seq,
    salts: [],
    received: [],
    at: Date.now(),
  };
  const commitments = kept.commitments ?? (luck.awaited.length ? luck.commitments : null);
  if (before && commitments === before.commitments && salt === undefined) return;
  store(id, { ...kept, commitments, salts: salt === undefined ? kept.salts : [...kept.salts, salt] });
}

/** Store that the server has received a salt of ours in time. */
export function keepReceived(id: string, salt: string): void {
  const kept = recall(id);
  if (kept) store(id, { ...kept, received: [...kept.received, salt] });
}

/** A random salt, our contribution to the luck of a match; it cannot be guessed from the commitment. */
export function newSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const commitTo = (salt: string): string => sha256(salt);

/** The salts that a table awaits from us. */
export function awaitedSalts(table: Table): string[] {
  const awaited = table.luck.awaited.filter((seat) => table.you.includes(seat));
  const promised = new Set(awaited.map((seat) => table.luck.commitments[seat]));
  return (recall(table.id)?.salts ?? []).filter((salt) => promised.has(commitTo(salt)));
}

/** A check of the luck of a match; `null` if this browser cannot tell. */
export interface Check {
  what: "shown" | "seats" | "own" | "secret" | "salts";
  holds: boolean | null;
}

const alike = (one: unknown[], other: unknown[]): boolean => one.every((each, index) => each === other[index]);

/** Compare what a table now reveals with what we stored. */
export function checkLuck(table: Table): Check[] {
  const { luck, you, id } = table;
  const kept = recall(id);
  const found: Check[] = [{ what: "shown", holds: kept ? before(kept, kept.commitment === luck.commitment) : null }];
  if (luck.commitments.some(Boolean)) {
    const { commitments = null } = kept ?? {};
    found.push({ what: "seats", holds: commitments ? alike(commitments, luck.commitments) : null });
  }
  if (table.state === "waiting") return found;
  if (you.length && kept?.salts.length) found.push({ what: "own", holds: ownHold(table, kept) });
  found.push({ what: "salts", holds: saltsHold(table) });
  if (luck.secret) found.push({ what: "secret", holds: sha256(bytes(luck.secret)) === luck.commitment });
  return found;
}

/** A commitment first seen during the match cannot prove what was before, but it shows later changes. */
const before = (kept: Kept, same: boolean): boolean | null => (same && kept.seq > 0 ? null : same);

/** Whether our salts were used; null if one was not, which may have arrived too late. */
function ownHold({ luck, you }: Table, kept: Kept): boolean | null {
  const used = you.map((seat) => luck.salts[seat] ?? "");
  const missing = kept.salts.filter((salt) => used.includes(commitTo(salt)));
  if (missing.some((salt) => kept.received.includes(salt))) return false;
  return missing.length ? null : used.every((salt) => kept.salts.includes(salt));
}

function saltsHold({ luck }: Table): boolean | null {
  if (!luck.commitments.some(Boolean)) return null;
  return luck.salts.every((salt, seat) => {
    const commitment = luck.commitments[seat];
    return salt === commitment || (salt !== null && (!commitment || commitTo(salt) === commitment));
  });
}

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Everything that this browser was shown before the match, as input for `sunduk verify`. */
export function keptCommitments(id: string): string[] {
  const kept = recall(id);
  if (!kept || kept.seq > 0) return [];
  return [...new Set([kept.commitment, ...(kept.commitments ?? []).filter((each) => each !== null)])];
}
