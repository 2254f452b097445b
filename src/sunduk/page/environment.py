"""What the hall needs from outside, in a page: one thread, rules that are interpreted, and one person's settings."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TypeVar, cast

from sunduk.core.match.game import Game
from sunduk.table.live.environment import Payer, Watch

Result = TypeVar("Result")


class Settings:
    """Settings of tables that one person keeps for themselves: nothing is rationed, nobody is replaced while away."""

    away_seconds = 1e9
    waiting_days = 3650.0
    bot_seconds = 15.0
    limits = False
    open_tables = 0
    running_tables = 0
    listed_tables = 0
    imports_per_hour = 0.0
    hints_per_minute = 0.0
    guests_per_address = 0
    workbench = True


class OneThread:
    """An executor that works at once, in the only thread there is.

    What work returns is awaited if it can be, so a bot whose `choose` returns an awaitable thinks in another worker of
    the page (`sunduk.page.thinking`) and holds up nothing here.
    """

    async def run(self, work: Callable[..., Result], *arguments: object) -> Result:
        found = work(*arguments)
        return cast(Result, await found) if inspect.isawaitable(found) else found

    async def think(
        self, payer: Payer, urgent: Callable[[], bool], work: Callable[..., Result], *arguments: object
    ) -> Result:
        return await self.run(work, *arguments)

    def dispatch(self) -> None:
        """Nothing waits in a queue."""

    def close(self) -> None:
        """There is no thread to end."""


class Interpreted:
    """Every game is ready as it is: rules are interpreted, and bots are of the kind that is given."""

    def __init__(self, bots: str = "glance") -> None:
        self.watchers: list[Watch] = []
        self._bots = bots

    def is_warm(self, game: str) -> bool:
        return True

    def share(self, game: str) -> float:
        return 1.0

    def backend(self, game: Game) -> str:
        return "interp"

    def bots(self, game: Game) -> str:
        return self._bots

    def ask(self, game: str) -> None:
        """Nothing is compiled."""

    async def run(self) -> None:
        """Nothing is compiled."""

    def stop(self) -> None:
        """Nothing runs."""
