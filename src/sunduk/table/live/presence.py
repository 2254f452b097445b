"""Who is looking at which table, in this process and in others that share its database."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection, Iterable
from typing import Protocol

from ..faults import Fault
from ..frames import Crowd
from .environment import Bus
from .live_table import Listener, Live
from .storage import Store
from .tasks import Tasks

GATHERING = 0.3
"""Seconds after which a change of the spectators is told: many who come at once are told once."""
BEAT = 5.0
"""Seconds between two heartbeats of a process."""
SILENCE = 3 * BEAT
"""Seconds without a heartbeat after which the guests of a process count as gone."""


class HallForPresence(Protocol):
    """What presence needs of the hall."""

    lives: dict[str, Live]

    def now(self) -> int: ...

    def look_after(self, live: Live, think: bool = True) -> None: ...

    async def welcome_back(self, live: Live, guest: str, seats: Iterable[int]) -> None: ...


class Presence:
    """Tracks which guests have a screen open at each table, and tells the other processes."""

    def __init__(self, hall: HallForPresence, store: Store, bus: Bus, tasks: Tasks) -> None:
        self._hall = hall
        self._shared, self._sure = store.shared, store.sure
        self._bus = bus
        self._tasks = tasks
        self._heard: dict[str, float] = {}
        """When each other process last sent a message."""

    def begin(self) -> None:
        if self._shared:
            self._tasks.spawn(self._beat())

    def begin_at(self, live: Live) -> None:
        """Mark all players of a table as away, when it is loaded: nobody has a screen open yet."""
        live.away = {guest: self._hall.now() for guest in live.table.people()}

    async def arrive(self, live: Live, listener: Listener) -> None:
        """Add a screen; a player who returns gets back the seats that stand-ins played."""
        known = listener.guest in live.online()
        live.listeners.add(listener)
        if listener.guest:
            live.away.pop(listener.guest, None)
            if not known and listener.guest in live.table.people():
                live.tell_table()
                await self.say(live)
        self._crowd_changed(live, listener)
        if guest := listener.guest:
            with contextlib.suppress(Fault):
                standins = [seat for seat in live.table.seats_of(guest) if live.table.seats[seat].standin]
                await self._hall.welcome_back(live, guest, standins)
        self._hall.look_after(live)

    async def depart(self, live: Live, listener: Listener) -> None:
        """Remove a screen; a player without any other screen is away from now on."""
        live.listeners.discard(listener)
        guest = listener.guest
        self._crowd_changed(live, listener)
        if guest and guest not in live.online() and guest in live.table.people():
            live.away[guest] = self._hall.now()
            live.tell_table()
            self._hall.look_after(live)
            await self.say(live)

    def _crowd_changed(self, live: Live, listener: Listener) -> None:
        """Tell soon how many spectators there are, if it was one who came or went."""
        if live.gathering is None and listener.guest not in live.table.people():
            live.gathering = self._loop().call_later(GATHERING, self._tell_crowd, live)

    def _tell_crowd(self, live: Live) -> None:
        live.gathering = None
        live.tell_table()
        if self._shared:
            self._tasks.spawn(self.say(live))

    async def say(self, live: Live) -> None:
        """Tell the other processes which players have screens here, unless none of them has the table in memory."""
        if self._sure and not live.elsewhere:
            return
        here = sorted({listener.guest for listener in live.listeners if listener.guest} & live.table.people())
        crowd = live.crowd_here()
        await self._bus.say("present", live.table.id, f"+{crowd.spectators}", f"={crowd.screens}", *here)

    async def ask(self, id: str) -> None:
        """Ask the other processes which players have screens there."""
        await self._bus.say("who", id)

    def alive(self, node: str) -> None:
        self._heard[node] = self._now()

    def meet(self, live: Live, node: str) -> None:
        """Note that another process has the table in memory: from now on it is told of new entries."""
        if node not in live.elsewhere:
            live.elsewhere[node] = set()
            if self._sure:
                self._tasks.spawn(self._tell_what_was(live))

    async def _tell_what_was(self, live: Live) -> None:
        """Tell other processes to read the log, since an entry that is being stored now was not announced to them."""
        async with live.turns:
            await self._bus.say("entries", live.table.id)

    def hear(self, live: Live, node: str, words: Collection[str]) -> None:
        """Note which players have screens at another process, and how many others look there."""
        self.meet(live, node)
        before, crowd = live.online(), live.crowds.get(node, Crowd())
        counts = {word[0]: int(word[1:]) for word in words if word[0] in "+="}
        guests = {word for word in words if word[0] not in "+="}
        live.crowds[node] = Crowd(counts.get("+", 0), counts.get("=", 0))
        live.elsewhere[node] = guests
        after = live.online()
        live.away |= {guest: self._hall.now() for guest in before - after}
        for guest in after:
            live.away.pop(guest, None)
        if before != after:
            live.tell_table()
            self._hall.look_after(live, think=False)
        elif crowd != live.crowds[node]:
            live.tell_table()

    async def _beat(self) -> None:
        while True:
            await self._bus.say("alive")
            for node in [node for node, at in self._heard.items() if self._now() - at > SILENCE]:
                del self._heard[node]
                for live in list(self._hall.lives.values()):
                    if live.elsewhere.get(node) or any(live.crowds.get(node, ())):
                        self.hear(live, node, ())
            await asyncio.sleep(BEAT)

    @staticmethod
    def _loop() -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    def _now(self) -> float:
        return self._loop().time()
