"""How seats of bots begin: with a level or a manner, and each with a name of its own."""

from __future__ import annotations

from typing import Any

import pytest

from sunduk.bots.characters import HIGHEST, characters
from sunduk.table.guests import Guest
from sunduk.table.orders import new_table
from sunduk.table.seats import Seat, seat_plan


def seats(*plans: dict[str, Any]) -> list[Seat]:
    order: Any = {"game": "fortune", "seats": [{"kind": "me"}, *plans]}
    return [Seat(**plan) for plan in new_table(order, Guest("g", "Ann", "en"), "", "", 0).seats]


def test_bots_of_one_level_have_different_names() -> None:
    found = seats(*[{"kind": "bot", "level": 2}] * 4)
    assert len({seat.name for seat in found}) == 5
    assert {seat.name for seat in found[1:]} <= set(characters("en")["apprentice"]["names"])
    assert [seat.player for seat in found] == ["human", *["level:2"] * 4]


@pytest.mark.parametrize("manner", ["miser", "blocker", "gambler"])
def test_a_bot_with_a_manner_plays_at_the_highest_level(manner: str) -> None:
    _, bot = seats({"kind": "bot", "manner": manner})
    assert (bot.level, bot.manner, bot.player) == (HIGHEST, manner, f"manner:{manner}")
    assert bot.name in characters("en")[manner]["names"]
    assert Seat(**seat_plan(bot)) == bot


def test_a_bot_may_be_given_a_name() -> None:
    assert seats({"kind": "bot", "level": 1, "name": "Deep Red"})[1].name == "Deep Red"


def test_seats_of_older_logs_have_no_manner() -> None:
    assert Seat(kind="bot", name="Shopkeeper", level=3).player == "level:3"
