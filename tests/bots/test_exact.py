"""Bots in positions whose exact values are known: by enumeration, and by OpenSpiel's best responses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from statistics import mean

import pytest
from open_spiel.python.policy import UniformRandomPolicy

import sunduk
from sunduk import Game, Match
from sunduk.bots import Budget, bot
from sunduk.bots.kinds.endings import equally_good, solved_endings
from sunduk.bots.kinds.search import Search
from sunduk.bots.native import NATIVE
from sunduk.bots.thinker import settled

from .exploited import begun, exploited, last_cards, policy_of
from .solved import Solved, endings, last_card_but_one, last_turn_but_one

Positions = Callable[[Game, str, int], Iterator[Solved]]

SETTINGS: list[tuple[str, Positions, str, int]] = [
    ("marrakech", endings, "greedy", 20),
    ("farlander", endings, "uniform", 12),
    ("fortune", last_card_but_one, "uniform", 60),
    ("facir", last_turn_but_one, "greedy", 1),
]
LATE = "farlander 2 | 61,53,20,35,15,43,70 r2r1r2/b1b2b1/r1b1b1/r2r2b2/b1b1b1b1/b3r1r1r1/r1r1r2r2 0,0 attack 1"
NAMES = ("best:30000n", "uniform")
PLAYED = {"-50": 3, "-40": 3, "-20": 4, "-10": 4, "+10": 4}


@pytest.mark.parametrize(("id", "positions", "players", "matches"), SETTINGS, ids=[each[0] for each in SETTINGS])
def test_the_best_bot_loses_less_than_a_point(id: str, positions: Positions, players: str, matches: int) -> None:
    """Of the positions in which choices differ; one point is a hundredth of a win."""
    solved = [each for each in positions(sunduk.game(id), players, matches) if each.matters]
    losses, others = ([each.loss(bot(name, 1).choose(each.view).action) for each in solved] for name in NAMES)
    assert len(solved) >= 15
    assert mean(losses) <= 0.01
    assert mean(others) > 0.01, "these positions are no test"


@pytest.mark.parametrize(("tops", "points"), [("+10,-10/+10", "100,120"), ("+10,+10/-20", "100,100")])
def test_nobody_can_exploit_the_best_bot_at_the_end_of_fortune(tops: str, points: str) -> None:
    game = begun(list(last_cards(tops, ("F", "F"), points, PLAYED)))
    assert exploited(UniformRandomPolicy(game), game) > 0.2
    assert exploited(policy_of("best:2000n", game), game) <= 0.01


def test_a_bot_that_never_mixes_is_exploited_a_little_where_one_should() -> None:
    game = begun(list(last_cards("-20,+10/+10", ("FB", "F"), "100,110", PLAYED)))
    greedy, best = (exploited(policy_of(name, game), game) for name in ("greedy", "best:2000n"))
    assert best < greedy / 4
    assert best < 0.05


def test_endings_are_decided_by_what_is_exact() -> None:
    """Blue, to attack, wins by 6B only; a search without the solver was sure of a draw by 7B."""
    view = Match.at(LATE, backend="cpu").view(1)
    found = bot("best:50000n", 1).choose(view, explain=True)
    assert {view.choices[each.action]: each.wins[1] for each in found.estimates} == {">6B": 1, ">7B": 0.5, ">6D": 0}
    assert view.choices[found.action] == ">6B"
    assert bot("best:50000n", 1).choose(view).action == found.action


def test_what_is_equally_good_is_left_to_the_search() -> None:
    alike = (each for each in endings(sunduk.game("marrakech"), "uniform", 4) if not each.matters)
    for each in islice(alike, 5):
        searched = Search(3).choose(each.view, Budget(nodes=5000)).action
        assert Search(3, strongest=True).choose(each.view, Budget(nodes=5000)).action == searched


@pytest.mark.parametrize("id", ["marrakech", "fortune", "pharaoh"])
def test_too_long_or_secret_or_a_race_is_not_solved(id: str) -> None:
    match = Match(id, 2, seed=1, backend="cpu")
    assert settled(solved_endings(match.view(match.actors[0]), Budget(seconds=0.1), NATIVE)) is None


def test_with_more_time_longer_endings_are_solved() -> None:
    view = Match.at(LATE, backend="cpu").view(1)
    solved = settled(solved_endings(view, Budget(seconds=1), NATIVE))
    assert solved
    assert equally_good(solved, 1) == 1
    assert settled(solved_endings(view, Budget(nodes=2), NATIVE)) is None
