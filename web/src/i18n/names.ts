import { preferences } from "~/app/preferences.svelte";
import { characterOf, nameOf } from "~/characters/characters";
import type { Seat, Table } from "~/wire";
import type { Words } from "./words";

/** The names of the players; unnamed seats have the game's own. */
export function named(table: Pick<Table, "seats">, words: Words): string[] {
  return table.seats.map((seat, index) => called(seat, table.seats.slice(0, index)) || (words.data.seats[index] ?? ""));
}

/** The seat addressed as "you": the one this browser holds, unless several people play in it. */
export function reader(table: Table): number {
  return table.you.length === 1 ? (table.you[0] ?? -1) : -1;
}

/** People by name, bots by that of their character in the page's language. */
export function called(seat: Seat, before: Seat[] = []): string {
  const character = characterOf(seat, before);
  return character ? nameOf(character, preferences.language) : seat.name;
}
