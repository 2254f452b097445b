"""The journal: what happens at tables, committed before anyone hears of it.

What many tables append at about the same time is committed together, so that they share the wait for the disk.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import DBAPIError

from ..entries import Create, Entry
from ..faults import Fault
from ..tables import Table
from . import rows, schema
from .database import Database, is_away

MOST_TOGETHER = 500
"""Appends in one transaction."""
PATIENCE = 30.0
"""Seconds for which a lost database is tried again."""
MOST_TOLD = 100
"""Tables that are named in one message to the other processes."""

log = logging.getLogger("sunduk.journal")


class Append(NamedTuple):
    """An entry for the log of a table, and what else changes with it."""

    table: Table
    """As it is after the entry."""
    entry: Entry
    due: int | None
    """When somebody must look after the table."""
    due_changed: bool
    secret: bytes = b""
    """Given with the first entry."""

    @property
    def changes_more(self) -> bool:
        """Whether more than the log changes: most moves change nothing else."""
        return self.due_changed or self.entry.kind != "act" or self.table.state == "over"


class Taken(Exception):
    """Another writer was quicker: the log is longer than was thought."""


Done = Callable[[Exception | None], None]
"""Told what went wrong, if anything did."""


class Journal:
    """Writes the logs of all tables of this process."""

    def __init__(self, database: Database, node: str) -> None:
        self.on_commit: Callable[[list[Append]], None] = lambda _: None
        """Told what a transaction held."""
        self._database = database
        self._node = node
        self._marks = itertools.count()
        self._waiting: list[tuple[Append, Done]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._writer = asyncio.create_task(self._write(), name="journal")

    async def close(self) -> None:
        if self._writer:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    def append(self, append: Append, done: Done) -> None:
        """Add to a log; `done` is called once it is committed, or with what went wrong, such as :class:`Taken`."""
        self._waiting.append((append, done))
        self._wake.set()

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            if not self._waiting:
                self._wake.clear()
            try:
                won = await self._commit([append for append, _ in batch])
            except Exception as error:
                log.exception("nothing could be stored")
                fault = Fault("away", "The database cannot be reached: nothing has changed; try again.")
                fault.__cause__ = error
                won = [fault] * len(batch)
            else:
                self.on_commit([append for (append, _), trouble in zip(batch, won, strict=True) if not trouble])
            # Told while the next batch is on its way to the disk.
            for (_, done), trouble in zip(batch, won, strict=True):
                loop.call_soon(done, trouble)

    async def _commit(self, appends: list[Append]) -> list[Exception | None]:
        """Store appends in one transaction; says what became of each. A lost connection is tried again."""
        marks = [f"{self._node}.{next(self._marks)}" for _ in appends]
        waited, pause, uncertain = 0.0, 0.05, False
        while True:
            sheet = _Sheet(self._database, self._node, appends, marks, uncertain)
            try:
                won = await self._database.write(sheet.store)
                return [None if mine else Taken() for mine in won]
            except (DBAPIError, OSError) as error:
                if waited >= PATIENCE or not is_away(error):
                    raise
                # Whether the transaction went through is not known: our marks will tell.
                uncertain = True
                log.warning("the database is away; trying again", extra={"seconds": waited})
                await asyncio.sleep(pause)
                waited, pause = waited + pause, min(1.0, pause * 2)


@dataclass
class _Sheet:
    """One transaction's worth of appends."""

    database: Database
    node: str
    appends: list[Append]
    marks: list[str]
    uncertain: bool
    """Whether an earlier attempt may have gone through."""

    def store(self, connection: Connection) -> list[bool]:
        """Which of the appends are in."""
        if self.uncertain and any(before := self._mine(connection)):
            # That attempt went through, with everything that follows from it.
            return before
        lines = [
            (append.table.id, append.table.entries - 1, mark, append.entry.dump().decode())
            for append, mark in zip(self.appends, self.marks, strict=True)
        ]
        won = [True] * len(lines) if rows.add(connection, rows.ENTRIES, lines) == len(lines) else self._mine(connection)
        stored = [append for append, mine in zip(self.appends, won, strict=True) if mine]
        if more := [append for append in stored if append.changes_more]:
            _heads(connection, more)
            _players(connection, more)
            _deadlines(connection, more)
        if self.database.shared:
            ids = sorted({append.table.id for append in stored})
            for start in range(0, len(ids), MOST_TOLD):
                self.database.tell(connection, " ".join((self.node, "entries", *ids[start : start + MOST_TOLD])))
        return won

    def _mine(self, connection: Connection) -> list[bool]:
        """Which of the entries that the log has are those of this sheet."""
        column = schema.entries.c
        ids = [append.table.id for append in self.appends]
        numbers = [append.table.entries - 1 for append in self.appends]
        query = select(column.mark).where(column.table_id.in_(ids), column.number.in_(numbers))
        marks = set(connection.execute(query).scalars())
        return [mark in marks for mark in self.marks]


def _heads(connection: Connection, appends: list[Append]) -> None:
    """What the lobby is to know of tables that are new, or have changed their state."""
    if created := [_head(append) for append in appends if isinstance(append.entry, Create)]:
        connection.execute(insert(schema.tables), created)
    changed = [
        {"key": append.table.id, "state": append.table.state, "touched": append.table.touched}
        for append in appends
        if append.entry.kind not in ("create", "act") or append.table.state == "over"
    ]
    if changed:
        connection.execute(_CHANGED, changed)


def _head(append: Append) -> dict[str, Any]:
    table = append.table
    return {
        "id": table.id,
        "game": table.game.id,
        "state": table.state,
        "private": table.create.private,
        "created": table.create.at,
        "touched": table.touched,
        "secret": append.secret,
    }


def _players(connection: Connection, appends: list[Append]) -> None:
    """Whose tables they are."""
    if players := [
        (guest, append.table.id)
        for append in appends
        if append.entry.kind in ("create", "sit")
        for guest in sorted({append.table.create.host} | append.table.people())
    ]:
        rows.add(connection, rows.PLAYERS, players)


def _deadlines(connection: Connection, appends: list[Append]) -> None:
    changed = [append for append in appends if append.due_changed]
    if dues := {append.table.id: append.due for append in changed if append.due is not None}:
        rows.add(connection, rows.DEADLINES, sorted(dues.items()))
    if idle := [append.table.id for append in changed if append.due is None]:
        connection.execute(schema.deadlines.delete().where(schema.deadlines.c.table_id.in_(idle)))


_CHANGED = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("key"))
    .values(state=bindparam("state"), touched=bindparam("touched"))
)
