"""Keeping time at tables: clocks, the sand, players who stay away, and tables that no process looks after."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

from .. import decisions
from ..clocks import DAY
from ..decisions import Decision
from ..faults import Fault
from ..race import sand_end
from ..table import Table
from .environment import Environment
from .live_table import Live
from .promise import Promise
from .tasks import Tasks
from .unreadable import Unreadable

OVERDUE = 2_000
"""Milliseconds after which another process handles a deadline that was missed."""
ROUND = 1.0
"""Seconds between two queries for missed deadlines."""
CLOSING = 60.0
"""Seconds between two queries for tables to which nobody comes."""
POSTPONED = 600_000
"""Milliseconds until a table whose deadline failed is tried again."""
LONGEST_WAIT = 86_400.0
"""Seconds for which a timer is set at most."""

log = logging.getLogger("sunduk.timekeeping")


class HallForDeadlines(Protocol):
    """What keeping time needs of the hall."""

    def now(self) -> int: ...

    def precise(self) -> float: ...

    def decide(self, live: Live, ask: Callable[[Table], Decision]) -> Promise[Table]: ...

    async def start(self, live: Live, host: str | None, level: int) -> None: ...

    async def leave(self, live: Live, guest: str, seats: Iterable[int], why: str) -> None: ...

    async def live(self, id: str) -> Live: ...

    async def catch_up(self, live: Live) -> None: ...

    def look_after(self, live: Live, think: bool = True) -> None: ...

    def sweep(self) -> None: ...


class Deadlines:
    """Handles the deadlines of all tables of this process."""

    def __init__(self, hall: HallForDeadlines, environment: Environment, tasks: Tasks) -> None:
        self._hall = hall
        self._settings = environment.settings
        self._store = environment.store
        self._metrics = environment.metrics
        self._tasks = tasks

    def due(self, table: Table) -> int | None:
        """The deadline to store: when some process must look at the table, even if this one dies."""
        dues = [due for due in (table.sand_due, table.reserved_due, table.reveal_due) if due is not None]
        dues += [due[0] for due in (table.time_due(), table.answer_due) if due]
        if table.bots_to_act():
            dues.append(table.touched + round(1000 * self._settings.bot_seconds))
        return min(dues, default=None)

    def begin(self) -> None:
        self._tasks.spawn(self._rounds())

    def cancel_timer(self, live: Live) -> None:
        if live.timer:
            live.timer.cancel()
            live.timer = None

    def set_timer(self, live: Live) -> None:
        """Set the timer of a table for its next deadline."""
        if live.timer:
            self.cancel_timer(live)
        table = live.table
        dues = (table.sand_since, table.reserved_due, table.reveal_due, table.answer_due)
        if table.clock.kind == "none" and not any(dues) and not live.away:
            return
        due = self._next(live)
        if due is not None:
            delay = max(0.0, due - self._hall.precise()) / 1000
            live.timer = asyncio.get_running_loop().call_later(min(delay, LONGEST_WAIT), self._ring, live)

    def _next(self, live: Live) -> float | None:
        table = live.table
        dues: list[float] = [] if table.reveal_due is None else [table.reveal_due]
        if (sand := sand_end(table, live.listeners)) is not None:
            dues.append(sand)
        if table.reserved_due is not None:
            dues.append(table.reserved_due)
        dues += [due[0] for due in (table.time_due(), table.answer_due) if due]
        dues += [since + 1000 * self._settings.away_seconds for since in _missed(live).values()]
        return min(dues, default=None)

    def _ring(self, live: Live) -> None:
        self._tasks.spawn(self._mind(live))

    async def _mind(self, live: Live) -> None:
        """Handle the deadline that has come, and set the next timer."""
        hall, table, now = self._hall, live.table, self._hall.now()
        with contextlib.suppress(Fault):
            if live.claims:
                await asyncio.sleep(0.01)
            elif (sand := sand_end(table, live.listeners)) is not None and sand <= now + decisions.EARLY:
                await hall.decide(live, lambda table: decisions.let_sand_run_out(table, live.luck, hall.now()))
                return
            if table.reserved_due is not None and table.reserved_due <= now + decisions.EARLY:
                await hall.decide(live, lambda table: decisions.release_late(table, hall.now() + decisions.EARLY))
                return
            if table.reveal_due is not None and table.reveal_due <= now + decisions.EARLY:
                await hall.start(live, None, 1)
                return
            if (answer := table.answer_due) and answer[0] <= now + decisions.EARLY:
                await hall.decide(live, lambda table: decisions.fall_silent(table, live.luck, hall.now()))
                return
            if (timed := table.time_due()) and timed[0] <= now + decisions.EARLY:
                await hall.decide(live, lambda table: decisions.time_out(table, timed[1], hall.now()))
                return
            for guest, since in _missed(live).items():
                if since + 1000 * self._settings.away_seconds <= now + decisions.EARLY:
                    seats = [seat for seat in table.seats_of(guest) if table.seats[seat].present]
                    await hall.leave(live, guest, seats, "away")
        hall.look_after(live)

    async def _rounds(self) -> None:
        """Take over tables whose deadline has passed, again and again."""
        late, looked = 0, -CLOSING
        while True:
            try:
                for id in await self._store.due(self._hall.now() - late):
                    await self._isolated(id, self._take_over(id))
                late = OVERDUE
                if time.monotonic() - looked >= CLOSING:
                    looked = time.monotonic()
                    await self._close_forsaken()
                self._hall.sweep()
            except Exception:
                log.exception("deadlines could not be looked at")
            await asyncio.sleep(ROUND)

    async def _isolated(self, id: str, care: Awaitable[None]) -> None:
        """Handle one table. If that fails, it is postponed, and the others are not affected."""
        try:
            await care
        except self._store.errors:
            raise
        except Exception as error:
            if isinstance(error, Fault) and error.code == "away":
                raise
            if not isinstance(error, Unreadable):
                log.exception("a table could not be looked after", extra={"table": id})
                self._metrics.table_fault("deadline")
            await self._store.keep_deadline(id, self._hall.now() + POSTPONED)

    async def _take_over(self, id: str) -> None:
        hall = self._hall
        live = await hall.live(id)
        if not live.bots.thinking and not live.turns.taken:
            await hall.catch_up(live)
            due = self.due(live.table)
            await self._store.keep_deadline(id, due if due is None else max(due, hall.now()))
            hall.look_after(live)

    async def _close_forsaken(self) -> None:
        """Close tables that have waited for players too long."""
        since = self._hall.now() - round(DAY * self._settings.waiting_days)
        for id in await self._store.forsaken(since):
            await self._isolated(id, self._close(id, since))

    async def _close(self, id: str, since: int) -> None:
        hall = self._hall
        try:
            live = await hall.live(id)
        except Unreadable:
            await self._store.mark_closed(id)
            return
        with contextlib.suppress(Fault):
            await hall.decide(live, lambda table: decisions.close(table, since, hall.now()))


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
