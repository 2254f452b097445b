/** SHA-256 (FIPS 180-4). The browser's own is unavailable on pages served over plain HTTP, as in a home network. */

/** The first 32 bits of the fractional part of a root of a prime number. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const PRIMES = ((): number[] => {
  const found: number[] = [];
  for (let number = 2; found.length < 64; number += 1) if (found.every((prime) => number % prime)) found.push(number);
  return found;
})();
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Padding: the bytes, a single 1 bit, zeros, and the length in bits, in whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(blocks.buffer).set(bytes);
  blocks.setUint8(bytes.length, 0x80);
  blocks.setBigUint64(blocks.byteLength - 8, BigInt(bytes.length) * 8n);
  return blocks;
}

/** The message schedule: 64 words of a block. */
function schedule(blocks: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => blocks.getInt32(at + 4 * index));
  for (let index = 16; index < 64; index += 1) {
    const [two = 0, seven = 0, fifteen = 0, sixteen = 0] = [2, 7, 15, 16].map((back) => words[index - back]);
    const small = turn(fifteen, 7) ^ turn(fifteen, 18) ^ (fifteen >>> 3);
    const large = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10);
    words.push((sixteen + small + seven + large) | 0);
  }
  return words;
}

/** The hash after processing one more block. */
function mixed(hash: number[], words: number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (const [round, word] of words.entries()) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[round] ?? 0) + word) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (hash[index] ?? 0)) | 0);
}

/** The digest of a text or of bytes, in hexadecimal digits. */
export function sha256(message: string | Uint8Array): string {
  const blocks = padded(typeof message === "string" ? new TextEncoder().encode(message) : message);
  let hash = START;
  for (let at = 0; at < blocks.byteLength; at += 64) hash = mixed(hash, schedule(blocks, at));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
