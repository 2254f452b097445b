import { t } from "./i18n/index.svelte";
import type { Seat, Table } from "./wire";
import type { Words } from "./words";

/** What the players of a table are called; seats without a name have the game's own. */
export function named(table: Pick<Table, "seats">, words: Words): string[] {
  return table.seats.map((seat, index) => called(seat, table.seats.slice(0, index)) || (words.data.seats[index] ?? ""));
}

/** The seat that is called you: the one this browser holds, unless several people play at it. */
export function reader(table: Table): number {
  return table.you.length === 1 ? (table.you[0] ?? -1) : -1;
}

/** People by their names, bots by their level in the language of the page; a second one of a level is numbered. */
export function called(seat: Seat, before: Seat[] = []): string {
  if (seat.kind !== "bot" || seat.level === null) return seat.name;
  const alike = before.filter((other) => other.kind === "bot" && other.level === seat.level).length;
  return t(`level.${seat.level}`) + (alike ? ` ${alike + 1}` : "");
}
