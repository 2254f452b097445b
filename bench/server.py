"""How many moves a second the table server takes, beside a boardgame.io server, in one run.

    python bench/server.py                     everything: ours, boardgame.io in memory and with FlatFile
    python bench/server.py --tables 200 --seconds 5
    python bench/server.py --bots 200          how much 200 matches of thinking bots delay people

Each table has two scripted players on sockets of their own. The time of a move is from sending it until both have it.
First as fast as it goes, then at half of that; there also the median in the first third and in the second half of
matches, which shows whether moves cost more as a match grows. Whoever ends a match begins the next one; the first of
each table is left early, so that at every moment there are matches of all ages.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

import orjson

from crowd import Socket, post, random_id

HERE = Path(__file__).parent
HOST = "127.0.0.1"
RATE = 50.0
"""Moves a second of people beside bots."""
MOVES = 144
"""After which a match of boardgame.io's is renewed; ours end by themselves, after 96."""
OURS = 96


class Pair(Protocol):
    """Two players at one table."""

    ready: asyncio.Event
    """Set when somebody can move."""

    async def sit(self) -> None:
        """Take their seats at a new table."""

    def move(self) -> asyncio.Future[None]:
        """Make a move; done when both have it."""

    @property
    def over(self) -> bool: ...

    @property
    def age(self) -> int:
        """How many moves the match has."""

    def leave(self) -> None: ...


class OurPair:
    """Two people at a table of Marrakech."""

    def __init__(self, port: int, game: str = "marrakech") -> None:
        self.port = port
        self.game = game
        self.ready = asyncio.Event()
        self.over = False
        self._cookies: list[str] = []
        self._sockets: list[Socket] = []
        self._random = random.Random(id(self))
        self._patience = self._random.randrange(1, OURS)
        """Moves after which the first match is left."""

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
        self._turn: tuple[int, int, list[int]] | None = None
        self._done: asyncio.Future[None] | None = None
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
        if not text.startswith(b'{"type":"view"'):
            if text.startswith(b'{"type":"refused"'):
                raise AssertionError(text)
            return
        seq = self._seqs[seat] = int(text[text.index(b'"seq":') + 6 :].partition(b",")[0])
        choices = text[text.rindex(b'"choices":') + 10 : -2]
        if choices != b"[]":
            self._turn = seat, seq, [choice["id"] for choice in orjson.loads(choices)]
        if b'"acting":[]' in text or self.age == self._patience:
            self.over, self._patience = True, -1
        if min(self._seqs) == max(self._seqs) and seq > self._waits:
            if self._turn or self.over:
                self.ready.set()
            if self._done and not self._done.done():
                self._done.set_result(None)

    def move(self) -> asyncio.Future[None]:
        assert self._turn
        seat, seq, ids = self._turn
        self._turn = None
        self._waits = seq
        self.age += 1
        self.ready.clear()
        self._done = asyncio.get_running_loop().create_future()
        message = {"type": "act", "id": 1, "seat": seat, "seq": seq, "action": self._random.choice(ids)}
        self._sockets[seat].send(orjson.dumps(message))
        return self._done

    def leave(self) -> None:
        for socket in self._sockets:
            socket.close()
        self.ready.clear()


