"""Luck is unbiased: its mean over many matches is 0 for every seat, and what one seat gains the others lose."""

from __future__ import annotations

import numpy as np
import pytest

import sunduk
from sunduk.analysis.adjusted import luck_of, random_luck
from sunduk.analysis.compiled.playouts import Shares

from .matches import random_match

EVERY = [(game.id, seats) for game in sunduk.games() for seats in game.seats]


def unbiased(luck: Shares) -> None:
    """The mean is 0 within three standard errors; where nothing is at stake it is exactly 0."""
    assert np.abs(luck.sum(axis=1)).max() < 1e-9
    error = luck.std(axis=0, ddof=1) / np.sqrt(len(luck))
    assert (np.abs(luck.mean(axis=0)) <= 3 * error + 1e-12).all(), (luck.mean(axis=0), error)


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_mean_luck_is_0(game: str, seats: int) -> None:
    unbiased(random_luck(sunduk.game(game), seats, 5000, 1))


def test_luck_is_something() -> None:
    luck = random_luck(sunduk.game("marrakech"), 2, 200, 1)
    assert luck.std(axis=0).min() > 0.1


def test_the_luck_of_a_match_is_the_sum_of_its_ledger() -> None:
    match = random_match("marrakech", 3)
    ledger = sunduk.analyse(match, evaluator="judgement", budget="2n")
    summed = [sum(each) for each in zip(*(e.gain for e in ledger.entries if e.kind == "luck"), strict=True)]
    exact = sum(entry.quality == "exact" for entry in ledger.entries if entry.kind == "luck")
    assert exact > 0
    assert luck_of(match) == pytest.approx(summed, abs=0.2)


def test_the_luck_of_a_roll_by_hand() -> None:
    """By judgement, a roll is worth what it leads to, less the mean of all faces by their weights on the die."""
    match = random_match("marrakech", 3)
    ledger = sunduk.analyse(match, evaluator="judgement", budget="2n")
    roll = next(entry for entry in ledger.entries if entry.kind == "luck" and entry.seat is not None and entry.at > 60)
    assert roll.quality == "judgement"
    faces = {each.text: each.odds for each in roll.outcomes}
    assert faces == pytest.approx({"*1": 1 / 6, "*2": 1 / 3, "*3": 1 / 3, "*4": 1 / 6})
