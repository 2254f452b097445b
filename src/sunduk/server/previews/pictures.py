"""Pictures of boards for previews: what a spectator sees, drawn rarely, one at a time, and kept."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from sunduk.core.match.match import Match
from sunduk.core.match.view import SPECTATOR
from sunduk.table.past import at
from sunduk.table.table import Table

from .rendering import png

MOST_KEPT = 64
"""Pictures in memory, of some 100 kB each."""
MOST_WAITING = 8
"""Pictures that may be asked for at once; more are not drawn."""
FRESH = 60.0
"""Seconds for which the picture of a running match is shown again, however the match goes on."""

Key = tuple[str, int, str]
Draw = Callable[[str], Awaitable[bytes | None]]


class Pictures:
    """The pictures of tables, by table, number of actions and language."""

    def __init__(self, draw: Draw = png, clock: Callable[[], float] = time.monotonic) -> None:
        self._draw = draw
        self._clock = clock
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._latest: OrderedDict[tuple[str, str], tuple[Key, float]] = OrderedDict()
        """The last picture of each table at its current position, and until when it is shown again."""
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def picture(self, table: Table, seq: int | None, language: str) -> bytes | None:
        """The board after `seq` actions, or as it stands about now; None if there is too much to draw."""
        key = self._key(table, seq, language)
        if key not in self._kept and self._waiting < MOST_WAITING:
            self._waiting += 1
            try:
                async with self._turn:
                    if key not in self._kept:
                        svg = await asyncio.to_thread(board, table, seq, language)
                        self._keep(key, await self._draw(svg))
            finally:
                self._waiting -= 1
        found = self._kept.get(key)
        if found:
            self._kept.move_to_end(key)
        return found

    def _key(self, table: Table, seq: int | None, language: str) -> Key:
        if table.match is None:
            return f"{table.game.id} {len(table.seats)}", 0, language
        if seq is not None:
            return table.id, seq, language
        now, name = self._clock(), (table.id, language)
        latest, until = self._latest.get(name, (None, 0.0))
        if latest is None or until < now or latest not in self._kept or table.state != "running":
            latest = table.id, table.seq, language
            self._latest[name] = latest, now + FRESH
            if len(self._latest) > MOST_KEPT:
                self._latest.popitem(last=False)
        return latest

    def _keep(self, key: Key, picture: bytes | None) -> None:
        if picture is None:
            return
        self._kept[key] = picture
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def board(table: Table, seq: int | None, language: str) -> str:
    """What everybody may see of a table, as SVG; before it begins, a match as it would."""
    if table.match is None:
        match = Match(table.game.id, len(table.seats), seed=0, options=table.create.options)
    else:
        match = at(table, table.seq if seq is None else seq)
    return match.view(SPECTATOR).svg(language)
