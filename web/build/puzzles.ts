import { readFile } from "node:fs/promises";

import type { Plugin } from "vite";

/** Vite plugin: files of puzzles, one in JSON a line, as modules. With `?grades`, only how hard each is. */
export function puzzles(): Plugin {
  return {
    name: "sunduk:puzzles",
    enforce: "pre",
    async load(id) {
      const [path = "", query] = id.split("?");
      if (!path.endsWith(".jsonl")) return null;
      this.addWatchFile(path);
      const lines = (await readFile(path, "utf-8")).split("\n").filter(Boolean);
      const read = lines.map((line) => JSON.parse(line) as { grade: number });
      return `export default ${JSON.stringify(query === "grades" ? read.map(({ grade }) => grade) : read)};`;
    },
  };
}
