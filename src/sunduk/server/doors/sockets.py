"""The WebSocket of a table: the transport of a `sunduk.table.live.screen.Screen`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from sunduk.core.errors import SundukError
from sunduk.table.faults import Fault, fault_of
from sunduk.table.guests import Guest
from sunduk.table.lengths import LONGEST_MESSAGE
from sunduk.table.live.hall import Hall
from sunduk.table.live.limits import Limit
from sunduk.table.live.live_table import Live
from sunduk.table.live.screen import Screen
from sunduk.table.wire.asked import ToServer

from ..config import Settings
from ..process.metrics import REFUSALS, SOCKETS
from .addresses import address_of
from .api.dependencies import find_guest
from .fast_socket import wire_of
from .identity import FORGET
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


class Connection:
    """One WebSocket: reads and checks messages for a screen, and sends its frames."""

    def __init__(self, socket: WebSocket, settings: Settings, hall: Hall, live: Live, guest: Guest | None) -> None:
        self._socket = socket
        self._wire = wire_of(socket.scope)
        self._screen = Screen(hall, live, guest.id if guest else None, self.push)
        self._waiting: deque[bytes] = deque()
        self._flushing: asyncio.Task[None] | None = None
        rate = settings.messages_per_second
        self._limit = Limit(rate, 3 * rate) if settings.limits else None

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

    async def serve(self) -> None:
        """Until the socket is closed."""
        screen = self._screen
        try:
            async with asyncio.timeout(FIRST_WORD):
                hello = self._read(await self._receive())
                if hello["type"] != "hello":
                    raise Closed(4400, "say hello first")
            await screen.hello(hello)
            if self._wire:
                self._wire.take = self._take
            while True:
                await screen.receive(self._read(await self._receive()))
        except TimeoutError:
            raise Closed(4408, "say hello first") from None
        finally:
            if self._wire:
                self._wire.take = None
            await screen.leave()
            # Break the reference cycle, so that both are freed at once.
            del self._screen

    def _take(self, text: bytes) -> bool:
        """The fast path: a move or a pong is handled at once. False sends a message through the queue, to `_read`."""
        if self._screen.acting >= MOST_ACTING:
            return False
        try:
            message = MESSAGE.validate_json(text)
            if message["type"] in ("hello", "chat"):
                return False
            if self._limit:
                self._limit.take("")
        except (ValidationError, Fault):
            return False
        if message["type"] == "act":
            self._screen.act(message)
        elif message["type"] == "pong":
            self._screen.pong(message)
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
        try:
            if self._limit:
                self._limit.take("")
            return MESSAGE.validate_json(text)
        except Fault:
            raise Closed(4429, "too many messages") from None
        except ValidationError:
            raise Closed(4400, "a message that cannot be read") from None


async def table_socket(socket: WebSocket) -> None:
    """Views and talk of one table; see docs/server.md."""
    hall: Hall = socket.app.state.hall
    settings: Settings = socket.app.state.settings
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
    if settings.limits and counts.get(who, 0) >= settings.most_sockets:
        await socket.close(4429, "too many sockets")
        return
    counts[who] = counts.get(who, 0) + 1
    SOCKETS.inc()
    try:
        await Connection(socket, settings, hall, live, guest).serve()
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
