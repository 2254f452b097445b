"""The short way out of a socket: whole frames go straight to its line, where nothing waits in front of them."""

from __future__ import annotations

from typing import Any, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

_NAME = "sunduk.wire"
_TEXT = 0x81
"""The first byte of a text that is one frame."""
_SHORT, _LONG = 126, 1 << 16


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's that an application may also write to at once, without a task and a queue."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            cast(dict[str, Any], self.scope["extensions"])[_NAME] = self

    def write(self, text: bytes) -> bool:
        """Send a text now; False if it has to wait, or if the line is closing."""
        if self.close_sent or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        if self.disconnected or self.transport.is_closing():
            return False
        length = len(text)
        if length < _SHORT:
            head = bytes((_TEXT, length))
        elif length < _LONG:
            head = bytes((_TEXT, 126, length >> 8, length & 255))
        else:
            head = bytes((_TEXT, 127)) + length.to_bytes(8, "big")
        self.transport.write(head + text)
        return True


def wire_of(scope: Scope) -> Wire | None:
    """The wire under a socket, if it has one."""
    return cast(Wire | None, scope.get("extensions", {}).get(_NAME))
