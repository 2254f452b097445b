import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const TEXTS = /\.(html|m?js|css|svg|json|txt|wasm|zip)$/;

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
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
