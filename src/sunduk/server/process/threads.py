"""Threads: bots and compilers run at low priority, so that requests of people come first."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from typing import TypeVar

from sunduk.table.live.environment import Payer

from .fairshare import FairShare

NICENESS = 15

Result = TypeVar("Result")


class Threads:
    """The executor of a server. Bots think in so many threads; by default one less than there are cores."""

    def __init__(self, bot_threads: int) -> None:
        self._share = FairShare(bot_threads or max(1, (os.cpu_count() or 2) - 1), step_back)

    async def run(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Do work of some milliseconds in a thread."""
        return await asyncio.to_thread(work, *arguments)

    async def think(
        self, payer: Payer, urgent: Callable[[], bool], work: Callable[..., Result], *arguments: object
    ) -> Result:
        """Let a bot think, once it is the payer's turn; sooner if a person waits for it."""
        return await self._share.run(payer, urgent, work, *arguments)

    def dispatch(self) -> None:
        """Look again whose turn it is."""
        self._share.dispatch()

    def close(self) -> None:
        self._share.close()


def step_back() -> None:
    """Lower the priority of this thread (its nice value), on systems where a thread can have one."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
