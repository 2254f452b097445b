"""Claims in a race at one table: each waits its turn, by :mod:`sunduk.table.race`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from sunduk.table.race import Held, Line


class Claims:
    """Those who wait until nobody quicker can be heard of any more."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        """Tells the time in milliseconds."""
        self._held: Held[asyncio.Future[None]] = Held()

    def __bool__(self) -> bool:
        return bool(self._held)

    async def wait(self, reaction: float, received: float, others: Iterable[Line]) -> None:
        """Until it is the turn of a claim that took so long, and was received then."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._held.add(turn, reaction, received, others)
        self._release()
        await turn

    def _release(self) -> None:
        now = self._clock()
        for turn in self._held.take(now):
            if not turn.done():
                turn.set_result(None)
        due = self._held.due()
        if due is not None:
            asyncio.get_running_loop().call_later(max(0.0, due - now) / 1000, self._release)
