import type { Table } from "./wire";

/** What our browser adds to the luck of a match. */
export function salt(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a match waits for what we add to its luck, now that the server has committed itself. */
export const awaitsSalt = (table: Table): boolean =>
  table.state === "waiting" && table.you.some((seat) => table.seats[seat]?.salt === null);
