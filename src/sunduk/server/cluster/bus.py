"""Messages between processes that share a database. A single process does not use it."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import DBAPIError

from sunduk.table.live.environment import Bus, Hear

from ..storage import Store

PAUSE = 1.0
"""Seconds between two attempts to listen again."""

log = logging.getLogger("sunduk.bus")


class DatabaseBus(Bus):
    """Receives messages of the other processes; after a reconnect it reports `again`, since some may have been lost."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.hear: Hear = lambda *_: None
        self._task: asyncio.Task[None] | None = None
        self._was_cut = False

    def begin(self, hear: Hear) -> None:
        self.hear = hear
        if self._store.shared:
            self._task = asyncio.create_task(self._listen(), name="bus")

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def say(self, subject: str, *words: str) -> None:
        """Send a message to the other processes, if there can be any."""
        if self._store.shared:
            try:
                await self._store.notify(subject, *words)
            except (OSError, DBAPIError) as error:
                log.warning("the other processes could not be told", extra={"subject": subject, "why": str(error)})

    async def _listen(self) -> None:
        while True:
            try:
                await self._store.listen(self._heard, self._begun)
            except OSError as error:
                log.warning("the bus is cut; listening again", extra={"why": str(error)})
            self._was_cut = True
            await asyncio.sleep(PAUSE)

    def _begun(self) -> None:
        if self._was_cut:
            self.hear("", "again", [])

    def _heard(self, message: str) -> None:
        node, subject, *words = message.split(" ")
        if node != self._store.node:
            self.hear(node, subject, words)
