import type { Layout } from "./layout";

/** The modules that `make wasm` has built, if it has: then the page carries them. Each is loaded when it is needed. */
const addresses = import.meta.glob<string>("../../engine/*.wasm", { query: "?url", import: "default", eager: true });
const layouts = import.meta.glob<Layout>("../../engine/*.json", { import: "default" });
/** The files of networks that are shipped with games. */
const networks = import.meta.glob<string>("../../../src/sunduk/games/*/network.sdnn", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Where the module of a game is, and how its memory is laid out. */
export interface Code {
  address: string;
  layout: Layout;
  /** Where the file of networks is, if the game has one. */
  networks: string | null;
  /** Whether files are kept compressed, with names that end in `.bin`; see src/sunduk/cli/site.py. */
  packed: boolean;
}

/** Whether the page can run a game itself, by the tables of the game's own box. */
export function hasModule(game: string): boolean {
  return path(game, "wasm") in addresses && "WebAssembly" in globalThis;
}

/** Where to find a module of a game: that of its rules and bots, or one that is named. A site has it `packed`. */
export async function findModule(game: string, packed: boolean, name?: string): Promise<Code> {
  const file = name ? `${game}.${name}` : game;
  const [address, layout] = [addresses[path(file, "wasm")], layouts[path(file, "json")]];
  if (!address || !layout) throw new TypeError(`There is no module ${file}.`);
  const held = networks[`../../../src/sunduk/games/${game}/network.sdnn`];
  return { address: whole(address), layout: await layout(), networks: held ? whole(held) : null, packed };
}

const path = (file: string, kind: string): string => `../../engine/${file}.${kind}`;
const whole = (address: string): string => new URL(address, location.href).href;
