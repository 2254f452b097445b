import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PYTHON = /\.(wasm|zip|zst|mjs|sdnn)$/;

/** Writes the service worker, with the names of all files of the page. */
export function serviceWorker(): Plugin {
  return {
    name: "sunduk:service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const published = readdirSync(here("../../public"), { recursive: true, encoding: "utf-8" });
        const names = [...Object.keys(bundle), ...published].filter((name) => /\.\w+$/.test(name)).sort();
        const page = names.filter((name) => !PYTHON.test(name) && name !== "index.html");
        const digest = createHash("sha256").update(names.join());
        // Names under assets/ change with their content; the page itself names them.
        for (const name of published.filter((name) => /\.\w+$/.test(name)))
          digest.update(readFileSync(here(`../../public/${name}`)));
        const source = readFileSync(here("./service-worker.js"), "utf-8")
          .replace("@VERSION@", digest.digest("hex").slice(0, 16))
          .replace('["@FILES@"]', JSON.stringify(page))
          .replace('["@PYTHON@"]', JSON.stringify(names.filter((name) => PYTHON.test(name))));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
