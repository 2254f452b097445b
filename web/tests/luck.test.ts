import { createHash } from "node:crypto";

import { beforeEach, expect, test } from "vitest";

import { awaitedSalts, checkLuck, commitTo, keepLuck, keepReceived, keptCommitments, newSalt } from "../src/luck/luck";
import { sha256 } from "../src/luck/sha256";
import { LONGEST_SALT, type Luck, type Table } from "../src/wire";

const digest = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

const SECRET = "00".repeat(32);
const COMMITMENT = digest(new Uint8Array(32));
const BOT = { salt: "bot", commitment: digest("bot") };

let tables = 0;
let id = "";
beforeEach(() => {
  tables += 1;
  id = `table${tables}`;
});

/** A table of ours against a bot, as the server sends it. */
const told = (state: Table["state"], luck: Partial<Luck>, seq = 0): Table =>
  ({
    id,
    state,
    seq,
    you: [0],
    luck: {
      commitment: COMMITMENT,
      commitments: [null, BOT.commitment],
      awaited: [],
      salts: [],
      secret: null,
      ...luck,
    },
  }) as unknown as Table;

/** Sit down, see all commitments, and play a match that ends correctly. */
function played(salt = newSalt(), change: Partial<Luck> = {}): Table {
  const commitments = [commitTo(salt), BOT.commitment];
  keepLuck(told("waiting", { commitments, awaited: [0] }), salt);
  return told("over", { commitments, salts: [salt, BOT.salt], secret: SECRET, ...change }, 30);
}

test("the server takes a salt of ours", () => {
  expect(newSalt()).toMatch(/^[ -~]+$/);
  expect(newSalt().length).toBeLessThanOrEqual(LONGEST_SALT);
});

const answers = (table: Table): Record<string, boolean | null> =>
  Object.fromEntries(checkLuck(table).map(({ what, holds }) => [what, holds]));

test("the digest is SHA-256", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, index) => index * 7);
    expect(sha256(bytes)).toBe(digest(bytes));
  }
  expect(sha256("соль")).toBe(digest("соль"));
});

test("what was kept before the match is what it is compared with at the end", () => {
  expect(answers(played())).toEqual({ shown: true, seats: true, own: true, salts: true, secret: true });
  expect(keptCommitments(id)).toContain(COMMITMENT);
});

test("a server that changes its secret, and its commitment with it, is found", () => {
  const secret = "11".repeat(32);
  const commitment = digest(Buffer.from(secret, "hex"));
  expect(answers(played(newSalt(), { secret, commitment }))).toMatchObject({ shown: false, secret: true });
});

test("a server that changes a salt, and its commitment with it, is found", () => {
  const mine = newSalt();
  expect(
    answers(played(mine, { commitments: [commitTo(mine), digest("other")], salts: [mine, "other"] })),
  ).toMatchObject({ seats: false, salts: true });
  const other = [digest("mine no more"), BOT.commitment];
  id += "again";
  expect(answers(played(mine, { commitments: other, salts: ["mine no more", "bot"] }))).toMatchObject({ own: false });
  id += "and again";
  expect(answers(played(mine, { salts: [mine, "other"] }))).toMatchObject({ salts: false });
});

test("whoever comes later cannot tell what was shown before", () => {
  const late = told("over", { salts: [null, BOT.salt], secret: SECRET }, 30);
  expect(answers(late)).toEqual({ shown: null, seats: null, salts: true, secret: true });
  keepLuck(told("running", {}, 7));
  expect(answers(late)).toMatchObject({ shown: null });
  expect(keptCommitments(id)).toEqual([]);
  expect(answers({ ...late, luck: { ...late.luck, commitment: "" } })).toMatchObject({ shown: false });
});

test("a salt that came too late is told, and one without commitments proves nothing", () => {
  const salt = newSalt();
  const late = played(salt, { salts: [commitTo(salt), BOT.salt] });
  expect(answers(late)).toMatchObject({ own: null, salts: true });
  keepReceived(id, salt);
  expect(answers(late), "the server said that it came in time").toMatchObject({ own: false });
  id += "old";
  keepLuck(told("waiting", {}));
  const old = told("over", { commitments: [null, null], salts: ["a", null], secret: SECRET }, 30);
  expect(answers(old)).toEqual({ shown: true, salts: null, secret: true });
});

test("only a salt that the table awaits from us is revealed", () => {
  const salt = newSalt();
  keepLuck(told("waiting", { commitments: [commitTo(salt), null] }), salt);
  expect(awaitedSalts(told("waiting", { commitments: [commitTo(salt), null] }))).toEqual([]);
  expect(awaitedSalts(told("waiting", { commitments: [commitTo(salt), null], awaited: [0, 1] }))).toEqual([salt]);
  expect(awaitedSalts(told("waiting", { commitments: [digest("other"), null], awaited: [0] }))).toEqual([]);
});
