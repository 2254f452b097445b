"""Turns: whoever wants to change a table waits until those before are done."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """At one table."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, begin: Callable[[], None]) -> None:
        """Begin, now or when it is time; whoever has begun gives the turn on."""
        if self.taken:
            self._waiting.append(begin)
        else:
            self.taken = True
            begin()

    def give(self) -> None:
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        began = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if began.cancelled():
                self.give()
            else:
                began.set_result(None)

        self.take(begin)
        await began

    async def __aexit__(self, *trouble: object) -> None:
        self.give()
