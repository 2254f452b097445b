"""A fast path for WebSockets: short text frames go straight between the transport and the application.

It skips uvicorn's queue and the task that reads it, whenever nothing is waiting in the queue.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast
from weakref import WeakKeyDictionary

import orjson
import uvicorn
from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

_NAME = "sunduk.wire"
_TEXT = 0x81
"""The first byte of an unfragmented text frame."""
_SHORT, _LONG = 126, 1 << 16
_MASKED = 0x80
_HEAD = 6
"""Length of the header of a short text frame from a client: opcode, length, mask."""
_LARGEST_HEAD = 64 * 1024
"""The most bytes of a request's head."""
_LATE = 4408


class Config(uvicorn.Config):
    """uvicorn's configuration, with time limits of our own."""

    request_seconds: float = 20.0
    """Seconds within which a request or message must have arrived completely."""


class Deadline:
    """A timer that calls a function unless it is cleared in time."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def set(self, loop: asyncio.AbstractEventLoop, seconds: float, late: Callable[[], None]) -> None:
        self.clear()
        self._timer = loop.call_later(seconds, late)

    def clear(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None


class Outbox:
    """The sockets of one event loop with frames to send: all are flushed once per iteration of the loop."""

    def __init__(self) -> None:
        self._wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        if not self._wires:
            wire.loop.call_soon(self._empty)
        self._wires.append(wire)

    def _empty(self) -> None:
        """Flush all sockets; if one fails, the rest are flushed in the next iteration."""
        wires, self._wires = self._wires, []
        try:
            while wires:
                wires.pop().flush()
        finally:
            for wire in wires:
                self.add(wire)


_OUTBOXES: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn with the fast path: the application can read and write frames without task or queue."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._outbox = _OUTBOXES.setdefault(self.loop, Outbox())
        self._frames: list[bytes] = []
        self.take: Callable[[bytes], bool] | None = None
        """Called with a short text that arrived alone; returns False to have it processed the usual way."""
        self._whole = True
        """Whether all data so far ended at the end of a frame. Once it did not, everything goes the usual way."""
        self._deadline = Deadline()
        """The deadline for the rest of a message that has arrived in part."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self._extensions[_NAME] = self

    def connection_lost(self, exc: Exception | None) -> None:
        self._deadline.clear()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        came = bool(self.conn.events)
        super().handle_events()
        if came and not self.frames:
            self._deadline.clear()
        elif not self._deadline.is_set and self._open:
            self._deadline.set(self.loop, cast(Config, self.config).request_seconds, self._late)

    def _late(self) -> None:
        if self._open:
            self.conn.fail(_LATE, "a message must come in whole")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # Break the reference cycle so the connection is freed at once.
        self.take = None
        self._extensions.pop(_NAME, None)

    def data_received(self, data: bytes) -> None:
        if self._whole:
            if self.take and _is_short_text(data) and self.queue.empty() and self._open:
                if self.take(apply_mask(data[_HEAD:], data[_HEAD - 4 : _HEAD])):
                    return
            else:
                self._whole = _ends_whole(data) if self.handshake_initiated else data.endswith(b"\r\n\r\n")
        super().data_received(data)

    def write(self, text: bytes) -> bool:
        """Queue a text for the next flush; False if the transport is full or closing."""
        if not self._frames:
            if not self.writable.is_set() or not self._open:
                return False
            self._outbox.add(self)
        length = len(text)
        if length < _SHORT:
            head = bytes((_TEXT, length))
        elif length < _LONG:
            head = bytes((_TEXT, 126, length >> 8, length & 255))
        else:
            head = bytes((_TEXT, 127)) + length.to_bytes(8, "big")
        self._frames += head, text
        return True

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def flush(self) -> None:
        """Write all queued frames to the transport."""
        frames, self._frames = self._frames, []
        if frames and self._open:
            self.transport.write(b"".join(frames))

    @property
    def _extensions(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.scope["extensions"])

    @property
    def _open(self) -> bool:
        closed = self.close_sent or self.transport.is_closing()
        return not closed and self.conn.state is State.OPEN


class Opening(HttpToolsProtocol):
    """An HTTP connection, before it becomes a WebSocket. Closes connections that send half a request and stop."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline = Deadline()
        self._seconds = cast(Config, self.config).request_seconds
        self._in_head = self._late_once = False
        self._head = 0
        """Bytes received of a head that is not complete yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._deadline.set(self.loop, self._seconds, self._late)

    def connection_lost(self, exc: Exception | None) -> None:
        self._deadline.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > _LARGEST_HEAD:
                self._refuse(431, "large", f"The head of a request has at most {_LARGEST_HEAD} bytes.")
        elif self._idle and not self._deadline.is_set:
            # Empty lines, or the rest of a request that was answered before it had arrived completely.
            self._deadline.set(self.loop, self._seconds, self._late)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self._deadline.set(self.loop, self._seconds, self._late)

    def on_headers_complete(self) -> None:
        self._in_head = self._late_once = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._deadline.clear()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._deadline.clear()
        super().handle_websocket_upgrade()
        # Break the reference cycle with the HTTP parser, too.
        self.parser = None  # type: ignore[assignment]

    @property
    def _idle(self) -> bool:
        """Whether the connection is open, no response is being made, and the keep-alive timer is not running."""
        answered = self.cycle is None or self.cycle.response_complete
        waits = self.timeout_keep_alive_task is not None
        return self.parser is not None and answered and not waits and not self.transport.is_closing()

    def _late(self) -> None:
        if self._in_head:
            self._refuse(408, "slow", f"A request is to come in whole within {self._seconds:g} seconds.")
        elif self._late_once or self.cycle is None:
            self.transport.close()
        else:
            # The application has its own time limit for the body, and answers with a sentence.
            self._late_once = True
            self._deadline.set(self.loop, self._seconds, self._late)

    def _refuse(self, status: int, code: str, message: str) -> None:
        """Send an error response before a request is complete, and close the connection."""
        body = orjson.dumps({"error": {"code": code, "message": message}})
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()


def wire_of(scope: Scope) -> Wire | None:
    """The fast path of a socket, if it has one."""
    return cast(Wire | None, scope.get("extensions", {}).get(_NAME))


def _is_short_text(data: bytes) -> bool:
    """Whether the data is exactly one short text frame from a client."""
    return len(data) >= _HEAD and data[0] == _TEXT and data[1] == _MASKED | len(data) - _HEAD < _MASKED | _SHORT


def _ends_whole(data: bytes) -> bool:
    """Whether the data ends at the end of a client's frame."""
    at = 0
    while at + 2 <= len(data):
        length, extra = data[at + 1] & ~_MASKED, 0
        if length >= _SHORT:
            extra = 2 if length == _SHORT else 8
            length = int.from_bytes(data[at + 2 : at + 2 + extra], "big")
        at += _HEAD + extra + length
    return at == len(data)
