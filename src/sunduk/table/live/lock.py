"""Turns: one change of a table at a time, in the order in which they were asked for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from .promise import Promise


class Turns:
    """The lock of one table. Unlike asyncio's it calls back, so that a move needs no task to wait for it."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, begin: Callable[[], None]) -> None:
        """Call `begin` when it is the caller's turn, which may be now; the caller then ends its turn with `give`."""
        if self.taken:
            self._waiting.append(begin)
        else:
            self.taken = True
            begin()

    def give(self) -> None:
        """End a turn: the next one begins in the next round of the event loop."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        turn: Promise[None] = Promise()
        self.take(lambda: turn.settle(None))
        try:
            await turn
        except asyncio.CancelledError:
            turn.then(lambda _: self.give())
            raise

    async def __aexit__(self, *trouble: object) -> None:
        self.give()
