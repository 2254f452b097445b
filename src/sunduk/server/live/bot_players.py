"""Bots at tables: when it is their turn they think, in threads that give way to people, and are given views only."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Protocol, TypeVar

from sunduk.bots import Bot, bot
from sunduk.bots.advice import Advice, advise
from sunduk.core.errors import SundukError
from sunduk.core.match.view import View
from sunduk.table import decisions
from sunduk.table.decisions import Decision
from sunduk.table.faults import Fault
from sunduk.table.race import seconds_since
from sunduk.table.table import Table

from ..process.threads import step_back
from ..process.warmup import Warming
from ..promise import Promise
from .fairshare import FairShare, Payer
from .live_table import Live
from .tasks import Tasks

PATIENCE = 1.0
"""Seconds until a bot tries again to make a move that could not be stored."""

GLANCES = 3
"""How often a game that is not compiled is looked at for advice: each takes about a third of a second."""

Result = TypeVar("Result")


class HallForBots(Protocol):
    """What bots need of the hall."""

    def now(self) -> int: ...

    def precise(self) -> float: ...

    def decide(self, live: Live, ask: Callable[[Table], Decision]) -> Promise[Table]: ...


class BotPlayers:
    """The bots of all tables of this process, in so many threads; by default one less than there are cores."""

    def __init__(self, hall: HallForBots, tasks: Tasks, warming: Warming, threads: int) -> None:
        self._hall = hall
        self._tasks = tasks
        self._warming = warming
        self._share = FairShare(threads or max(1, (os.cpu_count() or 2) - 1), step_back)

    def close(self) -> None:
        self._share.close()

    def begin(self, live: Live) -> None:
        """Let the bots think whose turn it is."""
        for seat in live.table.bots_to_act():
            if seat not in live.bots.thinking:
                live.bots.thinking[seat] = self._tasks.spawn(self._play(live, seat))
        self._share.dispatch()

    async def advice(self, live: Live, view: View, seed: int) -> list[Advice]:
        """What the best bot thinks of every choice; while the game is not compiled, what it thinks at a glance."""
        if self._warming.is_warm(view.game.id):
            return await self._in_thread(live, advise, view, seed)
        return await self._in_thread(live, advise, view, seed, "glance", GLANCES)

    async def in_spare_time(self, origin: str, guest: str, work: Callable[..., Result], *arguments: object) -> Result:
        """Do some work for a guest in a thread, when nobody waits for a bot."""
        return await self._share.run(Payer(origin, guest), lambda: False, work, *arguments)

    async def _play(self, live: Live, seat: int) -> None:
        """Let the bot in a seat act for as long as it is to."""
        game, warming = live.table.game.id, self._warming
        try:
            if not warming.is_warm(game):
                warming.ask(game)
                live.tell_warming(warming.share(game))
            while seat in live.table.bots_to_act():
                await (self._race(live, seat) if live.table.racing else self._act(live, seat))
        finally:
            live.bots.thinking.pop(seat, None)

    async def _act(self, live: Live, seat: int) -> None:
        table = live.table
        choice = await self._in_thread(live, self._seated(live, seat).choose, self._view(table, seat))
        await self._try(live, seat, table.seq, choice.action)

    async def _race(self, live: Live, seat: int) -> None:
        """Act when a person of the bot's level would, if nothing changes before."""
        table, change = live.table, live.change()
        view = self._view(table, seat)
        elapsed = seconds_since(table, self._hall.precise())
        if live.bots.races.get(seat) != table.race_since:
            live.bots.races[seat], elapsed = table.race_since, 0.0
        due = await self._in_thread(live, self._seated(live, seat).reaction, view, elapsed)
        wait = due - seconds_since(table, self._hall.precise())
        try:
            async with asyncio.timeout(None if wait == float("inf") else max(0.0, wait)):
                await change.wait()
            return
        except TimeoutError:
            pass
        choice = await self._in_thread(live, self._seated(live, seat).choose, view)
        await live.claim(seat, 1000 * due, self._hall.precise())
        await self._try(live, seat, table.seq, choice.action)

    async def _try(self, live: Live, seat: int, seq: int, action: int) -> None:
        def ask(table: Table) -> Decision:
            if seat not in table.bots_to_act():
                raise Fault("conflict", "The seat has been taken back.")
            return decisions.act(table, seat, seq, action, live.luck, self._hall.now())

        try:
            await self._hall.decide(live, ask)
        except Fault as fault:
            if fault.code == "away":
                await asyncio.sleep(PATIENCE)
        except SundukError:
            # Somebody was quicker in a race: it looks again.
            await asyncio.sleep(0)

    async def _in_thread(self, live: Live, work: Callable[..., Result], *arguments: object) -> Result:
        """Think for a table, in the time of whoever made it; sooner if a person sits there and looks."""
        made = live.table.create
        return await self._share.run(Payer(made.origin, made.host), live.is_waited_for, work, *arguments)

    def _seated(self, live: Live, seat: int) -> Bot:
        """The bot that plays a seat now: another one before its game is warm than after."""
        kind, seated = "level" if self._warming.is_warm(live.table.game.id) else "glance", live.bots.seated
        if seat not in seated or seated[seat][0] != kind:
            level = live.table.seats[seat].level or live.table.standin_level
            live.bots.dismiss(seat)
            seated[seat] = kind, bot(f"{kind}:{level}", live.luck.seed(seat))
        return seated[seat][1]

    def _view(self, table: Table, seat: int) -> View:
        match = decisions.running(table)
        match.run_on(self._warming.backend(table.game.id))
        return match.view(seat)
