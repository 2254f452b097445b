"""Who is looking at which table, in this process and in others that share its database."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from sunduk.table.faults import Fault

from .live_table import Listener, Live

if TYPE_CHECKING:
    from .hall import Hall

BEAT = 5.0
"""Seconds between two signs of life of a process."""
SILENCE = 3 * BEAT
"""Seconds without one after which its guests are taken to be gone."""


class Presence:
    """Keeps count of those who come and go."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._heard: dict[str, float] = {}
        """When each other process last gave a sign of life."""

    def begin(self) -> None:
        if self._hall.store.shared:
            self._hall.tasks.spawn(self._beat())

    async def arrive(self, live: Live, listener: Listener) -> None:
        """Somebody looks at a table."""
        known = listener.guest in live.online()
        live.listeners.add(listener)
        if listener.guest:
            live.away.pop(listener.guest, None)
            if not known and listener.guest in live.table.people():
                live.tell_table()
                await self.say(live)
        if guest := listener.guest:
            with contextlib.suppress(Fault):
                standins = [seat for seat in live.table.seats_of(guest) if live.table.seats[seat].standin]
                await self._hall.welcome_back(live, guest, standins)
        self._hall.look_after(live)

    async def depart(self, live: Live, listener: Listener) -> None:
        """Somebody looks away."""
        live.listeners.discard(listener)
        guest = listener.guest
        if guest and guest not in live.online() and guest in live.table.people():
            live.away[guest] = self._hall.now()
            live.tell_table()
            self._hall.look_after(live)
            await self.say(live)

    async def say(self, live: Live) -> None:
        """Tell the other processes who looks from here, unless none has the table in memory."""
        if self._hall.store.sure and not live.elsewhere:
            return
        here = sorted({listener.guest for listener in live.listeners if listener.guest} & live.table.people())
        await self._hall.bus.say("present", live.table.id, *here)

    async def ask(self, id: str) -> None:
        """Ask the other processes who looks from there."""
        await self._hall.bus.say("who", id)

    def alive(self, node: str) -> None:
        self._heard[node] = self._now()

    def meet(self, live: Live, node: str) -> None:
        """Another process has the table in memory: from now on it is told what happens."""
        if node not in live.elsewhere:
            live.elsewhere[node] = set()
            if self._hall.store.sure:
                self._hall.tasks.spawn(self._tell_what_was(live))

    async def _tell_what_was(self, live: Live) -> None:
        """Nobody was told of what happens just now, either."""
        async with live.turns:
            await self._hall.bus.say("entries", live.table.id)

    def hear(self, live: Live, node: str, guests: set[str]) -> None:
        """Another process says who looks from there."""
        self.meet(live, node)
        before = live.online()
        live.elsewhere[node] = guests
        after = live.online()
        live.away |= {guest: self._hall.now() for guest in before - after}
        for guest in after:
            live.away.pop(guest, None)
        if before != after:
            live.tell_table()
            self._hall.look_after(live, think=False)

    async def _beat(self) -> None:
        while True:
            await self._hall.bus.say("alive")
            for node in [node for node, at in self._heard.items() if self._now() - at > SILENCE]:
                del self._heard[node]
                for live in list(self._hall.lives.values()):
                    if live.elsewhere.get(node):
                        self.hear(live, node, set())
            await asyncio.sleep(BEAT)

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()
