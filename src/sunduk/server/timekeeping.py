"""Keeping time at tables: clocks, the sand, players who stay away, and tables that no process looks after."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from sunduk.core.contract import CHANCE
from sunduk.core.errors import SundukError

from . import decisions
from .faults import Fault
from .live import Live
from .tables import Table

if TYPE_CHECKING:
    from .hall import Hall

OVERDUE = 2_000
"""Milliseconds by which a deadline must be late before another process minds it."""
ROUND = 1.0
"""Seconds between two looks at the deadlines."""
LONGEST_WAIT = 86_400.0
"""Seconds for which a timer is set at most."""

log = logging.getLogger("sunduk.timekeeping")


class Timekeeper:
    """Does at all tables of this process what time demands."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def due(self, table: Table) -> int | None:
        """When somebody must look after a table, whatever becomes of this process."""
        dues = [due for due in (table.sand_due, table.reserved_due) if due is not None]
        if timed := table.time_due():
            dues.append(timed[0])
        if table.bots_to_act():
            dues.append(table.touched + round(1000 * self._hall.settings.bot_seconds))
        return min(dues, default=None)

    def begin(self) -> None:
        self._hall.tasks.spawn(self._rounds())

    def set_timer(self, live: Live) -> None:
        """For the next thing that time demands."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        table = live.table
        if table.clock.kind == "none" and table.sand_since is None and not live.away and table.reserved_due is None:
            return
        due = self._next(live)
        if due is not None:
            delay = max(0.0, due - self._hall.precise()) / 1000
            live.timer = asyncio.get_running_loop().call_later(min(delay, LONGEST_WAIT), self._ring, live)

    def _next(self, live: Live) -> float | None:
        table = live.table
        dues: list[float] = []
        if table.sand_due is not None:
            dues.append(table.sand_due + _sand_grace(live))
        if table.reserved_due is not None:
            dues.append(table.reserved_due)
        if timed := table.time_due():
            dues.append(timed[0])
        dues += [since + 1000 * self._hall.settings.away_seconds for since in _missed(live).values()]
        return min(dues, default=None)

    def _ring(self, live: Live) -> None:
        self._hall.tasks.spawn(self._mind(live))

    async def _mind(self, live: Live) -> None:
        """Do what time demands."""
        hall, table, now = self._hall, live.table, self._hall.now()
        with contextlib.suppress(Fault):
            if live.claims:
                await asyncio.sleep(0.01)
            elif table.sand_due is not None and table.sand_due + _sand_grace(live) <= now + 1:
                await hall.decide(live, lambda table: decisions.let_sand_run_out(table, live.luck, hall.now()))
                return
            if table.reserved_due is not None and table.reserved_due <= now + 1:
                await hall.decide(live, lambda table: decisions.release_late(table, hall.now() + 1))
                return
            if (timed := table.time_due()) and timed[0] <= now + 1:
                await hall.decide(live, lambda table: decisions.stand_in(table, timed[1], "time", hall.now()))
                return
            for guest, since in _missed(live).items():
                if since + 1000 * hall.settings.away_seconds <= now + 1:
                    await hall.leave(live, guest, "away")
        hall.look_after(live)

    async def _rounds(self) -> None:
        """Look after tables that nobody looks after."""
        late = 0
        while True:
            try:
                for id in await self._hall.store.due(self._hall.now() - late):
                    await self._take_over(id)
                late = OVERDUE
                self._hall.sweep()
            except Exception:
                log.exception("deadlines could not be looked at")
            await asyncio.sleep(ROUND)

    async def _take_over(self, id: str) -> None:
        hall = self._hall
        try:
            live = await hall.live(id)
        except SundukError as error:
            log.warning("a table cannot be played on", extra={"table": id, "why": str(error)})
            await hall.store.keep_deadline(id, None)
            return
        if not live.thinking and not live.turns.taken:
            await hall.catch_up(live)
            due = self.due(live.table)
            await hall.store.keep_deadline(id, due if due is None else max(due, hall.now()))
            hall.look_after(live)


def _sand_grace(live: Live) -> float:
    """How long a claim made in time may still be on its way."""
    return max((line.credit for line in live.other_lines(CHANCE)), default=0.0)


def _missed(live: Live) -> dict[str, int]:
    """Guests for whom a stand-in is to play if they stay away, and since when they are away."""
    table = live.table
    if not live.away or table.state != "running" or table.clock.kind == "days" or table.create.standin is None:
        return {}
    online = live.online()
    if not online & table.people():
        return {}
    playing = {seat.guest for seat in table.seats if seat.present}
    return {guest: since for guest, since in live.away.items() if guest in playing and guest not in online}
