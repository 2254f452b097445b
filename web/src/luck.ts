import { sha256 } from "./sha256";
import type { Table } from "./wire";

/** Our part in the luck of a match: a salt that we commit to, and what we were shown before it began. See docs/luck.md. */

/** What this browser keeps of a table, to compare it at the end. */
interface Kept {
  /** The server's commitment, as it was first shown. */
  commitment: string;
  /** The commitments of all seats, as they were shown when ours was the time to reveal. */
  commitments: (string | null)[] | null;
  /** How much had happened when the first was shown. */
  seq: number;
  /** Our own salts. */
  salts: string[];
  /** Those that the server has said it received in time. */
  received: string[];
  /** When it was kept. */
  at: number;
}

const KEY = "sunduk.luck.";
/** Tables of which something is kept. */
const MOST = 200;

/** Where a browser allows no storage, what is kept lasts as long as the page. */
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
    // Then it lasts as long as the page.
  }
}

/** Keep what we are shown of a table's luck, the first time that we are. */
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

/** Keep that the server has received a salt of ours in time. */
export function keepReceived(id: string, salt: string): void {
  const kept = recall(id);
  if (kept) store(id, { ...kept, received: [...kept.received, salt] });
}

/** What our browser adds to the luck of a match: nobody guesses it from the commitment. */
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

/** Something about the luck of a match that this page has checked; null: it cannot tell. */
export interface Check {
  what: "shown" | "seats" | "own" | "secret" | "salts";
  holds: boolean | null;
}

const alike = (one: unknown[], other: unknown[]): boolean => one.every((each, index) => each === other[index]);

/** What we can say of a table's luck by now, comparing what it tells with what we kept. */
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

/** What was first shown during the match cannot prove what was before, but it can show that it was changed. */
const before = (kept: Kept, same: boolean): boolean | null => (same && kept.seq > 0 ? null : same);

/** Whether our salts were used; null if one was not, and may have come too late. */
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

/** Everything that was shown to this browser before the match, for `sunduk verify`. */
export function keptCommitments(id: string): string[] {
  const kept = recall(id);
  if (!kept || kept.seq > 0) return [];
  return [...new Set([kept.commitment, ...(kept.commitments ?? []).filter((each) => each !== null)])];
}
