"""The analysis at length: luck is unbiased over 10⁵ matches, blunders stay marked, a match takes a minute at most."""

from __future__ import annotations

import time

import numpy as np
import pytest

import sunduk
from sunduk import Match
from sunduk.analysis.adjusted import luck_of, random_luck
from sunduk.analysis.native import native_analyst
from sunduk.bots.arena.match_job import Fixture, Setting, play
from sunduk.bots.thinker import settled
from tests.analysis.matches import random_match
from tests.analysis.test_luck import EVERY, unbiased
from tests.analysis.test_repeated import still_marked

MATCHES = 100_000
SECONDS = 60
"""The processor time that the analysis of a match of average length may take."""
FIRST_SECONDS = 2
"""The processor time until the first results."""
PLAYED = 5
BLUNDERS = 40
"""So many repeated blunders are enough."""
MOST_MATCHES = 60
"""Not more are looked at: where random play seldom blunders, as in Marrakech with three seats, it takes about fifty."""


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_mean_luck_is_0(game: str, seats: int) -> None:
    unbiased(random_luck(sunduk.game(game), seats, MATCHES, 7))


@pytest.mark.parametrize("game", ["fortune", "farlander", "facir"])
def test_mean_luck_of_playouts_is_0(game: str) -> None:
    """Where judgement hardly sees what chance brings, playouts do."""
    luck = np.array([luck_of(random_match(game, 2, seed), "playouts", "16n") for seed in range(5000, 6500)])
    assert luck.std() > 0.01
    unbiased(luck)


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_blunders_stay_marked(game: str, seats: int) -> None:
    """In random matches, until so many blunders were repeated that one or two by chance decide nothing."""
    kept, number = 0, 0
    for seed in range(MOST_MATCHES):
        still, repeated = still_marked(random_match(game, seats, seed), "standard", range(3), every=4)
        kept, number = kept + still, number + repeated
        if number >= BLUNDERS:
            break
    assert number >= BLUNDERS / 2
    assert kept >= 0.95 * number, (kept, number)


def average_match(game: str, seats: int) -> Match:
    """Of some matches between bots of level 3, one of middle length."""
    setting = Setting.of(sunduk.game(game), seats, {})
    fixtures = [Fixture(number, number + 1, ("level:3",) * seats) for number in range(PLAYED)]
    played = [Match.load(play(setting, fixture).record, backend="cpu") for fixture in fixtures]
    return sorted(played, key=lambda match: match.length)[PLAYED // 2]


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_first_results_come_at_once(game: str, seats: int) -> None:
    match = random_match(game, seats, 3)
    sunduk.analyse(match.rewound(min(30, match.length)), budget="2n")
    began = time.process_time()
    analyst = native_analyst(match, "standard", 0)
    for event in analyst.events[:3]:
        settled(analyst.entry(event))
    assert time.process_time() - began < FIRST_SECONDS


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_a_match_takes_a_minute_at_most(game: str, seats: int) -> None:
    match = average_match(game, seats)
    sunduk.analyse(match.rewound(min(30, match.length)), budget="2n")
    began = time.process_time()
    sunduk.analyse(match)
    assert time.process_time() - began < SECONDS
