/** The current route. Addresses are paths, so that a table, a position or a clause can be linked to. */

import { address, pathOf, to } from "./address";

export type Place =
  | { screen: "home" }
  | { screen: "new"; game: string; from: { table: string; seq: number } | null; variant: string }
  | { screen: "design"; game: string; variant: string }
  | { screen: "table"; id: string }
  | { screen: "room"; id: string }
  | { screen: "join"; table: string | null; said: string }
  | { screen: "replay"; id: string }
  | { screen: "analysis"; id: string }
  | { screen: "rules"; game: string; clause: string | null }
  | { screen: "lesson"; game: string }
  | { screen: "puzzles" }
  | { screen: "puzzle"; game: string; number: number | "roll" }
  | { screen: "mine" }
  | { screen: "shared"; record: string }
  | { screen: "lost" };

export function read(path: string, hash = "", search = ""): Place {
  const [first, second, ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { screen: "home" };
  if (first === "puzzles") return puzzle(second, more);
  if (more.length) return { screen: "lost" };
  if (first === "mine" && !second) return { screen: "mine" };
  if (first === "shared" && !second) return { screen: "shared", record: hash.slice(1) };
  if (first === "join") return { screen: "join", table: second ?? null, said: hash.slice(1) };
  if (!second) return { screen: "lost" };
  if (first === "new") return { screen: "new", game: second, from: position(search), variant: hash.slice(1) };
  if (first === "design") return { screen: "design", game: second, variant: hash.slice(1) };
  if (first === "tables") return { screen: "table", id: second };
  if (first === "room") return { screen: "room", id: second };
  if (first === "replay") return { screen: "replay", id: second };
  if (first === "analysis") return { screen: "analysis", id: second };
  if (first === "rules") return { screen: "rules", game: second, clause: hash.slice(1) || null };
  if (first === "learn") return { screen: "lesson", game: second };
  return { screen: "lost" };
}

/** The list of puzzles, one of them, or today's roll against the clock. */
function puzzle(game: string | undefined, [number = "", ...more]: string[]): Place {
  if (!game) return { screen: "puzzles" };
  if (more.length || !/^([1-9]\d{0,4}|roll)$/.test(number)) return { screen: "lost" };
  return { screen: "puzzle", game, number: number === "roll" ? number : Number(number) };
}

/** The position of another match named in an address. */
function position(search: string): { table: string; seq: number } | null {
  const found = /^\?from=([\w-]+)&at=(\d+)$/.exec(search);
  return found?.[1] ? { table: found[1], seq: Number(found[2]) } : null;
}

function here(): Place {
  const { pathname, hash, search } = address();
  return read(pathname, hash, search);
}

export const route: { place: Place } = $state({ place: here() });

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", to(path));
  else history.pushState(null, "", to(path));
  route.place = here();
  if (!replace) scrollTo(0, 0);
}

/** Handle clicks on our own links without reloading the page. */
export function interceptLinks(): void {
  addEventListener("popstate", () => (route.place = here()));
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const path = pathOf(link);
    if (path === null) return;
    event.preventDefault();
    go(path);
  });
}
