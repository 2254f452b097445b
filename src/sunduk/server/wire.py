"""The short way in and out of a socket: straight from and to its line, where nothing waits in front."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast
from weakref import WeakKeyDictionary

from starlette.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

_NAME = "sunduk.wire"
_TEXT = 0x81
"""The first byte of a text that is one frame."""
_SHORT, _LONG = 126, 1 << 16
_MASKED = 0x80
_HEAD = 6
"""Bytes before a short text from a client: what it is, its length, its mask."""


class Outbox:
    """Wires of one loop that have something to send."""

    def __init__(self) -> None:
        self._wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        if not self._wires:
            wire.loop.call_soon(self._empty)
        self._wires.append(wire)

    def _empty(self) -> None:
        """Should one of them fail, the others are sent the next moment."""
        wires, self._wires = self._wires, []
        try:
            while wires:
                wires.pop().flush()
        finally:
            for wire in wires:
                self.add(wire)


_OUTBOXES: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's that an application may also hear and write to without a task and a queue."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._outbox = _OUTBOXES.setdefault(self.loop, Outbox())
        self._frames: list[bytes] = []
        self.take: Callable[[bytes], bool] | None = None
        """Offered a short text that came by itself; False if it is to go the usual way."""
        self._whole = True
        """Whether what came in so far ended where a frame did. If ever it did not, all goes the usual way then."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self._extensions[_NAME] = self

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # Line and application let go of each other, and need not wait to be found by the collector of garbage.
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
        """Send a text, with all others of this moment; False if it has to wait, or if the line is closing."""
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

    async def send(self, message: ASGISendEvent) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def flush(self) -> None:
        """Send what has been written."""
        frames, self._frames = self._frames, []
        if frames and self._open:
            self.transport.write(b"".join(frames))

    @property
    def _extensions(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.scope["extensions"])

    @property
    def _open(self) -> bool:
        closed = self.close_sent or self.disconnected or self.transport.is_closing()
        return not closed and self.conn.state is State.OPEN


class Opening(HttpToolsProtocol):
    """A connection before it is a socket."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        # What has read its first words is not left for the collector of garbage, either.
        self.parser = None  # type: ignore[assignment]


def wire_of(scope: Scope) -> Wire | None:
    """The wire under a socket, if it has one."""
    return cast(Wire | None, scope.get("extensions", {}).get(_NAME))


def _is_short_text(data: bytes) -> bool:
    """Whether it is one short text of a client's, and nothing else."""
    return len(data) >= _HEAD and data[0] == _TEXT and data[1] == _MASKED | len(data) - _HEAD < _MASKED | _SHORT


def _ends_whole(data: bytes) -> bool:
    """Whether frames of a client's end where the data does."""
    at = 0
    while at + 2 <= len(data):
        length, extra = data[at + 1] & ~_MASKED, 0
        if length >= _SHORT:
            extra = 2 if length == _SHORT else 8
            length = int.from_bytes(data[at + 2 : at + 2 + extra], "big")
        at += _HEAD + extra + length
    return at == len(data)