class TheirPair:
    """Two people at a boardgame.io table."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.ready = asyncio.Event()
        self.over = False
        self._random = random.Random(id(self))
        self._patience = self._random.randrange(1, MOVES)
        """Moves after which a match is left; the later ones after all."""

    async def sit(self) -> None:
        self.over = False
        self._match = random_id()
        self._seen = [-1, -1]
        self.age = 0
        self._done: asyncio.Future[None] | None = None
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
        elif text.startswith(b"42/rugs,"):
            message = orjson.loads(text[8:])
            if message[0] in ("sync", "update"):
                state = message[2]["state"] if message[0] == "sync" else message[2]
                self._seen[seat] = state["_stateID"]
                if min(self._seen) == max(self._seen) >= self.age:
                    if self.age >= self._patience:
                        self.over, self._patience = True, MOVES
                    self.ready.set()
                    if self._done and not self._done.done():
                        self._done.set_result(None)

    def move(self) -> asyncio.Future[None]:
        seat, state = self.age % 2, self._seen[0]
        self.age += 1
        self.ready.clear()
        self._done = asyncio.get_running_loop().create_future()
        payload = {"type": "lay", "args": [self._random.randrange(7), self._random.randrange(7)], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        body = orjson.dumps(["update", action, state, self._match, str(seat)])
        self._sockets[seat].send(b"42/rugs," + body)
        return self._done

    def leave(self) -> None:
        for socket in self._sockets:
            socket.close()
        self.ready.clear()


class Times:
    """What moves took."""

    def __init__(self) -> None:
        self.moves: list[tuple[int, float]] = []
        """How old the match was, and the seconds."""

    def row(self, wall: float) -> dict[str, float]:
        row = {"moves_per_second": len(self.moves) / wall, "p50_ms": self._share(0.5), "p99_ms": self._share(0.99)}
        return row | {"early_ms": self._share(0.5, 0, MOVES // 3), "late_ms": self._share(0.5, MOVES // 2, MOVES)}

    def _share(self, share: float, least: int = 0, most: int = 10**9) -> float:
        """Within how many milliseconds so large a share of moves was made, in matches of an age."""
        ordered = sorted(seconds for age, seconds in self.moves if least <= age < most)
        return 1000 * ordered[int(share * len(ordered))] if ordered else float("nan")


async def renewed(pair: Pair) -> None:
    pair.leave()
    await pair.sit()


async def as_fast_as_it_goes(pairs: list[Pair], seconds: float) -> dict[str, float]:
    """Every table moves as soon as it can."""
    times, began = Times(), time.perf_counter()
    end = began + seconds

    async def play(pair: Pair) -> None:
        while time.perf_counter() < end:
            await pair.ready.wait()
            if pair.over:
                await renewed(pair)
                continue
            sent = time.perf_counter()
            await pair.move()
            times.moves.append((pair.age, time.perf_counter() - sent))

    await asyncio.gather(*map(play, pairs))
    return times.row(time.perf_counter() - began)


async def at_a_rate(pairs: list[Pair], seconds: float, rate: float) -> dict[str, float]:
    """Moves come at random times, so many a second over all tables."""
    times, end = Times(), time.perf_counter() + seconds
    pause = len(pairs) / rate

    async def play(pair: Pair) -> None:
        rng = random.Random(id(pair))
        while True:
            await asyncio.sleep(rng.expovariate(1 / pause))
            if time.perf_counter() > end:
                return
            await pair.ready.wait()
            if pair.over:
                await renewed(pair)
            sent = time.perf_counter()
            await pair.move()
            times.moves.append((pair.age, time.perf_counter() - sent))

    await asyncio.gather(*map(play, pairs))
    return times.row(seconds)


def spent(process: subprocess.Popen[bytes]) -> float:
    """Seconds of processor time that a process and its children have used, where the system tells."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rsplit(")", 1)[1].split()
            if stat.parent.name == str(process.pid) or fields[1] == str(process.pid):
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def measured(
    make: Callable[[], Pair], tables: int, seconds: float, process: subprocess.Popen[bytes]
) -> list[dict[str, float]]:
    pairs = [make() for _ in range(tables)]
    for start in range(0, tables, 20):
        await asyncio.gather(*(pair.sit() for pair in pairs[start : start + 20]))
    await as_fast_as_it_goes(pairs, min(2.0, seconds / 2))
    before = spent(process)
    full = await as_fast_as_it_goes(pairs, seconds)
    full["cpu_us"] = 1e6 * (spent(process) - before) / (full["moves_per_second"] * seconds)
    half = await at_a_rate(pairs, seconds, full["moves_per_second"] / 2)
    for pair in pairs:
        pair.leave()
    return [full, half]


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    import socket

    for _ in range(600):
        if process.poll() is not None:
            raise SystemExit(f"the server on port {port} ended with {process.returncode}")
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit(f"nothing listens on port {port}")


