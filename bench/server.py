"""How many moves a second the table server takes, beside a boardgame.io server, in one run.

    python bench/server.py                     everything: ours, boardgame.io in memory and with FlatFile
    python bench/server.py --tables 200 --seconds 4
    python bench/server.py --bots 200          how much 200 matches of thinking bots delay people
    python bench/server.py --only sunduk --beside OTHER/.venv/bin/sunduk     ours beside the server of another checkout

Each table has two scripted players on sockets of their own. The time of a move is from sending it until both have it.
First as fast as possible, then at half of that rate; there also the median in the first third and in the second half of
matches, which shows whether moves cost more as a match grows. A pair that ends a match begins the next one. Before
anything is measured every table has played some moves, so that at every moment there are matches of all ages. All
servers run at once and are measured in turn, round after round, so that changes of the machine's speed affect all of
them. The median of the rounds is printed. All of it takes about ten minutes.
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
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median

from crowd import HOST, post
from pairs import OurPair, Pair, TheirPair

HERE = Path(__file__).parent
PORT = 8850
RATE = 50.0
"""Moves per second of people while bots think at other tables."""
AT_ONCE = 20
"""How many tables are set up concurrently."""
BESIDE = "beside"
"""What the server of another checkout is called."""

Row = dict[str, float]


class Times:
    """The times of moves."""

    def __init__(self) -> None:
        self.moves: list[tuple[float, float]] = []
        """For each move: the share of the match that was played, and its seconds."""

    def row(self, wall: float) -> Row:
        row = {"moves": len(self.moves), "moves_per_second": len(self.moves) / wall}
        row |= {"p50_ms": self._share(0.5), "p99_ms": self._share(0.99)}
        return row | {"early_ms": self._share(0.5, 0, 1 / 3), "late_ms": self._share(0.5, 1 / 2)}

    def add(self, pair: Pair, seconds: float) -> None:
        self.moves.append((pair.age / pair.length, seconds))

    def _share(self, share: float, least: float = 0, most: float = 10) -> float:
        """The quantile `share` of the times in milliseconds, of moves between two ages of a match."""
        ordered = sorted(seconds for age, seconds in self.moves if least <= age < most)
        return 1000 * ordered[int(share * len(ordered))] if ordered else float("nan")


async def grown(pairs: list[Pair]) -> None:
    """Play until there are matches of all ages."""

    async def play(pair: Pair) -> None:
        age = random.randrange(pair.length)
        while pair.age < age and not pair.over:
            await pair.ready.wait()
            moved = asyncio.get_running_loop().create_future()
            pair.move(partial(moved.set_result, None))
            await moved

    await asyncio.gather(*map(play, pairs))


async def renewed(pair: Pair) -> None:
    pair.leave()
    await pair.sit()


async def as_fast_as_it_goes(pairs: list[Pair], seconds: float) -> Row:
    """Every table moves as soon as it can."""
    times, began = Times(), time.perf_counter()
    end = began + seconds

    def moving(pair: Pair) -> asyncio.Future[None]:
        """Make moves until the match or the time is over."""
        stopped = asyncio.get_running_loop().create_future()
        sent = time.perf_counter()

        def had() -> None:
            nonlocal sent
            now = time.perf_counter()
            times.add(pair, now - sent)
            if now < end and not pair.over:
                sent = now
                pair.move(had)
            else:
                stopped.set_result(None)

        pair.move(had)
        return stopped

    async def play(pair: Pair) -> None:
        while time.perf_counter() < end:
            await pair.ready.wait()
            await (renewed(pair) if pair.over else moving(pair))

    await asyncio.gather(*map(play, pairs))
    return times.row(time.perf_counter() - began)


async def at_a_rate(pairs: list[Pair], seconds: float, rate: float) -> Row:
    """Moves come at random times, so many a second over all tables."""
    times, end = Times(), time.perf_counter() + seconds
    pause = len(pairs) / rate

    async def play(pair: Pair) -> None:
        rng = random.Random(id(pair))
        while True:
            await asyncio.sleep(min(rng.expovariate(1 / pause), end - time.perf_counter()))
            if time.perf_counter() >= end:
                return
            await pair.ready.wait()
            if pair.over:
                await renewed(pair)
            sent, moved = time.perf_counter(), asyncio.get_running_loop().create_future()
            pair.move(partial(moved.set_result, None))
            await moved
            times.add(pair, time.perf_counter() - sent)

    await asyncio.gather(*map(play, pairs))
    return times.row(seconds)


def spent(process: subprocess.Popen[bytes]) -> float:
    """Processor seconds that a process and its children have used, on systems that report it."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rsplit(")", 1)[1].split()
            if stat.parent.name == str(process.pid) or fields[1] == str(process.pid):
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


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


def our_server(program: Path, port: int, folder: Path, processes: int) -> subprocess.Popen[bytes]:
    # Keep stand-ins from playing for pairs that leave a match early.
    given = {"SUNDUK_LIMITS": "false", "SUNDUK_LOG_LEVEL": "warning", "SUNDUK_AWAY_SECONDS": "86400"}
    command = [str(program), "serve", "--port", str(port), "--processes", str(processes)]
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


