"""The hall: all tables that this process keeps in memory, and everything that happens at them.

Whatever happens goes one way: it is decided, appended, committed, and only then told.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from sunduk.core.contract import CHANCE
from sunduk.core.errors import SundukError
from sunduk.core.match import Move

from . import decisions
from .botseats import BotSeats
from .bus import Bus
from .config import Settings
from .decisions import Decision
from .entries import Create, Entry
from .faults import Fault
from .identity import Guest, new_id
from .live import Listener, Live
from .luck import Luck
from .metrics import LIVE_TABLES, stored
from .race import Line as RaceLine
from .storage import Append, Line, Store, Taken
from .tables import Table
from .warming import Warming

BOT_GRACE = 15_000
"""Milliseconds after which another process thinks for a bot."""
OVERDUE = 2_000
"""Milliseconds by which a deadline must be late before another process minds it."""
ROUND = 1.0
"""Seconds between two looks at the deadlines."""
KEPT = 600
"""Seconds for which a table that nobody looks at stays in memory."""

log = logging.getLogger("sunduk.hall")


class Hall:
    """Everything that is going on in this process."""

    def __init__(self, settings: Settings, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.store = store
        self.warming = Warming()
        self.bots = BotSeats(settings.bot_threads)
        self.bus = Bus(store, self._hear)
        self.lives: dict[str, Live] = {}
        self._clock = clock
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False

    async def open(self) -> None:
        self.bus.begin()
        self.warming.begin()
        self._spawn(self._watch_deadlines())

    async def close(self) -> None:
        self._closing = True
        self.warming.stop()
        await self.bus.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.lives.values():
            live.close()
        self.bots.close()

    def now(self) -> int:
        """The time, in milliseconds since 1970."""
        return round(self._clock() * 1000)

    def precise(self) -> float:
        """The time, to fractions of a millisecond."""
        return self._clock() * 1000

    async def live(self, id: str) -> Live:
        """A table, from memory or from its log."""
        if id in self.lives:
            return self.lives[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Live:
        secret, entries = await self.store.load(id)
        table = await asyncio.to_thread(Table.fold, id, entries)
        live = self.lives[id] = Live(table, Luck(id, secret))
        live.due = self._due(table)
        live.lines = len(await self.store.said(id, most=1))
        live.away = {guest: self.now() for guest in table.people()}
        LIVE_TABLES.set(len(self.lives))
        return live

    async def create(self, order: Callable[[str, str], Create], luck: Luck | None = None) -> Live:
        """Make a table; `order` is given its id and its commitment. With no open seat, the match begins at once."""
        luck = luck or Luck.fresh(new_id())
        entry = order(luck.table, luck.commitment)
        table = Table(luck.table, entry)
        if table.state == "waiting":
            table.begun(table.seats)
        await self.store.append(Append(table, entry, None, False, luck.secret))
        live = self.lives[table.id] = Live(table, luck)
        live.away = {guest: self.now() for guest in table.people()}
        LIVE_TABLES.set(len(self.lives))
        await self.start_if_full(live)
        return live

    async def start_if_full(self, live: Live) -> None:
        if live.table.state == "waiting" and live.table.full:
            with contextlib.suppress(Fault):
                await self.decide(live, lambda table: decisions.start(table, 1, live.luck, self.now()))

    async def decide(self, live: Live, ask: Callable[[Table], Decision]) -> Table:
        """Let something happen: decided, stored, told. Whoever is too late is asked again, of the table as it is."""
        async with live.lock:
            while True:
                decision = ask(live.table)
                append = self._append(live, decision)
                try:
                    await self.store.append(append)
                    break
                except Taken:
                    if not await self._catch_up(live):
                        raise Fault("away", "The log of this table cannot be read: try again.") from None
            live.due = append.due
            self._install(live, decision.table, decision.entry)
        self.look_after(live)
        return live.table

    def _append(self, live: Live, decision: Decision) -> Append:
        due = self._due(decision.table)
        return Append(decision.table, decision.entry, due, due != live.due)

    def _due(self, table: Table) -> int | None:
        """When somebody must look after a table, whatever becomes of this process."""
        dues = [table.sand_due] if table.sand_due is not None else []
        if timed := table.time_due():
            dues.append(timed[0])
        if table.bots_to_act():
            dues.append(table.touched + BOT_GRACE)
        return min(dues, default=None)

    async def reach(self, live: Live, seq: int) -> Table:
        """The table; if somebody knows of later actions than this process does, they are looked for first."""
        if self.store.shared and seq > live.table.seq:
            async with live.lock:
                await self._catch_up(live)
            self.look_after(live, think=False)
        return live.table

    async def _catch_up(self, live: Live) -> bool:
        """Take in what other processes have appended. The lock is held."""
        entries = await self.store.entries_since(live.table.id, live.table.entries)
        for entry in entries:
            table = live.table.after(entry)
            live.due = self._due(table)
            self._install(live, table, entry)
        return bool(entries)

    def _install(self, live: Live, table: Table, entry: Entry) -> None:
        """Make a committed change known."""
        before, live.table = live.table, table
        if table.match and self.warming.is_warm(table.game.id):
            table.match.run_on("cpu")
        now = self.precise()
        stored(table.game.id, entry.kind).inc()
        moved = entry.kind in ("act", "back")
        if not moved or table.state != before.state:
            live.tell_table()
        if table.match and (moved or entry.kind in ("start", "standin", "return", "resign", "patch")):
            live.tell_position(now, table.racing and not before.racing)
        for seat, (old, new) in enumerate(zip(before.seats, table.seats, strict=True)):
            if old is not new and seat in live.bots:
                live.bots.pop(seat).close()
        live.changed.set()
        live.changed = asyncio.Event()

    async def act(
        self,
        live: Live,
        guest: str | None,
        seat: int,
        seq: int,
        move: Move,
        shown: float | None = None,
        listener: Listener | None = None,
    ) -> int:
        """A person's move; returns how many actions there are then."""
        self.own(await self.reach(live, seq), guest, seat)

        def ask(table: Table) -> Decision:
            if table.seats[seat].resigned:
                raise Fault("conflict", "You have resigned: a bot plays in this seat.")
            if table.seats[seat].standin:
                raise Fault("conflict", "A stand-in plays in your seat: take it back first.")
            return decisions.act(table, seat, seq, move, live.luck, self.now())

        if live.table.racing and seat in live.table.acting:
            received = self.precise()
            line = RaceLine(listener.sent_at, listener.trip) if listener else RaceLine(live.table.race_since, 0.0)
            reaction = line.reaction(received, shown)
            if live.table.sand_due is not None and line.sent + reaction > live.table.sand_due:
                raise Fault("conflict", "The sand has run out.")
            ask(live.table)
            await self._wait_turn(live, seat, reaction, received)
        return (await self.decide(live, ask)).seq

    async def _wait_turn(self, live: Live, seat: int, reaction: float, received: float) -> None:
        """In a race: wait while somebody quicker may still be heard of."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        live.held.add(turn, reaction, received, live.other_lines(seat))
        self._release(live)
        await turn

    def _release(self, live: Live) -> None:
        now = self.precise()
        for turn in live.held.take(now):
            if not turn.done():
                turn.set_result(None)
        due = live.held.due()
        if due is not None:
            asyncio.get_running_loop().call_later(max(0.0, due - now) / 1000, self._release, live)

    @staticmethod
    def own(table: Table, guest: str | None, seat: int) -> None:
        """Refuse whoever does not hold a seat."""
        if seat not in table.seats_of(guest):
            raise Fault("forbidden", f"Seat {seat} is not yours.")

    def look_after(self, live: Live, think: bool = True) -> None:
        """See to it that clocks are minded, and unless another process does it, that bots think."""
        if self._closing:
            return
        for seat in live.table.bots_to_act() if think else ():
            if seat not in live.thinking:
                live.thinking[seat] = self._spawn(self._think(live, seat))
        if live.timer:
            live.timer.cancel()
            live.timer = None
        due = self._next_due(live)
        if due is not None:
            delay = max(0.0, due - self.precise()) / 1000
            live.timer = asyncio.get_running_loop().call_later(min(delay, 86_400), self._ring, live)

    def _next_due(self, live: Live) -> float | None:
        table = live.table
        dues: list[float] = []
        if table.sand_due is not None:
            dues.append(table.sand_due + self._sand_grace(live))
        if timed := table.time_due():
            dues.append(timed[0])
        dues += [since + 1000 * self.settings.away_seconds for since in self._missed(live).values()]
        return min(dues, default=None)

    def _sand_grace(self, live: Live) -> float:
        """How long a claim made in time may still be on its way."""
        return max((line.credit for line in live.other_lines(CHANCE)), default=0.0)

    def _missed(self, live: Live) -> dict[str, int]:
        """Guests for whom a stand-in is to play if they stay away, and since when they are away."""
        table = live.table
        if not live.away or table.state != "running" or table.clock.kind == "days" or table.create.standin is None:
            return {}
        online = live.online()
        if not online & table.people():
            return {}
        playing = {seat.guest for seat in table.seats if seat.present}
        return {guest: since for guest, since in live.away.items() if guest in playing and guest not in online}

    def _ring(self, live: Live) -> None:
        self._spawn(self._mind(live))

    async def _mind(self, live: Live) -> None:
        """Do what time demands."""
        now = self.now()
        table = live.table
        with contextlib.suppress(Fault):
            if live.held:
                await asyncio.sleep(0.01)
            elif table.sand_due is not None and table.sand_due + self._sand_grace(live) <= now + 1:
                await self.decide(live, lambda table: decisions.let_sand_run_out(table, live.luck, self.now()))
                return
            if (timed := table.time_due()) and timed[0] <= now + 1:
                await self.decide(live, lambda table: decisions.stand_in(table, timed[1], "time", self.now()))
                return
            for guest, since in self._missed(live).items():
                if since + 1000 * self.settings.away_seconds <= now + 1:
                    await self.leave(live, guest, "away")
        self.look_after(live)

    async def leave(self, live: Live, guest: str, why: str) -> None:
        """Let stand-ins play for a guest."""
        for seat in live.table.seats_of(guest):
            if live.table.seats[seat].present:
                await self.decide(live, lambda table, seat=seat: decisions.stand_in(table, seat, why, self.now()))  # type: ignore[misc]

    async def welcome_back(self, live: Live, guest: str | None) -> None:
        """Give a guest's seats back."""
        for seat in live.table.seats_of(guest):
            if live.table.seats[seat].standin and live.table.state == "running":
                with contextlib.suppress(Fault):
                    await self.decide(live, lambda table, seat=seat: decisions.hand_back(table, seat, self.now()))  # type: ignore[misc]

    async def _think(self, live: Live, seat: int) -> None:
        """Let the bot in a seat act for as long as it is to."""
        game = live.table.game.id
        try:
            if not self.warming.is_warm(game):
                live.tell({"type": "warming", "game": game})
                await self.warming.wait(game)
            while seat in live.table.bots_to_act():
                if live.table.racing:
                    await self._race_as_bot(live, seat)
                else:
                    await self._act_as_bot(live, seat)
        finally:
            live.thinking.pop(seat, None)

    async def _act_as_bot(self, live: Live, seat: int) -> None:
        table = live.table
        assert table.match
        table.match.run_on("cpu")
        decision = await self.bots.choose(live, seat, table.match.view(seat))
        await self._try_as_bot(live, seat, table.seq, decision.action)

    async def _try_as_bot(self, live: Live, seat: int, seq: int, action: int) -> None:
        def ask(table: Table) -> Decision:
            if seat not in table.bots_to_act():
                raise Fault("conflict", "The seat has been taken back.")
            return decisions.act(table, seat, seq, action, live.luck, self.now())

        try:
            await self.decide(live, ask)
        except Fault as fault:
            if fault.code == "away":
                await asyncio.sleep(1)
        except SundukError:
            # Somebody was quicker in a race: it looks again.
            await asyncio.sleep(0)

    async def _race_as_bot(self, live: Live, seat: int) -> None:
        """Act when a person of the bot's level would, if nothing changes before."""
        table, changed = live.table, live.changed
        assert table.match
        table.match.run_on("cpu")
        view = table.match.view(seat)
        elapsed = (self.precise() - table.race_since) / 1000
        if live.races.get(seat) != table.race_since:
            live.races[seat], elapsed = table.race_since, 0.0
        due = await self.bots.reaction(live, seat, view, elapsed)
        wait = table.race_since / 1000 + due - self._clock()
        try:
            async with asyncio.timeout(None if wait == float("inf") else max(0.0, wait)):
                await changed.wait()
            return
        except TimeoutError:
            pass
        decision = await self.bots.choose(live, seat, view)
        await self._wait_turn(live, seat, 1000 * due, self.precise())
        await self._try_as_bot(live, seat, table.seq, decision.action)

    async def arrive(self, live: Live, listener: Listener) -> None:
        """Somebody looks at a table."""
        known = listener.guest in live.online()
        live.listeners.add(listener)
        if listener.guest:
            live.away.pop(listener.guest, None)
            if not known and listener.guest in live.table.people():
                live.tell_table()
                await self._say_presence(live)
        await self.welcome_back(live, listener.guest)
        self.look_after(live)

    async def depart(self, live: Live, listener: Listener) -> None:
        """Somebody looks away."""
        live.listeners.discard(listener)
        guest = listener.guest
        if guest and guest not in live.online() and guest in live.table.people():
            live.away[guest] = self.now()
            live.tell_table()
            self.look_after(live)
            await self._say_presence(live)

    async def _say_presence(self, live: Live) -> None:
        here = sorted({listener.guest for listener in live.listeners if listener.guest} & live.table.people())
        await self.bus.say("present", live.table.id, *here)

    async def say(self, live: Live, guest: Guest, text: str) -> Line:
        """Something said at a table."""
        mine = live.table.seats_of(guest.id)
        seat = mine[0] if mine else -1
        name = live.table.seats[seat].name if mine else guest.name
        line = await self.store.say(live.table.id, self.now(), seat, name, text)
        live.tell_chat([line])
        return line

    def _hear(self, node: str, subject: str, words: list[str]) -> None:
        """What another process has done."""
        ids = list(self.lives) if subject == "again" else words
        if subject == "present":
            self._heard_presence(node, words[0], set(words[1:]))
            return
        for id in ids:
            if id in self.lives:
                self._spawn(self._refresh(self.lives[id], subject))

    def _heard_presence(self, node: str, id: str, guests: set[str]) -> None:
        if live := self.lives.get(id):
            before = live.online()
            live.elsewhere[node] = guests
            after = live.online()
            live.away |= {guest: self.now() for guest in before - after}
            for guest in after:
                live.away.pop(guest, None)
            if before != after:
                live.tell_table()

    async def _refresh(self, live: Live, subject: str) -> None:
        if subject in ("entries", "again"):
            async with live.lock:
                await self._catch_up(live)
            self.look_after(live, think=False)
        if subject in ("chat", "again"):
            live.tell_chat(await self.store.said(live.table.id, live.lines))

    async def _watch_deadlines(self) -> None:
        """Look after tables that nobody looks after; forget those that nobody looks at."""
        late = 0
        swept = time.monotonic()
        while True:
            try:
                for id in await self.store.due(self.now() - late):
                    await self._look_after_late(id)
                late = OVERDUE
                if time.monotonic() - swept > KEPT / 10:
                    swept = time.monotonic()
                    self._sweep()
            except Exception:
                log.exception("deadlines could not be looked at")
            await asyncio.sleep(ROUND)

    async def _look_after_late(self, id: str) -> None:
        try:
            live = await self.live(id)
        except SundukError as error:
            log.warning("a table cannot be played on", extra={"table": id, "why": str(error)})
            await self.store.keep_deadline(id, None)
            return
        if not live.thinking and not live.lock.locked():
            async with live.lock:
                await self._catch_up(live)
                due = self._due(live.table)
                await self.store.keep_deadline(id, due if due is None else max(due, self.now()))
            self.look_after(live)

    def _sweep(self) -> None:
        old = self.now() - 1000 * KEPT
        for id, live in list(self.lives.items()):
            if live.idle and live.table.touched < old:
                live.close()
                del self.lives[id]
        LIVE_TABLES.set(len(self.lives))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task failed", exc_info=error)
