"""A screen: somebody who looks at a table. Decides what each message of theirs means and tells them what happens.

Messages come as the types of `wire/asked.py`, already checked; frames go out as bytes. How they travel (a WebSocket, a
message between workers of a page) is not known here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from sunduk.core.errors import SundukError

from ..access import seat_to_show
from ..faults import Fault, fault_of
from ..frames import frame_bytes
from ..race import Link
from ..table import Table
from ..texts import clean_line
from ..wire.asked import Act, Hello, Pong, ToServer
from ..wire.frames import FromServer
from .hall import Hall
from .live_table import Live
from .promise import Promise

log = logging.getLogger("sunduk.screen")


class Screen:
    """One screen at one table: a `Listener`."""

    def __init__(self, hall: Hall, live: Live, guest: str | None, push: Callable[[bytes], None]) -> None:
        self.guest = guest
        self.is_table = False
        self.seat = -1
        self.seq: int | None = None
        self.link = Link()
        self.push = push
        self.acting = 0
        """Moves that are on their way."""
        self._hall = hall
        self._live = live
        self._greeted = False
        self._measuring: asyncio.Task[None] | None = None

    async def hello(self, message: Hello) -> None:
        """Show the table: the first message of a screen, and later ones to look from another seat.

        Raises a fault if the seat is not theirs.
        """
        live, hall = self._live, self._hall
        if message.get("role") == "table" and not self._greeted:
            self.is_table, self.guest = True, None
        self.seat = seat_to_show(live.table, self.guest, message.get("seat"))
        self.seq = message.get("since")
        first, said = not self._greeted, []
        if first:
            said = await hall.store.said(live.table.id) if live.lines else []
            self.push(live.table_frame(self.guest, live.online()))
        if live.table.match:
            live.show(self, hall.precise())
        if first:
            self._greeted = True
            if not hall.warming.is_warm(live.table.game.id):
                live.tell_warming(hall.warming.share(live.table.game.id))
            for line in said:
                self._tell({"type": "chat", **line.json()})
            await hall.presence.arrive(live, self)
            if live.table.game.race:
                self._measuring = asyncio.create_task(self._measure())

    async def receive(self, message: ToServer) -> None:
        """Do what a message asks, and wait until it is done. What is refused, the screen is told."""
        try:
            match message["type"]:
                case "act":
                    # One move after the other; what went wrong with it, the screen has been told.
                    with contextlib.suppress(Exception):
                        await self.act(message)
                case "chat":
                    person = await self._hall.guests.find(self.guest) if self.guest else None
                    if person is None:
                        raise Fault("nobody", "Say your name first: POST /api/me.")
                    await self._hall.say(self._live, person, clean_line(message["text"]))
                case "hello":
                    await self.hello(message)
                case "pong":
                    self.pong(message)
        except SundukError as error:
            self._refuse(None, error)

    def pong(self, message: Pong) -> None:
        """The answer to a ping has come."""
        self.link.pong(message["mark"], self._hall.precise())

    def act(self, message: Act) -> Promise[Table]:
        """Make a move, and tell the screen what became of it."""

        def acted(outcome: Table | Exception) -> None:
            self.acting -= 1
            if isinstance(outcome, Exception):
                self._not_made(message["id"], outcome)
            else:
                self._tell({"type": "done", "id": message["id"], "seq": outcome.seq})

        self.acting += 1
        seat, seq, move = message["seat"], message["seq"], message["action"]
        made = self._hall.act(self._live, self.guest, seat, seq, move, message.get("shown"), self)
        made.then(acted)
        return made

    async def leave(self) -> None:
        """The screen is gone."""
        if self._measuring:
            self._measuring.cancel()
        if self._greeted:
            await asyncio.shield(self._hall.presence.depart(self._live, self))

    def _tell(self, frame: FromServer) -> None:
        self.push(frame_bytes(frame))

    def _not_made(self, id: str | int, error: Exception) -> None:
        """Tell the screen why a move was not made; one that looked at an old position is shown the new one."""
        if not isinstance(error, SundukError):
            log.error("a move failed", exc_info=error)
            error = Fault("fault", "The server made a mistake; nothing has changed.")
        fault = self._refuse(id, error)
        if fault.code == "stale" and self._live.table.match:
            self._live.show(self, self._hall.precise())

    def _refuse(self, id: str | int | None, error: SundukError) -> Fault:
        fault = fault_of(error)
        self._hall.metrics.refused(fault.code)
        self._tell({"type": "refused", "id": id, "error": fault.json()})
        return fault

    async def _measure(self) -> None:
        """Measure the round trip now and then: in a race it matters."""
        while True:
            await asyncio.sleep(self.link.pause)
            self._tell({"type": "ping", "mark": self.link.ping(self._hall.precise())})
