"""Guests: kept in the store, cached in memory."""

from __future__ import annotations

from collections import OrderedDict

from ..guests import Guest
from .storage import Store

MOST = 20_000


class Guests:
    """Everyone who has said a name."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Guest] = OrderedDict()
        self._forgotten = 0
        """How often the cache was invalidated: a value read before the last time may be out of date."""

    async def find(self, id: str) -> Guest | None:
        if guest := self._known.get(id):
            self._known.move_to_end(id)
            return guest
        forgotten = self._forgotten
        guest = await self._store.guest(id)
        if guest and forgotten == self._forgotten:
            self._remember(guest)
        return guest

    async def keep(self, guest: Guest, now: int) -> None:
        """Store a guest; the other processes are told to drop theirs from the cache."""
        await self._store.keep_guest(guest, now)
        self._remember(guest)

    def forget(self, *ids: str) -> None:
        """Drop these guests from the cache; without an id, all of them."""
        self._forgotten += 1
        for id in ids or list(self._known):
            self._known.pop(id, None)

    def _remember(self, guest: Guest) -> None:
        self._known[guest.id] = guest
        self._known.move_to_end(guest.id)
        if len(self._known) > MOST:
            self._known.popitem(last=False)
