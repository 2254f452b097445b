import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compress } from "./build/compress.ts";
import { cover } from "./build/cover.ts";
import { serviceWorker } from "./build/offline/plugin.ts";
import { python } from "./build/python/plugin.ts";
import { root } from "./build/root.ts";
import { puzzles } from "./build/puzzles.ts";
import { rulebook } from "./build/rulebook.ts";
import { toml } from "./build/toml.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["SUNDUK_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  // Files find each other wherever the page lies; `root` writes where the page itself finds them.
  base: "./",
  plugins: [toml(), puzzles(), rulebook(), cover(), python(), svelte(), root(), serviceWorker(), compress()],
  resolve: {
    alias: { "~": here("./src"), "@games": here("../src/sunduk/games"), "@bots": here("../src/sunduk/bots") },
  },
  build: {
    outDir: here("../src/sunduk/server/web"),
    emptyOutDir: true,
    // The server's content security policy forbids data: URLs, so nothing is inlined.
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  // The server lets scripts whose names end so, and no others, compile WebAssembly.
  worker: { format: "es", rollupOptions: { output: { entryFileNames: "assets/[name]-[hash].worker.js" } } },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [here("..")] } },
});
