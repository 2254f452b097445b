import { readFile } from "node:fs/promises";

import { parse, type TomlTable } from "smol-toml";
import type { Plugin } from "vite";

/** Vite plugin: TOML files as modules. With `?title`, only the title and the blurb; with `?names`, the names of each part. */
export function toml(): Plugin {
  return {
    name: "sunduk:toml",
    enforce: "pre",
    async load(id) {
      const [path = "", query] = id.split("?");
      if (!path.endsWith(".toml")) return null;
      this.addWatchFile(path);
      const data = parse(await readFile(path, "utf-8"));
      return `export default ${JSON.stringify(told(data, query))};`;
    },
  };
}

function told(data: TomlTable, query: string | undefined): unknown {
  if (query === "title") return { title: data["title"], blurb: data["blurb"] };
  if (query !== "names") return data;
  return Object.fromEntries(Object.entries(data).map(([part, words]) => [part, (words as { names: string[] }).names]));
}
