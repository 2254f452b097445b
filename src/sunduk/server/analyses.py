"""Analyses of finished matches: one a guest at a time, in time that nobody else wants, streamed as they come, kept."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any, Protocol, cast

import orjson

from sunduk.analysis.analyst import Analyst
from sunduk.analysis.books import close_books
from sunduk.analysis.card import card, most_turning
from sunduk.analysis.compilation import compile_analysis
from sunduk.analysis.entries import Entry
from sunduk.analysis.events import Event
from sunduk.analysis.ledger import VERSION, Ledger
from sunduk.analysis.lines import begun, entry_json, kept_lines
from sunduk.analysis.native import native_analyst
from sunduk.analysis.player_record import data as record_data
from sunduk.analysis.player_record import player_record
from sunduk.bots.compilation import is_compiled
from sunduk.bots.thinker import settled
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match
from sunduk.table.faults import Fault
from sunduk.table.table import Table
from sunduk.table.wire.analysis import GameRecordJson

InThread = Callable[..., Awaitable[Any]]
"""Runs a function with its arguments in a thread, when nobody else wants the time."""
Times = Callable[[], Awaitable[Mapping[int, float]]]
"""Finds the seconds after the start of its round at which each action of a race happened."""


async def no_times() -> Mapping[int, float]:
    return {}


class AnalysisStore(Protocol):
    """Where finished analyses are kept."""

    async def analysis(self, table: str, budget: str, version: int) -> bytes | None: ...

    async def keep_analysis(self, table: str, budget: str, version: int, body: bytes) -> None: ...


class Job:
    """One analysis, and those who follow it."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        """Who asked for it first."""
        self.lines: list[bytes] = []
        """What has been told so far: one JSON object each."""
        self.ended = False
        self.followers = 0
        self._news = asyncio.Event()

    def tell(self, line: dict[str, Any]) -> None:
        self.lines.append(orjson.dumps(line) + b"\n")
        self._wake()

    def end(self) -> None:
        self.ended = True
        self._wake()

    async def follow(self) -> AsyncIterator[bytes]:
        """All lines, those already told first."""
        told = 0
        while True:
            news = self._news
            while told < len(self.lines):
                told += 1
                yield self.lines[told - 1]
            if self.ended:
                return
            if news is self._news:
                await news.wait()

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


class Analyses:
    """All analyses of this process."""

    def __init__(self, store: AnalysisStore, spawn: Callable[[Any], asyncio.Task[Any]]) -> None:
        self._store = store
        self._spawn = spawn
        self._jobs: dict[tuple[str, str], Job] = {}
        self._compiled: dict[str, asyncio.Task[None]] = {}

    def ask(
        self, table: Table, guest: str, budget: str, in_thread: InThread, times: Times = no_times
    ) -> AsyncIterator[bytes]:
        """The lines of an analysis, begun now if it is not under way; refused while the match runs.

        `times` tells when each call of a race was made.
        """
        match = finished(table)
        job = self._jobs.get((table.id, budget))
        if job is None or job.ended:
            if any(other.guest == guest and not other.ended for other in self._jobs.values()):
                raise Fault("conflict", "One analysis at a time: wait until your other one is done.")
            job = self._jobs[table.id, budget] = Job(guest)
            task = self._spawn(self._run(job, table, match, budget, in_thread, times))
            return self._followed(job, task)
        return self._followed(job, None)

    async def kept(self, table: Table) -> dict[str, Any] | None:
        """The analysis of a match that is kept, the better one if there are two."""
        for budget in ("standard", "quick"):
            if body := await self._store.analysis(table.id, budget, VERSION):
                data: dict[str, Any] = orjson.loads(zlib.decompress(body))
                return data
        return None

    async def card(self, table: Table, language: str) -> str:
        """The end card of a match that has been analysed."""
        match, data = finished(table), await self.kept(table)
        if data is None:
            raise Fault("unknown", "This match has not been analysed yet.")
        return await asyncio.to_thread(card, match, data, most_turning(data), language)

    async def record(self, tables: list[Table], guest: str) -> list[GameRecordJson]:
        """What the analysed matches of a guest say; those in which the guest had one seat."""
        played = []
        for table in tables:
            seats = table.seats_of(guest)
            if table.state == "over" and len(seats) == 1 and (data := await self.kept(table)):
                played.append((data, seats[0]))
        return cast(list[GameRecordJson], record_data(await asyncio.to_thread(player_record, played)))

    async def _followed(self, job: Job, task: asyncio.Task[None] | None) -> AsyncIterator[bytes]:
        """What a job tells; it ends with its last follower."""
        job.followers += 1
        try:
            async for line in job.follow():
                yield line
        finally:
            job.followers -= 1
            if not job.followers and not job.ended:
                job.ended = True
                if task:
                    task.cancel()

    async def _run(self, job: Job, table: Table, match: Match, budget: str, in_thread: InThread, times: Times) -> None:
        try:
            kept = await self._store.analysis(table.id, budget, VERSION)
            if kept:
                for line in kept_lines(orjson.loads(zlib.decompress(kept)), table.base):
                    job.tell(line)
                return
            await self._ready(match.game, in_thread)
            analyst = await in_thread(native_analyst, match, budget, 0)
            job.tell(begun(table.base, len(analyst.events), budget))
            entries: list[Entry] = []
            told: list[dict[str, Any]] = []
            for event in analyst.events:
                if job.ended:
                    return
                entry = await in_thread(_entry, analyst, event)
                entries.append(entry)
                told.append(await in_thread(entry_json, match, entry))
                job.tell({"type": "entry", "entry": told[-1]})
            ledger = await in_thread(_closed, analyst, entries, await times())
            data = ledger.data() | {"entries": told}
            body = await in_thread(zlib.compress, orjson.dumps(data))
            del data["entries"]
            job.tell({"type": "done", "ledger": data})
            with contextlib.suppress(Fault):
                # If it cannot be kept, it is computed again next time.
                await self._store.keep_analysis(table.id, budget, VERSION, body)
        finally:
            if self._jobs.get((table.id, budget)) is job:
                del self._jobs[table.id, budget]
            job.end()

    async def _ready(self, game: Game, in_thread: InThread) -> None:
        """Compile the analysis of a game, once a process. All who need it wait for the same compilation."""
        if game.id not in self._compiled:
            self._compiled[game.id] = asyncio.create_task(self._compile(game, in_thread))
        await asyncio.shield(self._compiled[game.id])

    async def _compile(self, game: Game, in_thread: InThread) -> None:
        """Compile in a child process, which leaves the code in the cache: in this one it would hold up all requests."""
        if is_compiled(game, "analysis"):
            await in_thread(compile_analysis, game)
            return
        command = sys.executable, "-m", "sunduk", "compile", game.id, "--analysis"
        child = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.DEVNULL)
        try:
            await child.wait()
        finally:
            if child.returncode is None:
                child.kill()
        await in_thread(compile_analysis, game)


def _entry(analyst: Analyst, event: Event) -> Entry:
    return settled(analyst.entry(event))


def _closed(analyst: Analyst, entries: list[Entry], times: Mapping[int, float]) -> Ledger:
    return settled(close_books(analyst, entries, times))


def finished(table: Table) -> Match:
    """The match of a table, if it may be analysed: never one that runs, for anyone."""
    match = table.match
    if match is None or not match.over or table.state not in ("over", "record"):
        raise Fault("conflict", "Only a match that is over is analysed.")
    if match.game.edition:
        # Compiled code is never freed, so guests cannot have it made for editions of their own.
        raise Fault(
            "conflict", "A match with an edition of one's own is analysed by `sunduk analyse`, from its record."
        )
    return match


def still_played(record: Match, match: Match) -> bool:
    """Whether a match that runs could be the beginning of a record, so that the record would advise its players."""
    return (
        record.game.id == match.game.id
        and record.seats == match.seats
        and match.length <= record.length
        and record.start == match.start
        and record.log[: match.length] == match.log
    )
