"""Quotas: how many tables, imports and hints a guest may have, and all guests of one address together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from ..entries import Create
from ..faults import Fault
from ..guests import Guest
from .environment import Settings
from .limits import Limit
from .storage import Store

MOST = {
    "waiting": ("open_tables", "tables that wait for players: start some, or wait for somebody to join"),
    "running": ("running_tables", "matches that are not over: finish or resign some"),
}
"""For each state of a table the setting that says how many there may be, and what there are too many of."""


class Quotas:
    """Counts what guests have: tables in the database, imports and hints in this process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._making = WeakValueDictionary[str, asyncio.Lock]()
        """Held, by guest and by origin, from counting tables until a new one is stored."""
        self._imports = self._limits(settings.imports_per_hour, 3600)
        self._hints = self._limits(settings.hints_per_minute, 60)

    def _limits(self, count: float, seconds: float) -> tuple[Limit, Limit]:
        """For a guest, and for all of one address."""
        together = count * self._settings.guests_per_address
        return Limit(count / seconds, count), Limit(together / seconds, together)

    @asynccontextmanager
    async def new_table(self, guest: Guest, create: Create) -> AsyncIterator[None]:
        """Held while a table is made; refused to a guest who has too many. A rematch does not count."""
        if not self._settings.limits or create.rematch_of:
            yield
        elif create.record:
            _take(self._imports, guest, "You import too many records: wait a while.")
            yield
        else:
            # The guest's lock first, always: two tasks that take them in different orders would wait forever.
            async with self._lock(f"guest {guest.id}"), self._lock(f"origin {guest.origin}"):
                await self._check_tables(guest)
                yield

    def hint(self, guest: Guest) -> None:
        """Count a hint; refused to a guest who has had too many."""
        if self._settings.limits:
            _take(self._hints, guest, "You ask for too many hints: wait a moment.")

    def _lock(self, owner: str) -> asyncio.Lock:
        return self._making.setdefault(owner, asyncio.Lock())

    async def _check_tables(self, guest: Guest) -> None:
        counts = await self._store.tables_of(guest.id, guest.origin)
        for state, (setting, what) in MOST.items():
            most = getattr(self._settings, setting)
            mine, together = counts.get(state, (0, 0))
            if mine >= most:
                raise Fault("quota", f"You have {most} {what} first.")
            if together >= most * self._settings.guests_per_address:
                raise Fault("quota", f"From your address there are {together} {what} first.")


def _take(limits: tuple[Limit, Limit], guest: Guest, sentence: str) -> None:
    for limit, who in zip(limits, (guest.id, guest.origin), strict=True):
        limit.take(who, sentence)
