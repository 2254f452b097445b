"""The socket of a table: views and talk to a screen, moves and talk from it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from functools import partial

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from sunduk.core.errors import SundukError
from sunduk.table.faults import Fault, fault_of
from sunduk.table.frames import frame_bytes, seat_to_show
from sunduk.table.race import Link
from sunduk.table.table import Table
from sunduk.table.wire import FromServer

from ..live.hall import Hall
from ..live.live_table import Live
from ..process.metrics import REFUSALS, SOCKETS
from ..promise import Promise
from .api.dependencies import find_guest
from .api.models import Act, Hello, Pong, Talk, ToServer
from .fast_socket import wire_of
from .identity import FORGET, Guest, clean
from .lengths import LONGEST_LINE, LONGEST_MESSAGE
from .limits import Limit, address_of
from .middleware import cookie_of

FIRST_WORD = 10.0
"""Seconds within which a screen says hello."""
MOST_WAITING = 256
"""Frames that a slow screen may be behind."""
MOST_ACTING = 8
"""Moves of one screen that may be on their way at once."""

log = logging.getLogger("sunduk.sockets")


MESSAGE: TypeAdapter[ToServer] = TypeAdapter(ToServer)


class Closed(Exception):
    """The socket is to be closed, for this reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Screen:
    """One socket: somebody who looks at a table."""

    def __init__(self, socket: WebSocket, hall: Hall, live: Live, guest: Guest | None) -> None:
        self.guest = guest.id if guest else None
        self.seat = -1
        self.seq: int | None = None
        self.link = Link()
        self._socket = socket
        self._wire = wire_of(socket.scope)
        self._hall = hall
        self._live = live
        self._waiting: deque[bytes] = deque()
        self._flushing: asyncio.Task[None] | None = None
        self._acting = 0
        """Moves that are on their way."""
        self._greeted = False
        self._limit = Limit(hall.settings.messages_per_second, 3 * hall.settings.messages_per_second)

    def push(self, frame: bytes) -> None:
        """Send a frame, at once if none waits; a screen that does not keep up is let go, and may come back."""
        if self._flushing is None and self._wire and self._wire.write(frame):
            return
        if len(self._waiting) >= MOST_WAITING:
            return
        self._waiting.append(frame)
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        try:
            while self._waiting:
                await self._socket.send({"type": "websocket.send", "text": self._waiting.popleft().decode()})
                if len(self._waiting) >= MOST_WAITING - 1:
                    self._waiting.clear()
                    await self._socket.close(1013, "too slow")
        except (RuntimeError, WebSocketDisconnect, OSError):
            self._waiting.clear()
        finally:
            self._flushing = None

    def tell(self, frame: FromServer) -> None:
        self.push(frame_bytes(frame))

    async def serve(self) -> None:
        """Until the screen goes."""
        measuring: asyncio.Task[None] | None = None
        try:
            async with asyncio.timeout(FIRST_WORD):
                hello = self._read(await self._receive())
                if not isinstance(hello, Hello):
                    raise Closed(4400, "say hello first")
            await self._hello(hello)
            if self._live.table.game.race:
                measuring = asyncio.create_task(self._measure())
            if self._wire:
                self._wire.take = self._take
            while True:
                await self._answer(self._read(await self._receive()))
        except TimeoutError:
            raise Closed(4408, "say hello first") from None
        finally:
            if measuring:
                measuring.cancel()
            if self._greeted:
                await asyncio.shield(self._hall.presence.depart(self._live, self))

    def _take(self, text: bytes) -> bool:
        """The short way in, for what cannot wait; the rest goes the long one, and so does what is wrong."""
        if self._acting >= MOST_ACTING:
            return False
        try:
            message = MESSAGE.validate_json(text)
        except ValidationError:
            return False
        if message.type not in ("act", "pong") or not self._spare():
            return False
        if message.type == "pong":
            self.link.pong(message.mark, self._hall.precise())
            return True
        self._act(message)
        return True

    def _spare(self) -> bool:
        """Whether the screen may send a message now."""
        if self._hall.settings.limits:
            try:
                self._limit.take("")
            except Fault:
                return False
        return True

    async def _receive(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        text = message.get("text")
        if text is None:
            raise Closed(4400, "send texts, not bytes")
        if len(text) > LONGEST_MESSAGE:
            raise Closed(4413, f"a message has at most {LONGEST_MESSAGE} characters")
        return str(text)

    def _read(self, text: str) -> ToServer:
        if not self._spare():
            raise Closed(4429, "too many messages")
        try:
            return MESSAGE.validate_json(text)
        except ValidationError:
            raise Closed(4400, "a message that cannot be read") from None

    async def _hello(self, hello: Hello) -> None:
        live = self._live
        self.seat = seat_to_show(live.table, self.guest, hello.seat)
        self.seq = hello.since
        first, said = not self._greeted, []
        if first:
            said = await self._hall.store.said(live.table.id) if live.lines else []
            self.push(live.table_frame(self.guest, live.online()))
        if live.table.match:
            self._show()
        if first:
            self._greeted = True
            if not self._hall.warming.is_warm(live.table.game.id):
                live.tell_warming(self._hall.warming.share(live.table.game.id))
            for line in said:
                self.tell({"type": "chat", **line.json()})
            await self._hall.presence.arrive(live, self)

    def _show(self) -> None:
        self._live.show(self, self._hall.precise())

    async def _answer(self, message: ToServer) -> None:
        try:
            match message:
                case Act():
                    # One move after the other; what went wrong with it, the screen has been told.
                    with contextlib.suppress(Exception):
                        await self._act(message)
                case Talk():
                    person = await self._hall.guests.find(self.guest) if self.guest else None
                    if person is None:
                        raise Fault("nobody", "Say your name first: POST /api/me.")
                    text = clean(message.text, LONGEST_LINE, "What you say")
                    await self._hall.say(self._live, person, text)
                case Pong():
                    self.link.pong(message.mark, self._hall.precise())
                case Hello():
                    await self._hello(message)
        except SundukError as error:
            self._refuse(None, error)

    def _act(self, said: Act) -> Promise[Table]:
        """Make a move, and tell the screen what became of it."""
        self._acting += 1
        acted = self._hall.act(self._live, self.guest, said.seat, said.seq, said.action, said.shown, self)
        acted.then(partial(self._acted, said))
        return acted

    def _acted(self, said: Act, outcome: Table | Exception) -> None:
        """Say what became of a move."""
        self._acting -= 1
        if not isinstance(outcome, Exception):
            self.tell({"type": "done", "id": said.id, "seq": outcome.seq})
            return
        if not isinstance(outcome, SundukError):
            log.error("a move failed", exc_info=outcome)
            outcome = Fault("fault", "The server made a mistake; nothing has changed.")
        fault = self._refuse(said.id, outcome)
        if fault.code == "stale" and self._live.table.match:
            self._show()

    def _refuse(self, id: str | int | None, error: SundukError) -> Fault:
        fault = fault_of(error)
        REFUSALS.labels(fault.code).inc()
        self.tell({"type": "refused", "id": id, "error": fault.json()})
        return fault

    async def _measure(self) -> None:
        """Measure the round trip now and then: in a race it matters."""
        while True:
            await asyncio.sleep(self.link.pause)
            self.tell({"type": "ping", "mark": self.link.ping(self._hall.precise())})


async def table_socket(socket: WebSocket) -> None:
    """Views and talk of one table; see docs/server.md."""
    hall: Hall = socket.app.state.hall
    try:
        cookie = cookie_of(socket.headers)
        guest = await find_guest(socket.app, cookie) if cookie else None
        if cookie and guest is None:
            raise Fault("nobody", "Your cookie is worth nothing here and is deleted: connect again.")
        live = await hall.live(socket.path_params["id"][:32])
    except SundukError as error:
        fault = fault_of(error)
        REFUSALS.labels(fault.code).inc()
        log.info("refused", extra={"code": fault.code, "path": socket.url.path, "why": str(fault)})
        await socket.accept(headers=[(b"set-cookie", FORGET.encode())] if fault.code == "nobody" else None)
        await socket.close({"nobody": 4401, "unknown": 4404}.get(fault.code, 4400), _clipped(str(fault)))
        return
    counts: dict[str, int] = socket.app.state.sockets
    who = guest.id if guest else address_of(socket.client)
    await socket.accept()
    if hall.settings.limits and counts.get(who, 0) >= hall.settings.most_sockets:
        await socket.close(4429, "too many sockets")
        return
    counts[who] = counts.get(who, 0) + 1
    SOCKETS.inc()
    try:
        await Screen(socket, hall, live, guest).serve()
    except Closed as closed:
        log.info("refused", extra={"code": closed.code, "path": socket.url.path, "why": str(closed)})
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(closed.code, str(closed))
    except Fault as fault:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(4400, _clipped(str(fault)))
    except WebSocketDisconnect:
        pass
    finally:
        SOCKETS.dec()
        counts[who] -= 1
        if not counts[who]:
            del counts[who]


def _clipped(reason: str) -> str:
    """A reason for closing a socket has at most 123 bytes."""
    return reason.encode()[:123].decode(errors="ignore")
