"""Turns: one change of a table at a time, in the order in which they were asked for."""

from __future__ import annotations

import asyncio
from collections import deque

from ..promise import Promise


class Turns:
    """At one table."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[Promise[None]] = deque()

    def take(self) -> Promise[None]:
        """Kept when it is the caller's turn, which may be now; the caller then ends it with `give`."""
        turn: Promise[None] = Promise()
        if self.taken:
            self._waiting.append(turn)
        else:
            self.taken = True
            turn.settle(None)
        return turn

    def give(self) -> None:
        """Let the next one begin."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft().settle, None)
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        turn = self.take()
        try:
            await turn
        except asyncio.CancelledError:
            turn.then(lambda _: self.give())
            raise

    async def __aexit__(self, *trouble: object) -> None:
        self.give()
