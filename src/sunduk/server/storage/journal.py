"""The journal: appends entries to the logs of tables. Nothing is sent to anyone before its entry is committed.

Entries that many tables append at about the same time share one transaction, and so the wait for the disk.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import math
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import DBAPIError

from sunduk.table.faults import Fault
from sunduk.table.live.promise import Promise
from sunduk.table.live.storage import Append, Taken

from .database import Database, is_away
from .transaction import More, Transaction

MOST_TOGETHER = 500
"""The most appends in one transaction."""
PATIENCE = 10.0
"""Seconds within which an entry is stored or refused; until then a database that is away or locked is retried."""

log = logging.getLogger("sunduk.journal")


class Journal:
    """Writes the logs of all tables of this process."""

    def __init__(self, database: Database, node: str) -> None:
        self.on_commit: Callable[[list[Append]], None] = lambda _: None
        """Called with the appends of each committed transaction."""
        self._database = database
        self._node = node
        self._marks = itertools.count()
        self._waiting: list[tuple[Append, Promise[None], float]] = []
        """Appends to be stored, each with its promise and deadline."""
        self.failed = -math.inf
        """When an entry could not be stored the last time."""
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._writer = asyncio.create_task(self._write(), name="journal")

    async def close(self) -> None:
        if self._writer:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    def append(self, append: Append) -> Promise[None]:
        """Append to a log; the promise is kept once the entry is committed, or broken by an error such as `Taken`."""
        stored: Promise[None] = Promise()
        self._waiting.append((append, stored, time.monotonic() + PATIENCE))
        self._wake.set()
        return stored

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            if not self._waiting:
                self._wake.clear()
            try:
                won = await self._commit([append for append, _, _ in batch], batch[0][2])
            except Exception as error:
                log.exception("nothing could be stored")
                self.failed = time.monotonic()
                fault = Fault("away", "The database cannot be reached: nothing has changed; try again.")
                fault.__cause__ = error
                won = [fault] * len(batch)
            else:
                self.on_commit([append for (append, _, _), trouble in zip(batch, won, strict=True) if not trouble])
            # Keep the promises while the next batch is being written.
            for (_, stored, _), trouble in zip(batch, won, strict=True):
                loop.call_soon(stored.settle, trouble)

    async def _commit(self, appends: list[Append], deadline: float) -> list[Exception | None]:
        """Store appends in one transaction, retried while the database is away; returns an error or None for each.

        All share the deadline of the first, which is the earliest.
        """
        transaction = self._transaction(appends)
        transaction.deadline = deadline
        pause = 0.05
        while True:
            try:
                return [None if mine else Taken() for mine in await self._database.store(transaction)]
            except (DBAPIError, OSError) as error:
                if time.monotonic() + pause >= deadline or not is_away(error):
                    raise
                # Whether the transaction was committed is unknown: the next attempt looks for its marks in the log.
                transaction.uncertain = True
                log.warning("the database is away; trying again", extra={"why": str(error)})
                await asyncio.sleep(pause)
                pause = min(1.0, pause * 2)

    def _transaction(self, appends: list[Append]) -> Transaction:
        lines = [
            (append.table.id, append.table.entries - 1, f"{self._node}.{mark}", append.entry.dump().decode())
            for append, mark in zip(appends, self._marks, strict=False)
        ]
        more = {number: _more(append) for number, append in enumerate(appends) if append.changes_more}
        told = {append.table.id for append in appends if append.known or not self._database.sure}
        return Transaction(self._node, lines, more, told)


def _more(append: Append) -> More:
    table, kind = append.table, append.entry.kind
    tells = kind not in ("create", "act") or table.state == "over"
    return More(
        _head(append) if kind == "create" else None,
        {"state": table.state, "touched": table.touched} if tells else None,
        tuple(sorted({table.create.host} | table.people())) if kind in ("create", "sit") else (),
        append.due_changed,
        append.due,
    )


def _head(append: Append) -> dict[str, Any]:
    """The row of a new table: what the lobby needs, and its secret."""
    table = append.table
    return {
        "id": table.id,
        "game": table.game.id,
        "state": table.state,
        "private": table.create.private,
        "created": table.create.at,
        "touched": table.touched,
        "secret": append.secret,
        "host": table.create.host,
        "origin": table.create.origin,
    }
