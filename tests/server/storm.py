"""Clients that keep playing while servers are killed, and that record every acknowledged move."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from sunduk import CHANCE
from sunduk.core.match.view import encoded
from sunduk.server.admin import load, opened

GAMES = ("farlander", "marrakech", "fortune", "facir")
BIN = Path(sys.executable).with_name("sunduk")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Node:
    """A server process that can be killed and started again."""

    database: str
    port: int = field(default_factory=free_port)
    processes: int = 1
    environment: dict[str, str] = field(default_factory=dict)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = os.environ | {"SUNDUK_LIMITS": "false", "SUNDUK_LOG_LEVEL": "error", "SUNDUK_BOT_SECONDS": "2"}
        environment |= self.environment
        command = [str(BIN), "serve", "--port", str(self.port), "--database", self.database]
        command += ["--processes", str(self.processes)]
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)

    async def ready(self) -> None:
        async with httpx.AsyncClient() as http:
            for _ in range(1200):
                assert self.process
                assert self.process.poll() is None, "the server does not start"
                try:
                    await http.get(f"{self.url}/healthz")
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)
                else:
                    return
        raise AssertionError("the server does not answer")

    def behind(self) -> list[int]:
        """The worker processes behind the gate, if there is one."""
        assert self.process
        found = subprocess.run(
            ["pgrep", "-P", str(self.process.pid), "-f", "spawn_main"], capture_output=True, text=True
        )
        return [int(number) for number in found.stdout.split()]

    def kill(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Acknowledged(NamedTuple):
    """A move that the server has acknowledged."""

    seat: int
    action: int
    looked: int
    """The length of the log when the move was chosen; if several seats act at once, other moves may come between."""
    told: int
    """The length of the log after it, according to the server."""

    def is_in(self, log: Sequence[tuple[int, int]]) -> bool:
        """Whether the log has this move once in that range, and no other move of this seat there."""
        return [action for who, action in log[self.looked : self.told] if who == self.seat] == [self.action]


@dataclass
class Storm:
    """Tables whose players reconnect until the storm is over."""

    nodes: list[Node]
    seed: int
    cookies: dict[str, str] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    acknowledged: dict[str, list[Acknowledged]] = field(default_factory=dict)
    """By table."""
    stopped: bool = False

    async def begin(self, count: int) -> None:
        rng = random.Random(self.seed)
        async with self.client(self.nodes[0]) as http:
            answer = await http.post("/me", json={"name": "Storm"})
            self.cookies = dict(answer.cookies)
        for number in range(count):
            await self.open_table(GAMES[number % len(GAMES)], rng)

    async def open_table(self, game: str, rng: random.Random) -> str:
        plans = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
        answer = await self.ask(rng, "POST", "/tables", {"game": game, "seats": plans})
        self.tables.append(answer["id"])
        self.acknowledged[answer["id"]] = []
        return str(answer["id"])

    def client(self, node: Node) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{node.port}/api", cookies=self.cookies, timeout=60)

    async def ask(self, rng: random.Random, method: str, path: str, body: object = None) -> Any:
        """The response of some node; None if it refuses or is down."""
        for _ in range(400):
            try:
                async with self.client(rng.choice(self.nodes)) as http:
                    answer = await http.request(method, path, json=body)
                status = answer.status_code
            except httpx.HTTPError:
                status = 503
            if status == 503:
                # The action may or may not have been stored; it was not acknowledged.
                if path.endswith("/actions"):
                    return None
                await asyncio.sleep(0.05)
                continue
            assert status < 500, answer.text
            return answer.json() if status == 200 else None
        raise AssertionError(f"{path} is never answered")

    async def play(self, id: str) -> None:
        """Play randomly until the match or the storm is over; then continue at another table."""
        rng = random.Random(f"{self.seed} {id}")
        while not self.stopped:
            table = await self.ask(rng, "GET", f"/tables/{id}")
            if table["state"] == "over":
                return
            seats = [who for who in table["acting"] if who < CHANCE]
            seat, seq = rng.choice(seats), table["seq"]
            view = await self.ask(rng, "GET", f"/tables/{id}/views/{seq}?seat={seat}")
            if not view or not view["view"]["choices"]:
                continue
            action = rng.choice(view["view"]["choices"])["id"]
            done = await self.ask(rng, "POST", f"/tables/{id}/actions", {"seat": seat, "seq": seq, "action": action})
            if done:
                self.acknowledged[id].append(Acknowledged(seat, action, seq, done["seq"]))

    async def check(self, url: str) -> int:
        """Every acknowledged action is in the log at its place, and the log replays to the position that the server
        shows.
        """
        rng, count = random.Random(0), 0
        async with opened(url) as store:
            folded = {id: (await load(store, id))[0] for id in self.tables}
        for id, table in folded.items():
            assert table.match
            for move in self.acknowledged[id]:
                assert move.is_in(table.match.log), f"{move} of {id} is lost: its log is {table.match.log}"
            count += len(self.acknowledged[id])
            shown = await self.ask(rng, "GET", f"/tables/{id}/views/{table.seq}?seat=0")
            view = table.match.view(0)
            if table.state == "over":
                view.ids = []
            assert shown["view"] == view.json() | {"record": encoded(view.packed)}
        return count
