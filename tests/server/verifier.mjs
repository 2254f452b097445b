// A verifier of records that knows no game, written from docs/luck.md alone.
//
//     node verifier.mjs RECORD DRAWS [KEY]
//
// DRAWS is what `sunduk verify RECORD --json` writes. Prints what was checked, or ends with what is wrong.
import { createHash, createHmac, createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";

const [recordFile, drawsFile, expectedKey] = process.argv.slice(2);
const text = readFileSync(recordFile, "utf-8").replaceAll("\r\n", "\n");
const { draws } = JSON.parse(readFileSync(drawsFile, "utf-8"));

function must(holds, complaint) {
  if (holds) return;
  console.error(complaint);
  process.exit(1);
}

const hex = (digits) => Buffer.from(digits, "hex");
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
const quoted = (text) => `"${text.replace(/["\\]/g, "\\$&")}"`;

const gap = text.indexOf("\n\n");
const headers = new Map();
for (const line of text.slice(0, gap).split("\n")) {
  const [, name, value] = /^\[(\w+) "(.*)"\]$/.exec(line) ?? [];
  must(name && !headers.has(name), `not a header: ${line}`);
  headers.set(name, value.replace(/\\(.)/g, "$1"));
}
const header = (name) => {
  must(headers.has(name), `no header ${name}`);
  return headers.get(name);
};

// The signature. An Ed25519 key in DER is this prefix and its 32 bytes.
const key = header("Key");
must(!expectedKey || key === expectedKey, "signed by another key");
const der = Buffer.concat([hex("302a300506032b6570032100"), hex(key)]);
const signed = text.replace(/^\[Signature "[0-9a-f]*"\]\n/m, "");
const publicKey = createPublicKey({ key: der, format: "der", type: "spki" });
must(verify(null, Buffer.from(signed), publicKey, hex(header("Signature"))), "the signature does not fit");

// The commitments.
const table = header("Table");
const secret = hex(header("Secret"));
must(sha256(secret) === header("Commitment"), "the secret is not the one committed to");
const salts = JSON.parse(header("Salts"));
const commitments = JSON.parse(header("Commitments"));
const players = header("Players").split(" ");
const silent = [];
for (const [seat, salt] of salts.entries()) {
  const commitment = commitments[seat];
  if (salt === null && commitment === null) continue;
  if (salt === commitment) silent.push(seat);
  else must(salt !== null && sha256(salt) === commitment, `seat ${seat}: not the salt committed to`);
  if (players[seat].startsWith("level:")) {
    const message = `[${quoted(table)}, "salt", ${seat}]`;
    const own = createHmac("sha256", secret).update(message).digest("hex").slice(0, 32);
    must(salt === own, `seat ${seat}: the bot's salt does not follow from the secret`);
  }
}

// The outcomes.
const actions = text
  .slice(gap + 2)
  .trimEnd()
  .split("\n")
  .slice(0, -1)
  .join("\n")
  .replace(/\{[^{}]*\}/g, " ")
  .split(/\s+/)
  .filter((word) => word && !/^\d+\.$/.test(word))
  .map((word) => word.replace(/^(\d|chance|clock):/, ""));
const list = `[${salts.map((salt) => (salt === null ? "null" : quoted(salt))).join(", ")}]`;
const seen = new Set();
// In a rematch one outcome, who begins, is settled and not drawn.
must(draws.filter(({ settled }) => settled).length <= (headers.has("First") ? 1 : 0), "an outcome was not drawn");
for (const { seq, text: written, action, outcomes, settled } of draws) {
  must(!seen.has(seq) && actions[seq] === written, `action ${seq} is ${actions[seq]}, not ${written}`);
  seen.add(seq);
  if (settled) continue;
  const message = `[${quoted(table)}, ${list}, ${seq}]`;
  const word = createHmac("sha256", secret).update(message).digest().readUInt32BE(0);
  const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = Number((BigInt(word) * BigInt(total)) >> 32n);
  const drawn = outcomes.find(([, weight]) => (rest -= weight) < 0)[0];
  must(drawn === action, `action ${seq} is ${action}; the secret and the salts give ${drawn}`);
}
console.log(JSON.stringify({ outcomes: draws.length, silent }));
