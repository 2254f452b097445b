import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const TEXTS = /\.(html|m?js|css|svg|json|txt|wasm|zip|sdnn)$/;

/** Bytes above which a file is compressed less: the last percent of Python's ten megabytes would take a minute. */
const LARGE = 500_000;

function brotli(text: Buffer): Buffer {
  const quality = text.length < LARGE ? constants.BROTLI_MAX_QUALITY : 9;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(text, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}

/** Vite plugin: writes `.br` and `.gz` files beside every text and module of the built page, for the server to send. */
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
        writeFileSync(`${file}.br`, brotli(text));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
