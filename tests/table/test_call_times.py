"""When the calls of a race were made, by the log of its table."""

from __future__ import annotations

from typing import Any

from sunduk import Match
from sunduk.core.rules.contract import CHANCE
from sunduk.table.entries import Act, Create, Start
from sunduk.table.race import call_times


def test_calls_are_timed_from_the_start_of_their_round() -> None:
    match = Match("pharaoh", 2, seed=3)
    opening = [action for _, action in match.log]
    seat = match.actors[0]
    call, other = match.ids(seat)[0], match.ids(seat)[1]
    seats = [{"kind": "bot", "name": "", "level": 1, "guest": None, "salt": None} for _ in range(2)]
    common: dict[str, Any] = {
        "options": {},
        "clock": {"kind": "none"},
        "standin": None,
        "private": True,
        "host": "",
        "commitment": "",
    }
    create = Create(1000, "pharaoh", match.game.version, seats=seats, **common)
    entries = [create, Start(2000, 1, opening), Act(9500, seat, call), Act(12_000, 1 - seat, other)]
    assert match.log[-1].who == CHANCE
    assert call_times("t", entries) == {len(opening): 7.5, len(opening) + 1: 10.0}
