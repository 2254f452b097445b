import { readFile } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";

import type { Plugin } from "vite";

/**
 * Vite plugin for the picture on a game's box, `cover.svg`. It replaces references to the game's art, `<use href="#art-
 * coin" …/>`, by the drawings, so that the result is a self-contained file.
 */
export function cover(): Plugin {
  let building = false;
  return {
    name: "sunduk:cover",
    enforce: "pre",
    configResolved(config) {
      building = config.command === "build";
    },
    async load(id) {
      const path = id.split("?")[0] ?? "";
      if (basename(path) !== "cover.svg") return null;
      this.addWatchFile(path);
      const source = await compose(path);
      if (!building) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)};`;
      const name = `cover-${basename(dirname(path))}.svg`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source })};`;
    },
  };
}

async function compose(path: string): Promise<string> {
  const source = await readFile(path, "utf-8");
  const art = resolve(dirname(path), "../../../../src/sunduk/games", basename(dirname(path)), "art");
  const names = new Set([...source.matchAll(/href="#art-([\w-]+)"/g)].map((match) => match[1] ?? ""));
  const symbols = await Promise.all(
    [...names].map(async (name) => symbol(name, await readFile(`${art}/${name}.svg`, "utf-8"))),
  );
  return source.replace(/<svg[^>]*>/, (open) => `${open}<defs>${symbols.join("")}</defs>`);
}

const symbol = (name: string, drawing: string): string =>
  drawing
    .replace(/<svg[^>]*viewBox="([^"]+)">/, `<symbol id="art-${name}" viewBox="$1">`)
    .replace("</svg>", "</symbol>");
