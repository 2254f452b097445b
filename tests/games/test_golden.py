"""Golden matches: stored records that must replay forever, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

import sunduk
from sunduk import Batch, Game, Match

from .golden import RECORDS as FILES


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
@pytest.mark.parametrize("backend", ["interp", "cpu"])
def test_golden_match(path: Path, backend: str) -> None:
    """The record replays, is written back unchanged, and tells the same story."""
    text = path.read_text("utf-8")
    match = Match.load(text, backend=backend)
    assert match.over
    assert match.dump() == text
    assert match.story() == path.with_suffix(".story").read_text("utf-8").splitlines()


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_golden_luck(path: Path) -> None:
    """A key and a number deal the same match as before; files are named `game-seats-key-number`."""
    _, seats, key, number = path.stem.split("-")
    match = Match.load(path.read_text("utf-8"))
    batch = Batch(match.game, 1, seats=int(seats), options=match.options)
    assert batch.match(int(key), int(number)).log == match.log


def test_every_version_and_seat_count_has_one() -> None:
    wanted = {
        (game.id, version, seats) for game in sunduk.games() for version in versions(game) for seats in game.seats
    }
    found = [Match.load(path.read_text("utf-8")) for path in FILES]
    assert wanted == {(match.game.id, match.game.version, match.seats) for match in found}


def versions(game: Game) -> list[int]:
    return [*game.older, game.version]
