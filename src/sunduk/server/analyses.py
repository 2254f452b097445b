"""Where a server makes analyses: in threads, in time that nobody else wants; a child process compiles their code."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from sunduk.analysis.analyst import Analyst
from sunduk.analysis.books import close_books
from sunduk.analysis.compilation import compile_analysis
from sunduk.analysis.entries import Entry
from sunduk.analysis.events import Event
from sunduk.analysis.ledger import Ledger
from sunduk.analysis.native import native_analyst
from sunduk.bots.compilation import is_compiled
from sunduk.bots.thinker import settled
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match

InThread = Callable[..., Awaitable[Any]]
"""Runs a function with its arguments in a thread, when nobody else wants the time."""


class AnalysisCode:
    """The compiled code of analyses, of which a process needs each game's once."""

    def __init__(self) -> None:
        self._compiled: dict[str, asyncio.Task[None]] = {}

    async def ready(self, game: Game, in_thread: InThread) -> None:
        """Compile the analysis of a game, once a process. All who need it wait for the same compilation."""
        if game.id not in self._compiled:
            self._compiled[game.id] = asyncio.create_task(_compile(game, in_thread))
        await asyncio.shield(self._compiled[game.id])


class ThreadBench:
    """A `Bench` of threads."""

    at_once = 1

    def __init__(self, code: AnalysisCode, in_thread: InThread) -> None:
        self._code = code
        self._in_thread = in_thread

    async def analyst(self, match: Match, budget: str) -> Analyst:
        await self._code.ready(match.game, self._in_thread)
        made: Analyst = await self._in_thread(native_analyst, match, budget, 0)
        return made

    async def entry(self, analyst: Analyst, event: Event) -> Entry:
        made: Entry = await self._in_thread(_entry, analyst, event)
        return made

    async def close(self, analyst: Analyst, entries: list[Entry], times: Mapping[int, float]) -> Ledger:
        made: Ledger = await self._in_thread(_closed, analyst, entries, times)
        return made


def _entry(analyst: Analyst, event: Event) -> Entry:
    return settled(analyst.entry(event))


def _closed(analyst: Analyst, entries: list[Entry], times: Mapping[int, float]) -> Ledger:
    return settled(close_books(analyst, entries, times))


async def _compile(game: Game, in_thread: InThread) -> None:
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
