import { readFile } from "node:fs/promises";

import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** Vite plugin: TOML files as modules. With `?title`, only the title and the blurb. */
export function toml(): Plugin {
  return {
    name: "sunduk:toml",
    enforce: "pre",
    async load(id) {
      const [path = "", query] = id.split("?");
      if (!path.endsWith(".toml")) return null;
      this.addWatchFile(path);
      const data = parse(await readFile(path, "utf-8"));
      const told = query === "title" ? { title: data["title"], blurb: data["blurb"] } : data;
      return `export default ${JSON.stringify(told)};`;
    },
  };
}
