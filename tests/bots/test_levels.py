"""The eight levels."""

from __future__ import annotations

from itertools import pairwise

import pytest

import sunduk
from sunduk import BadOption, Game, Match
from sunduk.bots import Estimate, bot
from sunduk.bots.arena.schedule import play_on
from sunduk.bots.kinds.levels import NAMES, PACES, WITHOUT_NETWORK, Level, level_of, likelihoods

SEARCHED = [game for game in sunduk.games() if not game.race]


def estimate(action: int, place: float, visits: int = 10) -> Estimate:
    return Estimate(action, visits, (0.5, 0.5), (place, 3 - place))


def test_the_better_a_choice_looks_the_likelier_it_is_taken() -> None:
    weights = likelihoods([estimate(0, 1.2), estimate(1, 1.3), estimate(2, 1.9)], 0, 0.5)
    assert weights[0] == 1 > weights[1] > weights[2] > 0


def test_what_is_plain_to_see_is_seen() -> None:
    """One choice wins and nine lose: even a level with much noise almost always takes the winning one."""
    weights = likelihoods([estimate(0, 1.0), *(estimate(action, 2.0) for action in range(1, 10))], 0, 0.5)
    assert weights[0] / sum(weights) > 0.97


def test_where_nothing_differs_everything_is_taken() -> None:
    assert likelihoods([estimate(0, 1.5), estimate(1, 1.5)], 0, 0.1) == [1, 1]


def test_what_was_not_looked_at_is_not_taken() -> None:
    assert likelihoods([estimate(0, 1.5), estimate(1, 2.0, visits=0)], 0, 3.0) == [1, 0]


@pytest.mark.parametrize("game", SEARCHED, ids=repr)
def test_levels_see_farther_and_err_less_as_they_rise(game: Game) -> None:
    for seats in game.seats:
        levels = [level_of(game, number, seats) for number in range(1, len(NAMES))]
        assert all(isinstance(level, Level) for level in levels)
        for lower, higher in pairwise(levels):
            assert lower
            assert higher
            assert (lower.learned, lower.nodes, -lower.blur) < (higher.learned, higher.nodes, -higher.blur)
        assert level_of(game, len(NAMES), seats) is None, "the highest searches for a second"


@pytest.mark.parametrize(("seats", "work"), [(2, 400), (3, 4000), (4, 6000)])
def test_the_vizier_of_farlander_searches_longer_with_more_seats(seats: int, work: int) -> None:
    """With four seats a thousand simulations play no better there than the 75 of the sixth level."""
    match = Match("farlander", seats, seed=3, backend="cpu")
    found = bot("level:vizier", 9).choose(match.view(match.actors[0]), explain=True)
    assert sum(estimate.visits for estimate in found.estimates) == work


def test_levels_race_faster_and_slip_less_as_they_rise() -> None:
    assert len(PACES) == len(NAMES)
    assert list(PACES) == sorted(PACES, reverse=True)


@pytest.mark.parametrize("game", sunduk.games(), ids=repr)
def test_the_merchant_beats_the_novice(game: Game) -> None:
    ahead = 0.0
    for deal in range(3):
        for seat in range(2):
            match = Match(game, 2, seed=deal, backend="cpu")
            play_on(match, {seat: bot("level:merchant", deal), 1 - seat: bot("level:1", deal)})
            ahead += 0.5 + 0.5 * (match.placings[1 - seat] - match.placings[seat])
    assert ahead >= 5, f"of 6 matches it won {ahead}"


@pytest.mark.parametrize("name", ["level:2", "level:6"])
@pytest.mark.parametrize("game", SEARCHED, ids=repr)
def test_the_same_seed_decides_the_same(game: Game, name: str) -> None:
    match = Match(game, 2, seed=3, backend="cpu")
    seat = match.actors[0]
    once, twice = (bot(name, 9).choose(match.view(seat), explain=True) for _ in range(2))
    assert once == twice


@pytest.mark.parametrize("name", ["level", "level:0", "level:9", "level:king", "level:-1", "level:10~", "level:~1"])
def test_other_levels_are_refused(name: str) -> None:
    with pytest.raises(BadOption, match="A level is a number from 1 to 8 or one of novice, "):
        bot(name, 1)


def test_a_level_with_a_network_searches_longer_where_there_is_none() -> None:
    """Fortune has networks for two and three seats only: with five, the seventh level searches with the judgement."""
    for seats, work in ((2, 1), (5, WITHOUT_NETWORK)):
        match = Match("fortune", seats, seed=3, backend="cpu")
        found = bot("level:20~0.1@", 9).choose(match.view(match.actors[0]), explain=True)
        assert sum(estimate.visits for estimate in found.estimates) == 20 * work


def test_names_and_numbers_are_the_same_levels() -> None:
    view = Match("marrakech", 3, seed=5).view(0)
    for number, name in enumerate(NAMES[:5], 1):
        assert bot(f"level:{number}", 4).choose(view) == bot(f"level:{name}", 4).choose(view)
