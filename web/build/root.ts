import type { Plugin } from "vite";

/**
 * Lets the page refer to its files from the root of the server, since it is served under every path. `sunduk site` makes
 * the addresses relative again.
 */
export function root(): Plugin {
  return {
    name: "sunduk:root",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (html) => html.replace(/(href|src)="\.\//g, '$1="/') },
  };
}