@dataclass
class Contestant:
    """A server, and the pairs that play on it."""

    name: str
    process: subprocess.Popen[bytes]
    pairs: list[Pair]
    full: list[Row] = field(default_factory=list)
    """Results at full speed, round by round."""
    half: list[Row] = field(default_factory=list)
    """Results at half of that rate, round by round."""

    async def sit(self) -> None:
        for start in range(0, len(self.pairs), AT_ONCE):
            await asyncio.gather(*(pair.sit() for pair in self.pairs[start : start + AT_ONCE]))
        await grown(self.pairs)
        print(f"{self.name} has matches of all ages", file=sys.stderr, flush=True)

    async def while_up(self, work: Awaitable[None]) -> None:
        """Wait for some work, or fail if the server ends before."""
        working = asyncio.ensure_future(work)
        while not (await asyncio.wait([working], timeout=1))[0]:
            if self.process.poll() is not None:
                raise SystemExit(f"{self.name} has ended with {self.process.returncode}.")
        working.result()

    async def play(self, seconds: float) -> None:
        """Measure at full speed, after a short warm-up."""
        await as_fast_as_it_goes(self.pairs, seconds / 4)
        before = spent(self.process)
        full = await as_fast_as_it_goes(self.pairs, seconds)
        self.full.append(full | {"cpu_us": 1e6 * (spent(self.process) - before) / full["moves"]})

    async def stroll(self, seconds: float) -> None:
        """Measure at half of the full speed."""
        self.half.append(await at_a_rate(self.pairs, seconds, self.full[-1]["moves_per_second"] / 2))

    def show(self) -> None:
        full, half = middle(self.full), middle(self.half)
        print(
            f"| {self.name} | {full['moves_per_second']:,.0f} | {full['p50_ms']:.0f} / {full['p99_ms']:.0f} "
            f"| {full['cpu_us']:.0f} | {half['moves_per_second']:,.0f} | {half['p50_ms']:.1f} / {half['p99_ms']:.1f} "
            f"| {half['early_ms']:.1f} / {half['late_ms']:.1f} |",
            flush=True,
        )


def middle(rows: list[Row]) -> Row:
    """The median of the rounds, for each figure."""
    return {key: median([row[key] for row in rows if row[key] == row[key]] or [float("nan")]) for key in rows[0]}


@contextlib.contextmanager
def running(names: list[str], tables: int, processes: int, beside: Path | None = None) -> Iterator[list[Contestant]]:
    """Start the servers, and stop them at the end. `beside` is the program of the server that is named so."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as ending:
        found = []
        for port, name in enumerate(names, PORT):
            kind, _, storage = name.partition(" ")
            place = Path(folder) / storage
            place.mkdir(exist_ok=True)
            ours = kind == "sunduk"
            program = beside if storage == BESIDE and beside else Path(sys.executable).with_name("sunduk")
            process = our_server(program, port, place, processes) if ours else their_server(port, place, storage)
            ending.callback(process.wait)
            ending.callback(process.terminate)
            wait_for(port, process)
            pairs: list[Pair] = [OurPair(port) if ours else TheirPair(port) for _ in range(tables)]
            found.append(Contestant(name, process, pairs))
        yield found


async def contest(
    names: list[str], tables: int, seconds: float, rounds: int, processes: int, beside: Path | None
) -> None:
    with running(names, tables, processes, beside) as contestants:
        for port, name in enumerate(names, PORT):
            if name.startswith("sunduk"):
                await warm(port)
        for each in contestants:
            await each.while_up(each.sit())
        for number in range(rounds):
            for each in contestants:
                await each.while_up(each.play(seconds))
            for each in contestants:
                await each.while_up(each.stroll(seconds))
            print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    print(f"{tables} tables, two players each, {os.cpu_count()} cores, {rounds} rounds of {seconds:g} s\n")
    print(
        "| server | moves/s | p50 / p99 ms | processor µs a move | at half: moves/s | p50 / p99 ms | early / late ms |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|", flush=True)
    for each in contestants:
        each.show()
    ours, *others = contestants
    for other in others:
        both = zip(ours.full, other.full, strict=True)
        times = [one["moves_per_second"] / two["moves_per_second"] for one, two in both]
        told = ", ".join(f"{ratio:.2f}" for ratio in times)
        print(f"\n{ours.name} makes {median(times):.2f} times the moves of {other.name}; by rounds {told}")


async def beside_bots(matches: int, tables: int, seconds: float, processes: int) -> None:
    """Measure people at a moderate rate, before and while bots think at other tables."""
    with running(["sunduk"], tables, processes) as (people,):
        await warm(PORT)
        await people.sit()
        alone = await at_a_rate(people.pairs, seconds, RATE)
        cookie, _ = await post(HOST, PORT, "/api/me", b'{"name":"Keeper"}')
        order = json.dumps({"game": "marrakech", "seats": [{"kind": "bot", "level": 7}] * 2}).encode()
        for _ in range(matches):
            await post(HOST, PORT, "/api/tables", order, cookie)
        beside = await at_a_rate(people.pairs, seconds, RATE)
    print("| people | moves/s | p50 / p99 ms |\n|---|---:|---:|")
    for name, row in (("alone", alone), (f"beside {matches} matches of bots", beside)):
        print(f"| {name} | {row['moves_per_second']:.0f} | {row['p50_ms']:.1f} / {row['p99_ms']:.1f} |")


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=4, help="of each round")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", default="", help="sunduk, memory or flatfile")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="of our server; one a core otherwise")
    parser.add_argument("--bots", type=int, default=0, help="matches of bots beside people, instead of the contest")
    parser.add_argument("--beside", type=Path, help="the program sunduk of another checkout, whose server plays too")
    given = parser.parse_args()
    if given.bots:
        await beside_bots(given.bots, min(given.tables, 50), given.seconds, given.processes)
        return
    names = ["sunduk", "boardgame.io memory", "boardgame.io flatfile"]
    chosen = [name for name in names if given.only in name] + [f"sunduk {BESIDE}"] * bool(given.beside)
    await contest(chosen, given.tables, given.seconds, given.rounds, given.processes, given.beside)


if __name__ == "__main__":
    import uvloop

    uvloop.run(main())
