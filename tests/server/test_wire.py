"""The wire: frames of every length arrive whole and in order, and none after the end."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sunduk.server.wire import Wire, wire_of

LENGTHS = (0, 1, 125, 126, 65_535, 65_536, 200_000)
LATE: list[bool] = []
"""Whether texts were taken after the end."""


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Writes frames in both ways, and closes."""
    wire = wire_of(scope)
    assert wire
    await receive()
    await send({"type": "websocket.accept"})
    for length in LENGTHS:
        while not wire.write(b"x" * length):
            # The line is full: the long way waits.
            await send({"type": "websocket.send", "text": "wait"})
    await send({"type": "websocket.send", "text": "last"})
    await send({"type": "websocket.close", "code": 4000})
    LATE.append(wire.write(b"too late"))


@pytest.fixture
def port() -> Iterator[int]:
    config = uvicorn.Config(
        application, port=0, ws=Wire, lifespan="off", log_level="error", ws_per_message_deflate=False
    )
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
