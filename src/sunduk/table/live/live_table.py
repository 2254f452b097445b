"""A table in memory: its state, the screens that show it, and what is in progress at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from ..frames import Crowd, Position, frame_bytes, table_json
from ..luck import Luck
from ..race import Link, links
from ..table import Table
from .claims import Claims
from .lock import Turns
from .promise import Promise
from .storage import ChatLine
from .table_bots import TableBots


class Listener(Protocol):
    """What a table knows of a screen."""

    guest: str | None
    is_table: bool
    """Whether it shows the table to everyone in a room."""
    seat: int
    """Whose view it shows."""
    seq: int | None
    """The `seq` of the position it was last sent; None before the first."""
    link: Link
    """The connection to it, which matters in a race."""

    def push(self, frame: bytes) -> None:
        """Send a frame, soon."""


class Live:
    """One table in memory. Each field has an owner, which alone changes it; others read it."""

    def __init__(self, table: Table, luck: Luck, clock: Callable[[], float]) -> None:
        self.table = table
        """The table after its last committed entry. Owner: the hall."""
        self.luck = luck
        self.turns = Turns()
        """Taken while something is decided and stored. Owner: the hall."""
        self.due: int | None = None
        """The deadline that the database knows of. Owner: the hall."""
        self.listeners: set[Listener] = set()
        """Screens at this process. Owner: presence."""
        self.elsewhere: dict[str, set[str]] = {}
        """Guests who listen at other processes, by process; a process that only has the table in memory has none.
        Owner: presence."""
        self.crowds: dict[str, Crowd] = {}
        """Who looks at other processes besides the players, by process. Owner: presence."""
        self.gathering: asyncio.TimerHandle | None = None
        """Fires when spectators who came or went are told. Owner: presence."""
        self.away: dict[str, int] = {}
        """Since when guests who hold seats have been away. Owner: presence."""
        self.bots = TableBots()
        """The bots that play here. Owner: bot players."""
        self.timer: asyncio.TimerHandle | None = None
        """Fires at the next deadline. Owner: deadlines."""
        self.claims = Claims(clock)
        """Claims of a race that are held. Owner: `Claims` itself."""
        self.lines = 0
        """How many lines of chat have been sent. Owner: this class; the hall sets it when it loads the table."""
        self._changed: asyncio.Event | None = None

    def change(self) -> asyncio.Event:
        """An event that is set at the next change of the table."""
        self._changed = self._changed or asyncio.Event()
        return self._changed

    def has_changed(self) -> None:
        if self._changed:
            self._changed.set()
            self._changed = None

    def online(self) -> set[str]:
        """Guests with an open screen, at any process."""
        here = {listener.guest for listener in self.listeners if listener.guest}
        return here.union(*self.elsewhere.values())

    def crowd_here(self) -> Crowd:
        """Who looks at this process besides the players: guests once, visitors without a name by their screens."""
        screens = sum(listener.is_table for listener in self.listeners)
        nameless = sum(listener.guest is None for listener in self.listeners) - screens
        guests = {listener.guest for listener in self.listeners if listener.guest} - self.table.people()
        return Crowd(nameless + len(guests), screens)

    def crowd(self) -> Crowd:
        """Who looks besides the players, at any process."""
        here = self.crowd_here()
        there = self.crowds.values()
        return Crowd(
            here.spectators + sum(each.spectators for each in there), here.screens + sum(each.screens for each in there)
        )

    def is_waited_for(self) -> bool:
        """Whether a player of this table has a screen open."""
        online = self.online()
        return any(seat.present and seat.guest in online for seat in self.table.seats)

    def claim(self, seat: int, reaction: float, received: float) -> Promise[None]:
        """Hold a seat's claim in a race until no quicker one can arrive any more."""
        return self.claims.wait(reaction, received, links(self.table, self.listeners, but=seat))

    def tell_table(self) -> None:
        """Send the table, without its position, to every screen."""
        online = self.online()
        told: dict[str | None, bytes] = {}
        for listener in self.listeners:
            if listener.guest not in told:
                told[listener.guest] = self.table_frame(listener.guest, online)
            listener.push(told[listener.guest])

    def table_frame(self, guest: str | None, online: set[str]) -> bytes:
        told = table_json(self.table, self.luck, guest, online, self.crowd())
        return frame_bytes({"type": "table", "table": told})

    def tell_position(self, now: float, race_began: bool) -> None:
        """Send the position to every screen. Each view is encoded once for all screens that show it."""
        position = Position(self.table, round(now))
        told: dict[tuple[int, int | None], bytes] = {}
        for listener in self.listeners:
            key = listener.seat, listener.seq
            if key not in told:
                told[key] = position.frame(*key)
            listener.push(told[key])
            listener.seq = self.table.seq
            if race_began:
                listener.link.begin(now)

    def show(self, listener: Listener, now: float) -> None:
        """Send the position to one screen."""
        listener.push(Position(self.table, round(now)).frame(listener.seat, listener.seq))
        listener.seq = self.table.seq
        listener.link.join(now)

    def tell_chat(self, lines: list[ChatLine]) -> None:
        for line in lines:
            if line.number >= self.lines:
                self.lines = line.number + 1
                frame = frame_bytes({"type": "chat", **line.json()})
                for listener in self.listeners:
                    listener.push(frame)

    def tell_warming(self, share: float) -> None:
        """Send every screen the share of the game that is compiled, if bots play here. Variants are not compiled."""
        table = self.table
        if table.state == "running" and not table.game.edition and any(seat.automatic for seat in table.seats):
            frame = frame_bytes({"type": "warming", "game": table.game.id, "share": share})
            for listener in self.listeners:
                listener.push(frame)

    @property
    def idle(self) -> bool:
        """Whether the table can be dropped from memory: no screen shows it, and nothing is in progress."""
        return not self.listeners and not self.bots.thinking and not self.claims and not self.turns.taken
