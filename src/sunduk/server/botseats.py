"""Bots at tables: they think in threads that give way to people, and are given views only."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sunduk.bots import Bot, Decision, bot
from sunduk.core.view import View

from .live import Live
from .threads import step_back

Result = TypeVar("Result")


class BotSeats:
    """The threads in which bots think."""

    def __init__(self, threads: int) -> None:
        count = threads or max(1, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(count, "bot", initializer=step_back)

    def seated(self, live: Live, seat: int) -> Bot:
        """The bot that plays a seat now."""
        level = live.table.seats[seat].level or live.table.standin_level
        if seat not in live.bots:
            live.bots[seat] = bot(f"level:{level}", live.luck.seed(seat))
        return live.bots[seat]

    async def choose(self, live: Live, seat: int, view: View) -> Decision:
        return await self._in_thread(self.seated(live, seat).choose, view)

    async def reaction(self, live: Live, seat: int, view: View, elapsed: float) -> float:
        return await self._in_thread(self.seated(live, seat).reaction, view, elapsed)

    async def advice(self, view: View, seed: int) -> Decision:
        """What the best bot thinks of every choice."""
        return await self._in_thread(lambda: bot("best", seed).choose(view, explain=True))

    async def _in_thread(self, work: Callable[..., Result], *arguments: object) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
