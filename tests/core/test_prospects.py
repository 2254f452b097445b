"""Prospects: the outcomes that a choice may have."""

from __future__ import annotations

import pytest

from sunduk import BadMove, Match, Refused
from sunduk.core.match.prospects import prospects


def test_every_roll_with_its_share() -> None:
    match = Match("marrakech", 3, seed=3)
    before = match.dump()
    found = prospects(match, match.seat or 0, match.read(match.seat or 0, "A"))
    assert [(str(each.share), each.match.log[-1].action) for each in found] == [
        (share, match.read(8, f"*{slippers}")) for slippers, share in enumerate(("1/6", "1/3", "1/3", "1/6"), 1)
    ]
    assert match.dump() == before


def test_what_is_certain_is_one_way() -> None:
    match = Match("farlander", 2, seed=3)
    found = prospects(match, match.seat or 0, match.ids()[0])
    assert [each.share for each in found] == [1]
    assert len(found[0].match.log) == len(match.log) + 1


def test_a_forbidden_action_has_no_prospects() -> None:
    match = Match("marrakech", 3, seed=3)
    with pytest.raises(Refused, match="is refused by rule"):
        prospects(match, match.seat or 0, match.read(match.seat or 0, "a1a2"))


def test_too_much_to_tell_is_not_told() -> None:
    match = Match("pharaoh", 2, seed=3)
    with pytest.raises(BadMove, match="More than 40 things may follow"):
        # At the end of a race new tiles are drawn and three dice are rolled.
        while not match.over:
            seat = match.actors[0]
            prospects(match, seat, match.ids(seat)[0])
            match.act(match.ids(seat)[0], seat)
