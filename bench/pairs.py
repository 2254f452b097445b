"""Two scripted players at a table, of our server or of boardgame.io: what they send, and what they wait for."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable
from functools import partial
from typing import Protocol

import orjson

from crowd import HOST, Socket, post, random_id

_VIEW = re.compile(rb'\{"type":"view","seat":\d+,"seq":(\d+),"acting":\[([\d,]*)\]')
_CHOICE = re.compile(rb'"id":(\d+)')
_STATE = re.compile(rb'"_stateID":(\d+)')

Had = Callable[[], None]


class Pair(Protocol):
    """Two players at one table."""

    length: int
    """How many moves a match has."""
    ready: asyncio.Event
    """Set when somebody can move."""

    async def sit(self) -> None:
        """Take their seats at a new table."""

    def move(self, had: Had) -> None:
        """Make a move; `had` is called when both players have received it."""

    @property
    def over(self) -> bool: ...

    @property
    def age(self) -> int:
        """How many moves the match has."""

    def leave(self) -> None: ...


class OurPair:
    """Two people at a table of Marrakech."""

    length = 96

    def __init__(self, port: int, game: str = "marrakech") -> None:
        self.port = port
        self.game = game
        self.ready = asyncio.Event()
        self.over = False
        self._cookies: list[str] = []
        self._sockets: list[Socket] = []
        self._random = random.Random(id(self))

    async def sit(self) -> None:
        self.over = False
        if not self._cookies:
            for name in ("Ann", "Bob"):
                cookie, _ = await post(HOST, self.port, "/api/me", json.dumps({"name": name}).encode())
                self._cookies.append(cookie)
        order = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "private": True}
        _, body = await post(HOST, self.port, "/api/tables", json.dumps(order).encode(), self._cookies[0])
        table = json.loads(body)["id"]
        await post(HOST, self.port, f"/api/tables/{table}/sit", b"{}", self._cookies[1])
        self._seqs = [-1, -1]
        self._sockets = []
        self._turn: tuple[int, int, bytes] | None = None
        self._had: Had | None = None
        self._waits = 0
        self.age = 0
        for seat, cookie in enumerate(self._cookies):
            path = f"/api/tables/{table}/socket"
            headers = f"Cookie: {cookie}\r\n"
            socket = await Socket.connect(HOST, self.port, path, partial(self._heard, seat), headers)
            self._sockets.append(socket)
            socket.send(b'{"type":"hello"}')
        await self.ready.wait()

    def _heard(self, seat: int, text: bytes) -> None:
        view = _VIEW.match(text)
        if view is None:
            if text.startswith(b'{"type":"refused"'):
                raise AssertionError(text)
            return
        seq = self._seqs[seat] = int(view[1])
        if not text.endswith(b'"choices":[]}}'):
            self._turn = seat, seq, self._chosen(text)
        self.over = not view[2]
        if min(self._seqs) == max(self._seqs) and seq > self._waits:
            if self._turn or self.over:
                self.ready.set()
            had, self._had = self._had, None
            if had:
                had()

    def _chosen(self, text: bytes) -> bytes:
        """One of the choices in a view, found in its text from a pseudo-random offset on."""
        first = text.rindex(b'"choices":')
        found = _CHOICE.search(text, self._random.randrange(first, len(text))) or _CHOICE.search(text, first)
        assert found
        return found[1]

    def move(self, had: Had) -> None:
        assert self._turn
        seat, seq, choice = self._turn
        self._turn = None
        self._waits = seq
        self.age += 1
        self.ready.clear()
        self._had = had
        self._sockets[seat].send(b'{"type":"act","id":1,"seat":%d,"seq":%d,"action":%s}' % (seat, seq, choice))

    def leave(self) -> None:
        for socket in self._sockets:
            socket.close()
        self.ready.clear()


class TheirPair:
    """Two people at a boardgame.io table, who restart after as many moves as a match of ours has, chance included."""

    length = 144

    def __init__(self, port: int) -> None:
        self.port = port
        self.ready = asyncio.Event()
        self.over = False
        self._random = random.Random(id(self))

    async def sit(self) -> None:
        self.over = False
        self._match = random_id()
        self._seen = [-1, -1]
        self.age = 0
        self._had: Had | None = None
        self._sockets: list[Socket] = []
        self._connected = [asyncio.Event(), asyncio.Event()]
        for seat in (0, 1):
            socket = await Socket.connect(
                HOST,
                self.port,
                "/socket.io/?EIO=4&transport=websocket",
                partial(self._heard, seat),
            )
            self._sockets.append(socket)
            socket.send(b"40/rugs,")
            await self._connected[seat].wait()
            self._sockets[seat].send(f'42/rugs,["sync","{self._match}","{seat}",null,2]'.encode())
        await self.ready.wait()

    def _heard(self, seat: int, text: bytes) -> None:
        if text == b"2":
            self._sockets[seat].send(b"3")
        elif text.startswith(b"40/rugs"):
            self._connected[seat].set()
        elif state := _STATE.search(text):
            self._seen[seat] = int(state[1])
            if min(self._seen) == max(self._seen) >= self.age:
                self.over = self.age >= self.length
                self.ready.set()
                had, self._had = self._had, None
                if had:
                    had()

    def move(self, had: Had) -> None:
        seat, state = self.age % 2, self._seen[0]
        self.age += 1
        self.ready.clear()
        self._had = had
        payload = {"type": "lay", "args": [self._random.randrange(7), self._random.randrange(7)], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        body = orjson.dumps(["update", action, state, self._match, str(seat)])
        self._sockets[seat].send(b"42/rugs," + body)

    def leave(self) -> None:
        for socket in self._sockets:
            socket.close()
        self.ready.clear()
