"""Analyses of finished matches: one a guest at a time, told line by line as they are made, and kept."""

from __future__ import annotations

import asyncio
import contextlib
import zlib
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from typing import Any, Protocol, cast

from sunduk.analysis.analyst import Analyst
from sunduk.analysis.card import card, most_turning
from sunduk.analysis.entries import Entry
from sunduk.analysis.events import Event
from sunduk.analysis.ledger import VERSION, Ledger
from sunduk.analysis.lines import begun, entry_json, kept_lines
from sunduk.analysis.player_record import data as record_data
from sunduk.analysis.player_record import player_record
from sunduk.core.match.match import Match

from ..analysable import finished
from ..compact_json import dumps, loads
from ..faults import Fault
from ..race import call_times
from ..table import Table
from ..wire.analysis import GameRecordJson
from .environment import Executor
from .hall import Hall
from .storage import Store

Times = Callable[[], Awaitable[Mapping[int, float]]]
"""Finds the seconds after the start of its round at which each action of a race happened."""
MOST_MATCHES = 50
"""How many of the latest matches make a record."""


async def no_times() -> Mapping[int, float]:
    return {}


async def times_of(store: Store, table: Table) -> Mapping[int, float]:
    """When each action of a race happened; nothing where the game is none."""
    return call_times(table.id, await store.entries_since(table.id, 0)) if table.game.race else {}


async def running_of(hall: Hall, guest: str) -> list[Table]:
    """The matches that a guest plays, those too that nobody looks at, so that they are not in memory."""
    found: list[Table] = []
    for id in await hall.store.of_guest(guest, MOST_MATCHES):
        for live in await hall.those_that_open([id]):
            if live.table.state != "running":
                return found
            found.append(live.table)
    return found


class AnalysisStore(Protocol):
    """Where finished analyses are kept."""

    async def analysis(self, table: str, budget: str, version: int) -> bytes | None: ...

    async def keep_analysis(self, table: str, budget: str, version: int, body: bytes) -> None: ...


class Bench(Protocol):
    """Where an analysis is made."""

    at_once: int
    """How many entries are made at the same time."""

    async def analyst(self, match: Match, budget: str) -> Analyst:
        """An analyst of a match, once what it needs is compiled or loaded."""

    async def entry(self, analyst: Analyst, event: Event) -> Entry: ...

    async def close(self, analyst: Analyst, entries: list[Entry], times: Mapping[int, float]) -> Ledger: ...


class Job:
    """One analysis, and those who follow it."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        """Who asked for it first."""
        self.lines: list[bytes] = []
        """What has been told so far: one JSON object each."""
        self.ended = False
        self.followers = 0
        self.task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    def tell(self, line: dict[str, Any]) -> None:
        self.lines.append(dumps(line) + b"\n")
        self._wake()

    def end(self) -> None:
        self.ended = True
        self._wake()

    async def follow(self) -> AsyncGenerator[bytes, None]:
        """All lines, those already told first. The job ends with its last follower."""
        self.followers += 1
        told = 0
        try:
            while True:
                news = self._news
                while told < len(self.lines):
                    told += 1
                    yield self.lines[told - 1]
                if self.ended:
                    return
                if news is self._news:
                    await news.wait()
        finally:
            self.followers -= 1
            if not self.followers and not self.ended:
                self.ended = True
                if self.task:
                    self.task.cancel()

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


class Analyses:
    """All analyses of this process."""

    def __init__(self, store: AnalysisStore, executor: Executor, spawn: Callable[[Any], asyncio.Task[Any]]) -> None:
        self._store = store
        self._executor = executor
        self._spawn = spawn
        self._jobs: dict[tuple[str, str], Job] = {}

    def ask(
        self, table: Table, guest: str, budget: str, bench: Bench, times: Times = no_times
    ) -> AsyncGenerator[bytes, None]:
        """The lines of an analysis, begun now if it is not under way; refused while the match runs.

        `times` tells when each call of a race was made.
        """
        match = finished(table)
        job = self._jobs.get((table.id, budget))
        if job is None or job.ended:
            if any(other.guest == guest and not other.ended for other in self._jobs.values()):
                raise Fault("conflict", "One analysis at a time: wait until your other one is done.")
            job = self._jobs[table.id, budget] = Job(guest)
            job.task = self._spawn(self._run(job, table, match, budget, bench, times))
        return job.follow()

    async def kept(self, table: Table) -> dict[str, Any] | None:
        """The analysis of a match that is kept, the better one if there are two."""
        for budget in ("standard", "quick"):
            if body := await self._store.analysis(table.id, budget, VERSION):
                data: dict[str, Any] = loads(zlib.decompress(body))
                return data
        return None

    async def card(self, table: Table, language: str) -> str:
        """The end card of a match that has been analysed."""
        match, data = finished(table), await self.kept(table)
        if data is None:
            raise Fault("unknown", "This match has not been analysed yet.")
        return await self._executor.run(card, match, data, most_turning(data), language)

    async def record(self, tables: list[Table], guest: str) -> list[GameRecordJson]:
        """What the analysed matches of a guest say; those in which the guest had one seat."""
        played = []
        for table in tables:
            seats = table.seats_of(guest)
            if table.state == "over" and len(seats) == 1 and (data := await self.kept(table)):
                played.append((data, seats[0]))
        return cast(list[GameRecordJson], record_data(await self._executor.run(player_record, played)))

    async def _run(self, job: Job, table: Table, match: Match, budget: str, bench: Bench, times: Times) -> None:
        try:
            kept = await self._store.analysis(table.id, budget, VERSION)
            if kept:
                for line in kept_lines(loads(zlib.decompress(kept)), table.base):
                    job.tell(line)
                return
            analyst = await bench.analyst(match, budget)
            job.tell(begun(table.base, len(analyst.events), budget))
            entries: list[Entry] = []
            told: list[dict[str, Any]] = []
            async with contextlib.aclosing(_in_order(bench, analyst)) as made:
                async for entry in made:
                    entries.append(entry)
                    told.append(await self._executor.run(entry_json, match, entry))
                    job.tell({"type": "entry", "entry": told[-1]})
            ledger = await bench.close(analyst, entries, await times())
            data = ledger.data() | {"entries": told}
            body = await self._executor.run(zlib.compress, dumps(data))
            with contextlib.suppress(Fault):
                # Kept first: whoever hears that it is done may ask for its card. If it cannot be, it is made again.
                await self._store.keep_analysis(table.id, budget, VERSION, body)
            del data["entries"]
            job.tell({"type": "done", "ledger": data})
        finally:
            if self._jobs.get((table.id, budget)) is job:
                del self._jobs[table.id, budget]
            job.end()


async def _in_order(bench: Bench, analyst: Analyst) -> AsyncGenerator[Entry, None]:
    """The entries of a match in order, some of them made at the same time."""
    waiting = deque[asyncio.Task[Entry]]()
    try:
        for event in analyst.events:
            waiting.append(asyncio.create_task(bench.entry(analyst, event)))
            if len(waiting) >= bench.at_once:
                yield await waiting.popleft()
        while waiting:
            yield await waiting.popleft()
    finally:
        for task in waiting:
            task.cancel()
