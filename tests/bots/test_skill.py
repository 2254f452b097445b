"""Estimates of a player's level."""

from __future__ import annotations

import pytest

import sunduk
from sunduk import Game, Match
from sunduk.bots import Estimate, bot
from sunduk.bots.arena.schedule import play_on
from sunduk.bots.kinds.levels import NAMES
from sunduk.bots.level_estimate import PLAYERS, Seen, best_blur, level_named, log_likelihood, results_of, skill

SEARCHED = [game for game in sunduk.games() if not game.race]


def matches(game: Game, name: str, number: int) -> list[tuple[Match, int]]:
    played = []
    for deal in range(number):
        match = Match(game, 2, seed=100 + deal, backend="cpu")
        play_on(match, {0: bot(name, deal), 1: bot(name, 50 + deal)})
        played.append((match, deal % 2))
    return played


@pytest.mark.parametrize("game", SEARCHED, ids=repr)
def test_every_level_has_its_blur(game: Game) -> None:
    blurs = game.search.skills
    assert len(game.search.levels) == len(NAMES) - 1
    assert len(blurs) == len(NAMES)
    assert list(blurs) == sorted(blurs, reverse=True)


@pytest.mark.parametrize("number", [2, 6])
@pytest.mark.parametrize("game", SEARCHED, ids=repr)
def test_two_matches_tell_the_level(game: Game, number: int) -> None:
    found = skill(matches(game, f"level:{number}", 2))
    assert abs(found.level - number) < 2
    assert found.decisions > 20
    assert sum(found.chances) == pytest.approx(1)
    assert found.doubt < 2


def test_results_count_where_moves_cannot() -> None:
    """A race is refused: its records do not say how long a player thought."""
    match = Match("pharaoh", 2, seed=1, backend="cpu")
    play_on(match, {0: bot("solver:0.3", 1), 1: bot("level:4", 2)})
    match.headers[PLAYERS] = "human level:4"
    once, often = skill([(match, 0)]), skill([(match, 0)] * 6)
    assert (once.decisions, once.results) == (0, 1)
    assert 4.5 < once.level < often.level < 8
    assert often.doubt < once.doubt


def test_results_against_levels_only() -> None:
    match = Match("fortune", 3, seed=1, backend="cpu", names=("Anna", "level:sultan", "greedy"))
    assert list(results_of(match, 0)) == [], "the match is not over"
    play_on(match, {seat: bot("uniform", seat) for seat in range(3)})
    assert [level for level, _ in results_of(match, 0)] == [8]
    assert [level for level, _ in results_of(match, 1)] == []


@pytest.mark.parametrize(("name", "number"), [("level:3", 3), ("level:vizier", 7), ("level:9", 0), ("Anna", 0)])
def test_names_of_levels(name: str, number: int) -> None:
    assert level_named(name) == number


def test_the_blur_that_explains_most() -> None:
    """Of two choices a standard deviation away from the middle, the worse is taken once in four: e^(-2/blur) = 1/3."""
    estimates = [Estimate(0, 5, (1.0, 0.0), (1.0, 2.0)), Estimate(1, 5, (0.0, 1.0), (2.0, 1.0))]
    seen = [Seen(0, int(number % 4 == 0), estimates) for number in range(400)]
    assert best_blur(seen) == pytest.approx(2 / 1.0986, rel=0.1)
    assert log_likelihood(seen[1], 1.0) > log_likelihood(seen[0], 1.0)
