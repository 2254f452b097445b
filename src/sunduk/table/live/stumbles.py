"""Rules that people stumble on: how often each clause refused a move of a person, by game and day. Nobody is named."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from ..faults import Fault
from ..table import Table
from .environment import Metrics
from .storage import Store

FLUSHED = 60.0
"""Seconds after which counts are stored."""
DAYS = 90
"""For so long they are kept."""
DAY = 86_400_000
"""Milliseconds of a day."""


class StumbleCounter:
    """Counts refused moves of this process, and stores them now and then."""

    def __init__(self, store: Store, metrics: Metrics, now: Callable[[], int]) -> None:
        self._store = store
        self._metrics = metrics
        self._now = now
        self._counts: Counter[tuple[str, str]] = Counter()
        """How often a move was refused, by game and clause."""
        self._last: dict[str, tuple[int, str]] = {}
        """By table: where a person stumbled last. Trying the same again is counted once."""

    def note(self, table: Table, rule: str) -> None:
        """Count a move of a person that a rule refused. Variants have rules of their own and are not counted."""
        if table.game.edition or self._last.get(table.id) == (table.seq, rule):
            return
        self._last[table.id] = table.seq, rule
        self._counts[table.game.id, rule] += 1
        self._metrics.stumbled(table.game.id, rule)

    async def run(self) -> None:
        """Store what was counted, for as long as the hall is open."""
        while True:
            await asyncio.sleep(FLUSHED)
            await self.flush()

    async def flush(self) -> None:
        """Store what was counted. What cannot be stored now waits for the next time."""
        counts, self._counts = self._counts, Counter()
        self._last.clear()
        if counts:
            day = self._now() // DAY
            try:
                await self._store.add_stumbles(day, counts, day - DAYS)
            except Fault:
                self._counts += counts

    async def of_game(self, game: str) -> list[tuple[str, int]]:
        """The clauses of a game that refused moves in the last days, the most frequent first."""
        await self.flush()
        found = await self._store.stumbles(self._now() // DAY - DAYS)
        listed = [(rule, count) for (id, rule), count in found.items() if id == game]
        return sorted(listed, key=lambda each: (-each[1], each[0]))