def our_server(port: int, folder: Path, processes: int) -> subprocess.Popen[bytes]:
    # No stand-in plays on for those who have left a match early.
    given = {"SUNDUK_LIMITS": "false", "SUNDUK_LOG_LEVEL": "warning", "SUNDUK_AWAY_SECONDS": "86400"}
    command = [
        str(Path(sys.executable).with_name("sunduk")),
        "serve",
        "--port",
        str(port),
        "--processes",
        str(processes),
    ]
    command += ["--database", f"sqlite:///{folder}/tables.sqlite"]
    return subprocess.Popen(command, env=os.environ | given, stderr=subprocess.DEVNULL)


def their_server(port: int, folder: Path, storage: str) -> subprocess.Popen[bytes]:
    command = [shutil.which("node") or "node", str(HERE / "boardgame" / "server.cjs"), str(port), storage, str(folder)]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ | {"NODE_ENV": "production"})


async def warm(port: int) -> None:
    """Wait until the games are compiled."""
    import urllib.request

    while True:
        with urllib.request.urlopen(f"http://{HOST}:{port}/api/games") as answer:
            if all(game["warm"] for game in json.load(answer)):
                return
        await asyncio.sleep(1)


async def contest(name: str, port: int, tables: int, seconds: float, processes: int) -> list[dict[str, float]]:
    with tempfile.TemporaryDirectory() as folder:
        ours = name == "sunduk"
        if ours:
            process = our_server(port, Path(folder), processes)
        else:
            process = their_server(port, Path(folder), name.split()[-1])
        try:
            wait_for(port, process)
            if ours:
                await warm(port)
            make: Callable[[], Pair] = (lambda: OurPair(port)) if ours else (lambda: TheirPair(port))
            return await measured(make, tables, seconds, process)
        finally:
            process.terminate()
            process.wait()


async def beside_bots(port: int, matches: int, tables: int, seconds: float, processes: int) -> None:
    """The same people, at an unhurried rate, before and while bots think at other tables."""
    with tempfile.TemporaryDirectory() as folder:
        process = our_server(port, Path(folder), processes)
        try:
            wait_for(port, process)
            await warm(port)
            pairs: list[Pair] = [OurPair(port) for _ in range(tables)]
            for pair in pairs:
                await pair.sit()
            alone = await at_a_rate(pairs, seconds, RATE)
            cookie, _ = await post(HOST, port, "/api/me", b'{"name":"Keeper"}')
            bots = [{"kind": "bot", "level": 7}] * 2
            for _ in range(matches):
                await post(HOST, port, "/api/tables", json.dumps({"game": "marrakech", "seats": bots}).encode(), cookie)
            beside = await at_a_rate(pairs, seconds, RATE)
        finally:
            process.terminate()
            process.wait()
    print("| people | moves/s | p50 / p99 ms |\n|---|---:|---:|")
    for name, row in (("alone", alone), (f"beside {matches} matches of bots", beside)):
        print(f"| {name} | {row['moves_per_second']:.0f} | {row['p50_ms']:.1f} / {row['p99_ms']:.1f} |")


def show(name: str, rows: list[dict[str, float]]) -> None:
    full, half = rows
    print(
        f"| {name} | {full['moves_per_second']:,.0f} | {full['p50_ms']:.0f} / {full['p99_ms']:.0f} "
        f"| {full['cpu_us']:.0f} | {half['moves_per_second']:,.0f} | {half['p50_ms']:.1f} / {half['p99_ms']:.1f} "
        f"| {half['early_ms']:.1f} / {half['late_ms']:.1f} |",
        flush=True,
    )


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--only", default="", help="sunduk, memory or flatfile")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="of our server; one a core otherwise")
    parser.add_argument("--bots", type=int, default=0, help="matches of bots beside people, instead of the contest")
    given = parser.parse_args()
    if given.bots:
        await beside_bots(8850, given.bots, min(given.tables, 50), given.seconds, given.processes)
        return
    print(f"{given.tables} tables, two players each, {os.cpu_count()} cores\n")
    print(
        "| server | moves/s | p50 / p99 ms | processor µs a move | at half: moves/s | p50 / p99 ms | early / late ms |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|", flush=True)
    names = ["sunduk", "boardgame.io memory", "boardgame.io flatfile"]
    for number, name in enumerate(name for name in names if given.only in name):
        show(name, await contest(name, 8850 + number, given.tables, given.seconds, given.processes))


if __name__ == "__main__":
    import uvloop

    uvloop.run(main())
