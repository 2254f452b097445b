"""Claims in a race at one table: each is held until `race.py` releases it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from ..race import Held, Link
from .promise import Promise


class Claims:
    """Claims that wait until no quicker one can arrive any more."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        """Tells the time in milliseconds."""
        self._held: Held[Promise[None]] = Held()

    def __bool__(self) -> bool:
        return bool(self._held)

    def wait(self, reaction: float, received: float, others: Iterable[Link]) -> Promise[None]:
        """Hold a claim with this reaction time, received at this time; the promise is settled when it may act."""
        turn: Promise[None] = Promise()
        self._held.add(turn, reaction, received, others)
        self._release()
        return turn

    def _release(self) -> None:
        now = self._clock()
        for turn in self._held.take(now):
            turn.settle(None)
        due = self._held.due()
        if due is not None:
            asyncio.get_running_loop().call_later(max(0.0, due - now) / 1000, self._release)
