"""Bots play on a fresh installation, before anything is compiled."""

from __future__ import annotations

import asyncio
import shutil
import sys
from pathlib import Path

import pytest

from sunduk.core.match.registry import games
from sunduk.server.process.warmup import BackgroundCompiler

from ..house import Person
from ..storm import Node


def test_bots_of_every_level_play_while_games_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "compiled"))
    node = Node(f"sqlite:///{tmp_path}/tables.sqlite")
    node.start()
    try:
        asyncio.run(node.ready())
        guest = Person(node.url, "Guest")
        for level, game in zip((1, 8, 8, 5, 7), games(), strict=True):
            seats = [{"kind": "bot", "level": level}, {"kind": "bot", "level": level}]
            table = guest.post("/tables", game=game.id, seats=seats)
            with guest.look(table["id"], since=0) as screen:
                assert screen.hear("warming")["share"] < 1
                while not any(_is_of_a_bot(event) for event in screen.hear("view")["events"]):
                    pass
        cold = [game["id"] for game in guest.get("/games") if not game["warm"]]
        assert cold, "no game has to be compiled before its bots move"
        guest.http.close()
    finally:
        node.kill()


def _is_of_a_bot(event: dict[str, object]) -> bool:
    return event.get("seat") in (0, 1)


def test_a_game_that_cannot_be_compiled_is_not_called_warm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    told: list[float] = []

    async def warmed() -> None:
        warming = BackgroundCompiler()
        warming.watchers.append(lambda _game, share: told.append(share))
        running = asyncio.create_task(warming.run())
        while not caplog.records:
            await asyncio.sleep(0.05)
        assert not any(warming.is_warm(game.id) for game in games())
        running.cancel()
        warming.stop()

    asyncio.run(warmed())
    assert "could not be compiled" in caplog.text
    assert set(told) == {0.0}
