"""The hall: all tables that this process keeps in memory, and what happens at them.

Whatever happens goes one way: it is decided, appended, committed, and only then told.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from sunduk.core.errors import Refused
from sunduk.core.match.match import Move

from .. import decisions
from ..decisions import Decision
from ..entries import Create, Entry
from ..faults import Fault
from ..guests import Guest
from ..luck import Luck
from ..race import reaction_of
from ..table import Table
from .bot_players import BotPlayers
from .deadlines import Deadlines
from .environment import Environment
from .guests import Guests
from .live_table import Listener, Live
from .presence import Presence
from .promise import Promise
from .quotas import Quotas
from .storage import Append, ChatLine, Taken
from .stumbles import StumbleCounter
from .tasks import Tasks
from .unreadable import Unreadable, UnreadableTables

Ask = Callable[[Table], Decision]

KEPT = 600
"""Seconds for which a table that nobody looks at stays in memory; a tenth of that if its match is over."""


class Hall:
    """Everything that is going on in this process."""

    def __init__(self, environment: Environment) -> None:
        self.settings = environment.settings
        self.store = environment.store
        self.executor = environment.executor
        self.key = environment.key
        self.metrics = environment.metrics
        self.new_id = environment.new_table_id
        self.guests = Guests(self.store)
        self.quotas = Quotas(self.settings, self.store)
        self.tasks = Tasks()
        self.warming = environment.warming
        self.warming.watchers.append(self._tell_warming)
        self.bots = BotPlayers(self, self.tasks, environment)
        self.deadlines = Deadlines(self, environment, self.tasks)
        self.presence = Presence(self, self.store, environment.bus, self.tasks)
        self.lives: dict[str, Live] = {}
        self.bus = environment.bus
        self._clock = environment.clock
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._unreadable = UnreadableTables(self.metrics)
        self._swept = time.monotonic()
        self.stumbles = StumbleCounter(self.store, self.metrics, self.now)
        self._closing = False

    async def open(self) -> None:
        self.bus.begin(self._hear)
        self.tasks.spawn(self.warming.run())
        self.deadlines.begin()
        self.presence.begin()
        self.tasks.spawn(self.stumbles.run())

    async def close(self) -> None:
        self._closing = True
        self.warming.stop()
        await self.bus.close()
        await self.tasks.close()
        await self.stumbles.flush()
        for live in self.lives.values():
            self._forget(live)
        self.executor.close()

    def now(self) -> int:
        """The time, in milliseconds since 1970."""
        return round(self._clock() * 1000)

    def precise(self) -> float:
        """The time, to fractions of a millisecond."""
        return self._clock() * 1000

    async def live(self, id: str) -> Live:
        """A table, from memory or loaded from its log; all who ask meanwhile wait for the same load."""
        if loading := self._loading.get(id):
            return await asyncio.shield(loading)
        if id in self.lives:
            return self.lives[id]
        loading = self._loading[id] = asyncio.create_task(self._load(id))
        loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Live:
        self._unreadable.check(id)
        secret, bodies = await self.store.log(id)
        try:
            table = await self.executor.run(Table.read, id, bodies)
        except Exception as error:
            raise self._unreadable.note(id, error) from error
        said = await self.store.said(id, most=1)
        live = self._keep(Live(table, Luck(id, secret), self.precise))
        live.due = self.deadlines.due(table)
        live.lines = said[-1].number + 1 if said else 0
        await self.presence.ask(id)
        # Whoever kept it may have died before it could begin.
        await self.start_if_full(live)
        return live

    async def those_that_open(self, ids: Iterable[str]) -> list[Live]:
        """Tables of a list; those that cannot be read are left out."""
        found = []
        for id in ids:
            with contextlib.suppress(Unreadable):
                found.append(await self.live(id))
        return found

    def _keep(self, live: Live) -> Live:
        self.presence.begin_at(live)
        self.lives[live.table.id] = live
        self.warming.ask(live.table.game.id)
        self.metrics.live_tables(len(self.lives))
        return live

    async def create(self, guest: Guest, order: Callable[[str, str], Create], luck: Luck | None = None) -> Live:
        """Make a table for a guest, if they may have one more; with no open seat, the match begins at once.

        `order` is given its id and its commitment.
        """
        luck = luck or Luck.fresh(self.new_id())
        entry = replace(order(luck.table, luck.commitment), origin=guest.origin)
        async with self.quotas.new_table(guest, entry):
            live = await self._create(entry, luck)
        await self.start_if_full(live)
        return live

    async def _create(self, entry: Create, luck: Luck) -> Live:
        # Other processes may hear of it, and ask who has it, as soon as it is stored.
        live = self._keep(Live(Table(luck.table, entry), luck, self.precise))
        try:
            live.due = self.deadlines.due(live.table)
            await self.store.journal.append(Append(live.table, entry, live.due, live.due is not None, luck.secret))
        except BaseException:
            self.lives.pop(luck.table, None)
            raise
        self.deadlines.set_timer(live)
        return live

    async def lobby(self, most: int) -> list[str]:
        """Public tables that wait for players, newest first; of each guest and of each address only some."""
        each = self.settings.listed_tables if self.settings.limits else most
        return await self.store.lobby(most, each, each * self.settings.guests_per_address)

    async def start_if_full(self, live: Live) -> None:
        """Begin, or let salts be revealed first, where nobody else is waited for."""
        if live.table.state == "waiting" and live.table.full and not live.table.awaited:
            with contextlib.suppress(Fault):
                await self.start(live, None, 1)

    async def start(self, live: Live, host: str | None, level: int) -> None:
        """Begin the match, or let salts be revealed first, if everyone is there or the host says so.

        Open seats are given to bots.
        """
        backend = self.warming.backend(live.table.game)
        await self.decide(live, lambda table: decisions.start(table, host, level, live.luck, self.now(), backend))

    def decide(self, live: Live, ask: Ask) -> Promise[Table]:
        """Let something happen at a table, when it is its turn. Promises the table after it."""
        decided: Promise[Table] = Promise()
        live.turns.take(lambda: self._decide(live, ask, decided))
        return decided

    def _decide(self, live: Live, ask: Ask, decided: Promise[Table]) -> None:
        """Decide, store, and then tell everyone who looks; called with the turn taken, which ends with `decided`."""

        def stored(trouble: Exception | None) -> None:
            if isinstance(trouble, Taken):
                self.tasks.spawn(self._decide_again(live, ask, decided))
                return
            if trouble is None:
                live.due = due
                try:
                    self._install(live, decision.table, decision.entry)
                    self.look_after(live)
                except Exception as error:
                    trouble = error
            live.turns.give()
            decided.settle(trouble or live.table)

        try:
            decision = ask(live.table)
        except Exception as error:
            live.turns.give()
            decided.settle(error)
            return
        due = self.deadlines.due(decision.table)
        append = Append(decision.table, decision.entry, due, due != live.due, known=bool(live.elsewhere))
        self.store.journal.append(append).then(stored)

    async def _decide_again(self, live: Live, ask: Ask, decided: Promise[Table]) -> None:
        """Read what another process has appended in the meantime, and ask again of the table as it is then."""
        trouble: Exception | None = None
        try:
            if not await self._read_on(live):
                trouble = Fault("away", "The log of this table cannot be read: try again.")
        except Exception as error:
            trouble = error
        if trouble:
            live.turns.give()
            decided.settle(trouble)
        else:
            self._decide(live, ask, decided)

    async def reach(self, live: Live, seq: int) -> Table:
        """The table; if somebody knows of later actions than this process does, they are looked for first."""
        if self.store.shared and seq > live.table.seq:
            await self.catch_up(live)
            self.look_after(live, think=False)
        return live.table

    async def catch_up(self, live: Live) -> None:
        """Read and install what other processes have appended."""
        async with live.turns:
            await self._read_on(live)

    async def _read_on(self, live: Live) -> bool:
        """Install what other processes have appended, if anything; called with the turn taken."""
        entries = await self.store.entries_since(live.table.id, live.table.entries)
        for entry in entries:
            table = live.table.after(entry)
            live.due = self.deadlines.due(table)
            self._install(live, table, entry)
        return bool(entries)

    def _install(self, live: Live, table: Table, entry: Entry) -> None:
        """Replace the table by the one after a committed entry, and tell the screens."""
        before, live.table = live.table, table
        if table.match:
            table.match.run_on(self.warming.backend(table.game))
        now = self.precise()
        moved = entry.kind in ("act", "back")
        if not moved or table.state != before.state:
            live.tell_table()
        if table.match and (moved or entry.kind in ("start", "standin", "return", "resign", "patch")):
            live.tell_position(now, table.racing and not before.racing)
        if table.seats is not before.seats:
            live.bots.dismiss_changed(before.seats, table.seats)
        live.has_changed()

    def act(
        self,
        live: Live,
        guest: str | None,
        seat: int,
        seq: int,
        move: Move,
        shown: float | None = None,
        listener: Listener | None = None,
    ) -> Promise[Table]:
        """A person's move. Promises the table after it."""

        def ask(table: Table) -> Decision:
            try:
                return decisions.play(table, guest, seat, seq, move, live.luck, self.now())
            except Refused as refused:
                self.stumbles.note(table, refused.rule)
                raise

        if live.table.racing or (self.store.shared and seq > live.table.seq):
            return self.tasks.promise(self._claim(live, guest, seat, seq, ask, shown, listener))
        return self.decide(live, ask)

    async def _claim(
        self,
        live: Live,
        guest: str | None,
        seat: int,
        seq: int,
        ask: Ask,
        shown: float | None,
        listener: Listener | None,
    ) -> Table:
        """A move that has more to wait for than the disk: entries of another process, or quicker claims in a race."""
        decisions.own(await self.reach(live, seq), guest, seat)
        if live.table.racing and seat in live.table.acting:
            received = self.precise()
            reaction = reaction_of(live.table, listener.link if listener else None, received, shown)
            ask(live.table)
            await live.claim(seat, reaction, received)
        return await self.decide(live, ask)

    def look_after(self, live: Live, think: bool = True) -> None:
        """Set the timer of a table, and start its bots unless another process does it."""
        if not self._closing:
            if think:
                self.bots.begin(live)
            self.deadlines.set_timer(live)

    async def leave(self, live: Live, guest: str, seats: Iterable[int], why: str) -> None:
        """Let a guest get up, or stand-ins play for them; for somebody who is away, only if they are not back."""

        def ask(table: Table, seat: int) -> Decision:
            if why == "away" and guest in live.online():
                raise Fault("conflict", "The player has come back.")
            return decisions.leave(table, guest, seat, why, self.now())

        for seat in seats:
            await self.decide(live, partial(ask, seat=seat))

    async def welcome_back(self, live: Live, guest: str, seats: Iterable[int]) -> None:
        """Give a guest seats back that stand-ins play."""

        def ask(table: Table, seat: int) -> Decision:
            return decisions.hand_back(table, guest, seat, self.now())

        for seat in seats:
            if live.table.seats[seat].automatic:
                await self.decide(live, partial(ask, seat=seat))

    def _tell_warming(self, game: str, share: float) -> None:
        """Tell tables of a game whose bots are waking up how far they are."""
        for live in self.lives.values():
            if live.table.game.id == game:
                live.tell_warming(share)

    async def say(self, live: Live, guest: Guest, text: str) -> ChatLine:
        """Store a line of chat and tell it."""
        mine = live.table.seats_of(guest.id)
        seat = mine[0] if mine else -1
        name = live.table.seats[seat].name if mine else guest.name
        line = await self.store.say(live.table.id, self.now(), seat, name, text)
        live.tell_chat([line])
        return line

    def _hear(self, node: str, subject: str, words: list[str]) -> None:
        """Handle a message of another process."""
        if node:
            self.presence.alive(node)
        if subject == "present":
            if live := self.lives.get(words[0]):
                self.presence.hear(live, node, set(words[1:]))
            return
        if subject in ("guest", "again"):
            self.guests.forget(*words)
        for id in list(self.lives) if subject == "again" else words:
            if live := self.lives.get(id):
                self.tasks.spawn(self._answer(live, node, subject))

    async def _answer(self, live: Live, node: str, subject: str) -> None:
        if subject == "who":
            self.presence.meet(live, node)
            await self.presence.say(live)
        if subject in ("entries", "again"):
            await self.catch_up(live)
            self.look_after(live, think=False)
        if subject in ("chat", "again"):
            live.tell_chat(await self.store.said(live.table.id, live.lines))

    def sweep(self) -> None:
        """Now and then, drop tables from memory that nobody looks at."""
        if time.monotonic() - self._swept < KEPT / 10:
            return
        self._swept = time.monotonic()
        self._unreadable.forget()
        now = self.now()
        for id, live in list(self.lives.items()):
            kept = KEPT / 10 if live.table.state == "over" else KEPT
            if live.idle and live.table.touched < now - 1000 * kept:
                self._forget(live)
                del self.lives[id]
        self.metrics.live_tables(len(self.lives))

    def _forget(self, live: Live) -> None:
        """Stop the timer and the bots of a table."""
        self.deadlines.cancel_timer(live)
        live.bots.close()
