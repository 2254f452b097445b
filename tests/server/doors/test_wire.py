"""The socket: frames of every length arrive whole and in order, none after the close; both receive paths are used."""

from __future__ import annotations

import gc
import socket as sockets
import threading
import time
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sunduk.server.doors.fast_socket import Config, Wire, wire_of

LENGTHS = (0, 1, 125, 126, 65_535, 65_536, 200_000)
LATE: list[bool] = []
"""Whether texts were received after the close."""
WIRES: weakref.WeakSet[Wire] = weakref.WeakSet()
"""Connections that are still referenced."""


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Sends frames by both paths and closes, or reports by which path each text was received."""
    wire = wire_of(scope)
    assert wire
    WIRES.add(wire)
    if scope["path"] == "/echo":
        await _echo(wire, receive, send)
        return
    await receive()
    await send({"type": "websocket.accept"})
    for length in LENGTHS:
        while not wire.write(b"x" * length):
            # The buffer is full, so `send` waits.
            await send({"type": "websocket.send", "text": "wait"})
    await send({"type": "websocket.send", "text": "last"})
    await send({"type": "websocket.close", "code": 4000})
    LATE.append(wire.write(b"too late"))


async def _echo(wire: Wire, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})

    def take(text: bytes) -> bool:
        return not text.startswith(b"long") and wire.write(b"short:" + text)

    wire.take = take
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": "long:" + message["text"]})


@pytest.fixture
def port() -> Iterator[int]:
    config = Config(application, port=0, ws=Wire, lifespan="off", log_level="error", ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    thread.join(10)


def test_frames_of_every_length_arrive_in_order_and_none_after_the_end(port: int) -> None:
    heard: list[str] = []
    with connect(f"ws://127.0.0.1:{port}/") as socket, pytest.raises(ConnectionClosed) as closed:
        while True:
            heard.append(str(socket.recv(5)))
    texts = [text for text in heard if text != "wait"]
    assert [len(text) for text in texts] == [*LENGTHS, len("last")]
    assert texts[-1] == "last"
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000
    assert LATE.pop() is False


def test_a_closed_line_and_its_application_let_go_of_each_other(port: int) -> None:
    gc.collect()
    gc.disable()
    try:
        with connect(f"ws://127.0.0.1:{port}/echo") as socket:
            socket.send("word")
            socket.recv(5)
            assert len(WIRES) == 1
        until = time.monotonic() + 5
        while WIRES and time.monotonic() < until:
            time.sleep(0.01)
        assert not WIRES
    finally:
        gc.enable()


def frame(text: bytes) -> bytes:
    """A masked frame, as a client sends it."""
    mask = b"mask"
    size = bytes([128 | len(text)]) if len(text) < 126 else bytes([254]) + len(text).to_bytes(2, "big")
    return b"\x81" + size + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))


@pytest.mark.parametrize(
    ("pieces", "heard"),
    [
        ([frame(b"one"), frame(b"two")], ["short:one", "short:two"]),
        ([frame(b"long"), frame(b"two")], ["long:long", "short:two"]),
        ([frame(b"one") + frame(b"two"), frame(b"three")], ["long:one", "long:two", "short:three"]),
        ([frame(b"x" * 125), frame(b"x" * 126), frame(b"y")], ["short:" + 125 * "x", "long:" + 126 * "x", "short:y"]),
        ([frame(b"one")[:4], frame(b"one")[4:], frame(b"two")], ["long:one", "long:two"]),
        ([frame(b"one") + frame(b"two")[:1], frame(b"two")[1:]], ["long:one", "long:two"]),
        ([frame(b"x" * 200)[:7], frame(b"x" * 200)[7:], frame(b"y")], ["long:" + 200 * "x", "long:y"]),
    ],
)
def test_texts_come_in_whole_and_in_order_however_the_line_cuts_them(
    port: int, pieces: list[bytes], heard: list[str]
) -> None:
    with connect(f"ws://127.0.0.1:{port}/echo") as socket:
        socket.socket.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        for piece in pieces:
            socket.socket.sendall(piece)
            time.sleep(0.05)
        assert [socket.recv(5) for _ in heard] == heard
