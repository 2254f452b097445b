"""Readiness check: tries to write to the database."""

from __future__ import annotations

import asyncio
import logging
import math
import time

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from . import bulk as rows
from . import schema
from .database import Database
from .journal import Journal

PATIENCE = 2.0
"""Seconds after which the database counts as unavailable."""
FRESH = 1.0
"""Seconds for which a result is cached, so that requests cannot cause constant writes."""
LATELY = 5.0
"""Seconds for which the database counts as unavailable after an entry could not be stored."""
FILLER = "x" * 65_536
"""Large enough to need new pages, so that a full disk is noticed."""

log = logging.getLogger("sunduk.readiness")


class Readiness:
    """Tries the database when asked, one attempt at a time."""

    def __init__(self, database: Database, journal: Journal) -> None:
        self._database = database
        self._journal = journal
        self._attempt: asyncio.Task[bool] | None = None
        self._ended = -math.inf

    async def check(self) -> bool:
        if time.monotonic() - self._journal.failed < LATELY:
            return False
        if self._attempt is None or (self._attempt.done() and time.monotonic() - self._ended > FRESH):
            self._attempt = asyncio.create_task(self._try())
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self._attempt)
        except TimeoutError:
            return False

    async def _try(self) -> bool:
        try:
            await self._database.probe(_read_and_write)
        except (DBAPIError, OSError) as error:
            log.warning("the database is not ready", extra={"why": str(error)})
            return False
        finally:
            self._ended = time.monotonic()
        return True


def _read_and_write(connection: Connection) -> None:
    for table in schema.metadata.sorted_tables:
        newest = [column.desc() for column in table.primary_key]
        connection.execute(select(table).order_by(*newest).limit(1)).all()
    with connection.begin_nested() as room:
        connection.execute(rows.insert(connection, schema.settings), {"name": "room", "value": FILLER})
        room.rollback()
    written = {"name": "written", "value": str(round(time.time()))}
    insert = rows.insert(connection, schema.settings)
    connection.execute(
        insert.on_conflict_do_update(index_elements=["name"], set_={"value": insert.excluded.value}), written
    )
