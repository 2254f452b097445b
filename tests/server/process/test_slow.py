"""Clients that send incomplete requests are cut off, by one process and by a gate."""

from __future__ import annotations

import json
import socket
import struct
import time
from collections.abc import Iterator

import pytest

from sunduk.server.doors.identity import COOKIE

from ..conftest import settings
from ..house import House

SECONDS = 0.8
HEAD = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(settings(tmp_path_factory.mktemp("slow"), request_seconds=SECONDS)) as house:
        yield house


def heard(port: int, *pieces: bytes, pause: float = 0.05) -> bytes:
    """Send pieces, repeating the last one until the connection is closed; return the response."""
    answer, end = b"", time.monotonic() + 10
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.settimeout(pause)
        waiting = list(pieces)
        while True:
            assert time.monotonic() < end, "nobody cuts the line"
            try:
                line.sendall(waiting.pop(0) if len(waiting) > 1 else waiting[0])
                received = line.recv(65536)
            except TimeoutError:
                continue
            except OSError:
                return answer
            if not received:
                return answer
            answer += received


def said(answer: bytes) -> tuple[int, str]:
    """The status and error code of a response."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["error"]["code"]


@pytest.mark.parametrize(
    ("pieces", "status"),
    [
        ((b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n", b"X: y\r\n"), 408),
        ((b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n", b"X: y\r\n"), 408),
        ((b"GET /", b"a"), 408),
        ((HEAD, b" "), 408),
        ((b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"y" * 20_000), 431),
    ],
)
def test_half_a_request_is_refused(quick: House, pieces: tuple[bytes, ...], status: int) -> None:
    pause = 0.001 if status == 431 else 0.05
    assert said(heard(quick.port, *pieces, pause=pause)) == (status, {408: "slow", 431: "large"}[status])


@pytest.mark.parametrize(
    "pieces",
    [
        (b"",),
        (b"\r\n",),
        # Answered at once, while the rest of the request is still being read.
        (b"GET /livez HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n", b"x"),
    ],
)
def test_a_connection_that_asks_for_nothing_is_closed(quick: House, pieces: tuple[bytes, ...]) -> None:
    assert b"408" not in heard(quick.port, *pieces)


def frame(first: int, body: bytes, length: int | None = None) -> bytes:
    """A client's frame; `length` is the length it declares."""
    return bytes((first, 0x80 | 126)) + struct.pack("!H", length or len(body)) + bytes(4) + body


@pytest.mark.parametrize(
    ("beginning", "rest"),
    [
        (frame(0x81, b"x", 5_000), b"x"),
        # A fragmented text, with pongs in between.
        (frame(0x01, b"x"), frame(0x8A, b"")),
    ],
)
def test_half_a_message_is_refused(quick: House, beginning: bytes, rest: bytes) -> None:
    ann = quick.person("Ann")
    id = ann.table("farlander", "me", "me")["id"]
    upgrade = (
        f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Cookie: {COOKIE}={ann.http.cookies[COOKIE]}\r\n\r\n"
    ).encode()
    answer = heard(quick.port, upgrade, frame(0x81, b'{"type":"hello"}'), beginning, rest)
    assert b'"type":"view"' in answer
    assert answer.endswith(struct.pack("!H", 4408) + b"a message must come in whole")


def test_who_takes_a_pause_between_requests_is_not_late(quick: House) -> None:
    with socket.create_connection(("127.0.0.1", quick.port)) as line:
        for _ in range(2):
            line.sendall(b"GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n")
            answer = b""
            while not answer.endswith(b"}"):
                answer += line.recv(65536)
                assert answer.startswith(b"HTTP/1.1 200")
            time.sleep(1.2 * SECONDS)
