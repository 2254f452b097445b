"""One guest's bots cannot take all thinking time from another's."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from sunduk.bots import Bot, Decision
from sunduk.core.match.view import View
from sunduk.table.live.bot_players import BotPlayers
from sunduk.table.live.live_table import Live

from ..conftest import settings
from ..house import House


def test_who_plays_is_answered_while_anothers_bots_think_and_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated, enough, thinking = BotPlayers._seated, threading.Event(), threading.Semaphore(0)

    class Endless:
        """A bot that thinks until it is released."""

        def __init__(self, bot: Bot) -> None:
            self._bot = bot

        def choose(self, view: View) -> Decision:
            thinking.release()
            enough.wait(60)
            return self._bot.choose(view)

    def of_bots_alone(self: BotPlayers, live: Live, seat: int) -> Bot:
        bot = seated(self, live, seat)
        return bot if live.table.people() else Endless(bot)  # type: ignore[return-value]

    monkeypatch.setattr(BotPlayers, "_seated", of_bots_alone)
    with House(settings(tmp_path, bot_threads=1)) as house:
        eve, ann = house.person("Eve"), house.person("Ann")
        try:
            for _ in range(8):
                eve.table("farlander", "bot", "bot")
            assert thinking.acquire(timeout=20)
            id = ann.table("farlander", "me", "bot")["id"]
            with ann.look(id) as screen:
                view = screen.hear("view")
                for _ in range(3):
                    while not view["view"]["choices"]:
                        view = screen.hear("view", seconds=20)
                    screen.say(type="act", id=1, seat=0, seq=view["seq"], action=view["view"]["choices"][0]["id"])
                    view = screen.hear("view")
            assert not thinking.acquire(blocking=False), "one thread is kept for people"
        finally:
            enough.set()
