"""Heap keeps the contract of a game, and its rules hold."""

import pytest

import sunduk
from sunduk import Match, Refused

from .. import GAME

sunduk.register(GAME.id, GAME.package)


def test_it_keeps_the_contract_of_a_game() -> None:
    sunduk.conform.check(GAME, matches=1)


def test_who_takes_the_last_stick_wins() -> None:
    match = Match.at("heap 2 | 3 0", game=GAME)
    match.act("3")
    assert match.over
    assert match.placings == [1, 2]


def test_nobody_takes_more_than_allowed() -> None:
    match = Match.at("heap 2 | 12 0", game=GAME)
    with pytest.raises(Refused, match=r"2\.2"):
        match.act("4")
