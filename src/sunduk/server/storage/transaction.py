"""One transaction of the journal as plain data, so that another process can store it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, insert, select, update

from . import bulk as rows
from . import schema

MOST_TOLD = 100
"""The most tables that are named in one message to the other processes."""

Line = tuple[str, int, str, str]
"""An entry: its table, its number in the log, the mark of its writer, and its JSON."""


class More(NamedTuple):
    """Rows that change with an entry besides the log."""

    created: dict[str, Any] | None
    """The row of a new table."""
    changed: dict[str, Any] | None
    """Changed columns of the table's row, for the lobby."""
    players: tuple[str, ...]
    """The guests whose table it is."""
    due_changed: bool
    due: int | None
    """When a server must look at the table next."""


@dataclass
class Transaction:
    """The entries of one transaction, of many tables."""

    node: str
    """The process that wrote the entries."""
    lines: list[Line]
    more: dict[int, More]
    """Other changes, by the index of the entry; most moves have none."""
    told: set[str]
    """Tables that the other processes must be told about."""
    uncertain: bool = False
    """Whether an earlier attempt may have been committed."""
    deadline: float | None = None
    """Time of the monotonic clock, which all processes of a machine share, after which nothing may be stored."""

    def store(self, connection: Connection) -> list[bool]:
        """Write everything on a connection; returns which entries were inserted."""
        if self.uncertain and any(before := self._mine(connection)):
            # The earlier attempt was committed, with all its other changes.
            return before
        all_in = rows.add(connection, rows.ENTRIES, self.lines) == len(self.lines)
        won = [True] * len(self.lines) if all_in else self._mine(connection)
        if more := [(self.lines[number][0], each) for number, each in self.more.items() if won[number]]:
            _heads(connection, more)
            _players(connection, more)
            _deadlines(connection, more)
        return won

    def words(self, won: list[bool]) -> Iterator[str]:
        """The messages to the other processes about the entries that were inserted."""
        ids = sorted(self.told.intersection(line[0] for line, mine in zip(self.lines, won, strict=True) if mine))
        for start in range(0, len(ids), MOST_TOLD):
            yield " ".join((self.node, "entries", *ids[start : start + MOST_TOLD]))

    def _mine(self, connection: Connection) -> list[bool]:
        """Which of the entries are in the log with the marks of this transaction."""
        column = schema.entries.c
        ids, numbers, marks, _ = zip(*self.lines, strict=True)
        query = select(column.mark).where(column.table_id.in_(ids), column.number.in_(numbers))
        found = set(connection.execute(query).scalars())
        return [mark in found for mark in marks]


Changes = list[tuple[str, More]]
"""Other changes, with the table of each."""


def _heads(connection: Connection, changes: Changes) -> None:
    if created := [more.created for _, more in changes if more.created]:
        connection.execute(insert(schema.tables), created)
    if changed := [{"key": id, **more.changed} for id, more in changes if more.changed]:
        connection.execute(_CHANGED, changed)


def _players(connection: Connection, changes: Changes) -> None:
    if players := [(guest, id) for id, more in changes for guest in more.players]:
        rows.add(connection, rows.PLAYERS, players)


def _deadlines(connection: Connection, changes: Changes) -> None:
    changed = [(id, more.due) for id, more in changes if more.due_changed]
    if dues := {id: due for id, due in changed if due is not None}:
        rows.add(connection, rows.DEADLINES, sorted(dues.items()))
    if idle := [id for id, due in changed if due is None]:
        connection.execute(schema.deadlines.delete().where(schema.deadlines.c.table_id.in_(idle)))


_CHANGED = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("key"))
    .values(state=bindparam("state"), touched=bindparam("touched"))
)
