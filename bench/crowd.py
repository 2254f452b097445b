"""Clients for load tests: thousands of sockets in one process, each as cheap as possible."""

from __future__ import annotations

import asyncio
import os
import struct
from collections.abc import Callable
from typing import cast

HOST = "127.0.0.1"

Heard = Callable[[bytes], None]

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """A WebSocket client that reads texts and writes texts, and nothing else."""

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""
        """The part received of an incomplete frame."""
        self._transport: asyncio.Transport | None = None
        self._upgraded = False

    @classmethod
    async def connect(cls, host: str, port: int, path: str, heard: Heard, headers: str = "") -> Socket:
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(heard), host, port)
        request = f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        request += f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
        assert socket._transport
        socket._transport.write(request.encode())
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._upgraded:
            head, found, rest = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = data
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._upgraded, data = True, rest
            self.opened.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            kind, length, start = data[at] & 15, data[at + 1] & 127, at + 2
            if length >= 126:
                start += 2 if length == 126 else 8
                if size < start:
                    break
                length = int.from_bytes(data[at + 2 : start], "big")
            if size < start + length:
                break
            at = start + length
            if kind == _TEXT:
                self.heard(data[start:at])
            elif kind == _PING:
                self._write(_PONG, data[start:at])
        self._rest = data[at:]

    def send(self, text: bytes) -> None:
        self._write(_TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        assert self._transport
        # Frames of clients must be masked; a mask of zeros leaves the data as it is.
        size = bytes([128 | len(body)]) if len(body) < 126 else struct.pack(">BH", 254, len(body))
        if not self._transport.is_closing():
            self._transport.write(bytes([128 | kind]) + size + bytes(4) + body)

    def close(self) -> None:
        if self._transport:
            self._transport.abort()


async def post(host: str, port: int, path: str, body: bytes, cookie: str = "") -> tuple[str, bytes]:
    """Send a POST request; returns the cookie and the body of the response."""
    reader, writer = await asyncio.open_connection(host, port)
    head = f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\nContent-Type: application/json\r\n"
    head += f"Content-Length: {len(body)}\r\n" + (f"Cookie: {cookie}\r\n" if cookie else "")
    writer.write(head.encode() + b"\r\n" + body)
    answer = await reader.read()
    writer.close()
    head_bytes, _, rest = answer.partition(b"\r\n\r\n")
    lines = head_bytes.decode().split("\r\n")
    if " 200 " not in lines[0]:
        raise ConnectionError(f"{path}: {lines[0]} {rest[:200]!r}")
    set_cookie = next((line.split(":", 1)[1].strip() for line in lines if line.lower().startswith("set-cookie")), "")
    return set_cookie.split(";")[0], rest


def random_id() -> str:
    return os.urandom(8).hex()
