import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import type { Plugin } from "vite";

import { packPython } from "./pack.ts";

const MODULE = "virtual:python";
const folder = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const { info } = JSON.parse(readFileSync(join(folder, "pyodide-lock.json"), "utf-8")) as { info: object };

/** The module `virtual:python`: where the files lie with which the page runs Python. */
export function python(): Plugin {
  let building = false;
  return {
    name: "sunduk:python",
    configResolved(config) {
      building = config.command === "build" && !config.build.ssr;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (!building) return "export default null;";
      const { sunduk, studies, library } = await packPython();
      const emit = (name: string, source: Uint8Array): string =>
        `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source })}`;
      const part = (name: string, data: Uint8Array, small = false): string =>
        `{ url: ${emit(name, data)}, bytes: ${data.length}, small: ${small} }`;
      return `export default {
        loader: ${part("pyodide.asm.mjs", readFileSync(join(folder, "pyodide.asm.mjs")))},
        wasm: ${part("python.wasm", readFileSync(join(folder, "pyodide.asm.wasm")))},
        library: ${part("library.zip", library)},
        sunduk: ${part("sunduk.zst", sunduk, true)},
        studies: ${part("studies.zst", studies, true)},
        lock: ${JSON.stringify({ info, packages: {} })},
      };`;
    },
  };
}
