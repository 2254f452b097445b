"""Threads: bots and compilers run at low priority, so that requests of people come first."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from typing import TypeVar

from .fairshare import FairShare

NICENESS = 15

Result = TypeVar("Result")


class Threads(FairShare):
    """The executor of a server. Bots think in so many threads; by default one less than there are cores."""

    def __init__(self, bot_threads: int) -> None:
        super().__init__(bot_threads or max(1, (os.cpu_count() or 2) - 1), step_back)

    async def run(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Do work of some milliseconds in a thread."""
        return await asyncio.to_thread(work, *arguments)


def step_back() -> None:
    """Lower the priority of this thread (its nice value), on systems where a thread can have one."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
