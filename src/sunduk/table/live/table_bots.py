"""The bots of one table, and what they are doing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sunduk.bots import Bot

from ..seats import Seat


class TableBots:
    """The bots that sit at one table. `BotPlayers` in `bot_players` seats them and lets them think."""

    def __init__(self) -> None:
        self.seated: dict[int, tuple[str, Bot]] = {}
        """The bot of each seat, and its kind."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """The task of each seat whose bot is choosing a move."""
        self.races: dict[int, int] = {}
        """For each seat, the start time of the last race that its bot was told of."""

    def dismiss(self, seat: int) -> None:
        """Close the bot of a seat, if it has one."""
        if seat in self.seated:
            self.seated.pop(seat)[1].close()

    def dismiss_changed(self, before: Sequence[Seat], after: Sequence[Seat]) -> None:
        """Close the bots of seats that somebody else plays now."""
        for seat, (old, new) in enumerate(zip(before, after, strict=True)):
            if old is not new:
                self.dismiss(seat)

    def close(self) -> None:
        for task in self.thinking.values():
            task.cancel()
        for seat in list(self.seated):
            self.dismiss(seat)
