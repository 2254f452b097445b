import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const TEXTS = /\.(html|m?js|css|svg|json|txt|wasm|zip)$/;

/** Where large files are kept compressed from one build to the next; Python takes a minute. */
const CACHE = "node_modules/.cache/sunduk-compress";
const LARGE = 500_000;

const brotli = (text: Buffer): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
const gzip = (text: Buffer): Buffer => gzipSync(text, { level: 9 });

function kept(text: Buffer, end: string, compressed: (text: Buffer) => Buffer): Buffer {
  if (text.length < LARGE) return compressed(text);
  const file = join(CACHE, `${createHash("sha256").update(text).digest("hex")}.${end}`);
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(file, compressed(text));
  }
  return readFileSync(file);
}

/** Writes `.br` and `.gz` beside every text of the built page, once and as small as can be, for the server to send. */
export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    writeBundle({ dir }) {
      if (!dir) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf-8" })) {
        if (!TEXTS.test(name)) continue;
        const file = join(dir, name);
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, kept(text, "br", brotli));
        writeFileSync(`${file}.gz`, kept(text, "gz", gzip));
      }
    },
  };
}
