/** The address of the page, wherever its path stands. */

import { site } from "~/line/current.svelte";

/** Whether the page comes from this machine or its local network: only there can be an evening at home. */
export const near = /^(127|10|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$|^\[::1\]$|localhost$|\.local$/.test(
  location.hostname,
);

/** Path, query and fragment. On a static site, where any file server serves one page, they stand after the `#`. */
export function address(): { pathname: string; search: string; hash: string } {
  return site ? new URL(location.hash.slice(1) || "/", "http://site") : location;
}

/** What the address says of `name` behind its `?`. */
export const asked = (name: string): string | null => new URLSearchParams(address().search).get(name);

/** The address of a path, for links. */
export const to = (path: string): string => (site ? `#${path}` : path);

/** The address of a file that lies beside the page. */
export const file = (name: string): string => `${site ? "." : ""}/${name}`;

/** Where a link leads: a path of ours; null for somewhere else. */
export function pathOf({ pathname, search, hash }: HTMLAnchorElement): string | null {
  if (!site) return pathname.startsWith("/api/") ? null : pathname + search + hash;
  if (pathname !== location.pathname) return null;
  return hash.startsWith("#/") ? hash.slice(1) : address().pathname + address().search + hash;
}
