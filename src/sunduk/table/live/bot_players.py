"""Bots at tables: when it is their turn they think, in the executor, and are given views only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

from sunduk.bots import Bot
from sunduk.bots.advice import Advice, advise
from sunduk.core.errors import SundukError
from sunduk.core.match.view import View

from .. import decisions
from ..decisions import Decision
from ..faults import Fault
from ..race import seconds_since
from ..table import Table
from .environment import Environment, Payer
from .live_table import Live
from .promise import Promise
from .tasks import Tasks

PATIENCE = 1.0
"""Seconds until a bot tries again to make a move that could not be stored."""

GLANCES = 3
"""Searches behind one hint in a game that is not compiled; each takes about a third of a second."""

Result = TypeVar("Result")


class HallForBots(Protocol):
    """What bots need of the hall."""

    def now(self) -> int: ...

    def precise(self) -> float: ...

    def decide(self, live: Live, ask: Callable[[Table], Decision]) -> Promise[Table]: ...


class BotPlayers:
    """The bots of all tables of this process."""

    def __init__(self, hall: HallForBots, tasks: Tasks, environment: Environment) -> None:
        self._hall = hall
        self._tasks = tasks
        self._warming = environment.warming
        self._executor = environment.executor
        self._bot = environment.bot

    def begin(self, live: Live) -> None:
        """Start the bots whose turn it is."""
        for seat in live.table.bots_to_act():
            if seat not in live.bots.thinking:
                live.bots.thinking[seat] = self._tasks.spawn(self._play(live, seat))
        self._executor.dispatch()

    async def advice(self, live: Live, view: View, seed: int) -> list[Advice]:
        """The best bot's estimates of every choice; of the bot `glance` where nothing is compiled."""
        if self._warming.bots(view.game) == "level":
            return await self._think(live, advise, view, seed)
        return await self._think(live, advise, view, seed, "glance", GLANCES)

    async def _play(self, live: Live, seat: int) -> None:
        """Make moves for a seat for as long as its bot is to act."""
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
        choice = await self._think(live, self._seated(live, seat).choose, self._view(table, seat))
        await self._try(live, seat, table.seq, choice.action)

    async def _race(self, live: Live, seat: int) -> None:
        """Act after the reaction time of the bot's level, unless the table changes before."""
        table, change = live.table, live.change()
        view = self._view(table, seat)
        elapsed = seconds_since(table, self._hall.precise())
        if live.bots.races.get(seat) != table.race_since:
            live.bots.races[seat], elapsed = table.race_since, 0.0
        due = await self._think(live, self._seated(live, seat).reaction, view, elapsed)
        wait = due - seconds_since(table, self._hall.precise())
        try:
            async with asyncio.timeout(None if wait == float("inf") else max(0.0, wait)):
                await change.wait()
            return
        except TimeoutError:
            pass
        choice = await self._think(live, self._seated(live, seat).choose, view)
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

    async def _think(self, live: Live, work: Callable[..., Result], *arguments: object) -> Result:
        """Run work in the executor, charged to the host of the table; urgent if a player has a screen open."""
        made = live.table.create
        return await self._executor.think(Payer(made.origin, made.host), live.is_waited_for, work, *arguments)

    def _seated(self, live: Live, seat: int) -> Bot:
        """The bot of a seat, of the kind that can play its game by now, and of the seat's level."""
        kind, seated = self._warming.bots(live.table.game), live.bots.seated
        if seat not in seated or seated[seat][0] != kind:
            sitting = live.table.seats[seat]
            level = sitting.level or live.table.standin_level
            name = sitting.player if kind == "level" and sitting.manner else f"{kind}:{level}"
            live.bots.dismiss(seat)
            seated[seat] = kind, self._bot(name, live.luck.seed(seat))
        return seated[seat][1]

    def _view(self, table: Table, seat: int) -> View:
        match = decisions.running(table)
        match.run_on(self._warming.backend(table.game))
        return match.view(seat)
