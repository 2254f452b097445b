"""The bots of one table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sunduk.bots import Bot

from ..seats import Seat


class TableBots:
    """The bots that sit at one table. `BotPlayers` in `bot_players` seats them and lets them think."""

    def __init__(self) -> None:
        self.seated: dict[int, tuple[str, Bot]] = {}
        """By seat, each with its kind."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By seat, while it plays."""
        self.races: dict[int, int] = {}
        """When the race began that each bot has last been told of, by seat."""

    def dismiss(self, seat: int) -> None:
        """Let the bot of a seat go, if it has one."""
        if seat in self.seated:
            self.seated.pop(seat)[1].close()

    def dismiss_changed(self, before: Sequence[Seat], after: Sequence[Seat]) -> None:
        """Let the bots go whose seats have changed hands."""
        for seat, (old, new) in enumerate(zip(before, after, strict=True)):
            if old is not new:
                self.dismiss(seat)

    def close(self) -> None:
        for task in self.thinking.values():
            task.cancel()
        for seat in list(self.seated):
            self.dismiss(seat)
