import type { Layout } from "./layout";

/** The modules that `make wasm` has built, if it has: then the page carries them. Each is loaded when it is needed. */
const addresses = import.meta.glob<string>("../../engine/*.wasm", { query: "?url", import: "default", eager: true });
const layouts = import.meta.glob<Layout>("../../engine/*.json", { import: "default" });

/** Where the module of a game is, and how its memory is laid out. */
export interface Code {
  address: string;
  layout: Layout;
}

/** Whether the page can run a game itself, by the tables of the game's own box. */
export function hasModule(game: string): boolean {
  return path(game, "wasm") in addresses && "WebAssembly" in globalThis;
}

export async function findModule(game: string): Promise<Code> {
  const [address, layout] = [addresses[path(game, "wasm")], layouts[path(game, "json")]];
  if (!address || !layout) throw new TypeError(`There is no module of ${game}.`);
  return { address: new URL(address, location.href).href, layout: await layout() };
}

const path = (game: string, kind: string): string => `../../engine/${game}.${kind}`;
