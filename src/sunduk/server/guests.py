"""Guests: remembered in memory, kept in the database."""

from __future__ import annotations

from collections import OrderedDict

from .identity import Guest
from .storage import Store

MOST = 20_000


class Guests:
    """Everyone who has said a name."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def find(self, id: str) -> Guest | None:
        guest = self._known.get(id) or await self._store.guest(id)
        if guest:
            self._remember(guest)
        return guest

    async def keep(self, guest: Guest, now: int) -> None:
        await self._store.keep_guest(guest, now)
        self._remember(guest)

    def _remember(self, guest: Guest) -> None:
        self._known[guest.id] = guest
        self._known.move_to_end(guest.id)
        if len(self._known) > MOST:
            self._known.popitem(last=False)
