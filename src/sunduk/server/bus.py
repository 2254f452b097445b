"""How processes that share a database hear of each other: LISTEN and NOTIFY. One process alone needs none."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy.exc import DBAPIError

from .storage import CHANNEL, Store

PAUSE = 1.0
"""Seconds between two attempts to listen again."""

log = logging.getLogger("sunduk.bus")

Hear = Callable[[str, str, list[str]], None]
"""Told the process, the subject and the words of a message."""


class Bus:
    """Listens for the other processes; after a cut it says `again`, since something may have been missed."""

    def __init__(self, store: Store, hear: Hear) -> None:
        self._store = store
        self.hear = hear
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        if self._store.shared:
            self._task = asyncio.create_task(self._listen(), name="bus")

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def say(self, subject: str, *words: str) -> None:
        """Tell the other processes, if there can be any."""
        if self._store.shared:
            try:
                await self._store.notify(subject, *words)
            except (OSError, DBAPIError) as error:
                log.warning("the other processes could not be told", extra={"subject": subject, "why": str(error)})

    async def _listen(self) -> None:
        # One process alone does without it.
        import asyncpg

        first = True
        while True:
            try:
                await self._listen_once(first)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the bus is cut; listening again", extra={"why": str(error)})
            first = False
            await asyncio.sleep(PAUSE)

    async def _listen_once(self, first: bool) -> None:
        import asyncpg

        address = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(address)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            if not first:
                self.hear("", "again", [])
            await lost.wait()
        finally:
            await connection.close(timeout=1)

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, subject, *words = str(payload).split(" ")
        if node != self._store.node:
            self.hear(node, subject, words)
