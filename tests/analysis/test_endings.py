"""Where the rest of a match can be solved, nothing is unexplained."""

from __future__ import annotations

import numpy as np
import pytest

import sunduk
from sunduk import CHANCE, Match
from sunduk.analysis.evaluator import Exact

from .matches import ending

SOLVED = [("marrakech", 2), ("marrakech", 3), ("marrakech", 4), ("farlander", 2), ("farlander", 3), ("farlander", 4)]


@pytest.mark.parametrize(("game", "seats"), SOLVED)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_unexplained_in_a_solved_ending(game: str, seats: int, seed: int) -> None:
    ledger = sunduk.analyse(ending(game, seats, seed, 4), budget="4n")
    assert {entry.quality for entry in ledger.entries} == {"exact"}
    assert ledger.unexplained == (0.0,) * seats
    assert all(entry.error == 0 for entry in ledger.entries)


@pytest.mark.parametrize(("seats", "seed"), [(3, 6), (4, 5), (4, 12)])
def test_who_chooses_among_equals_decides_for_the_others(seats: int, seed: int) -> None:
    """A seat that has lost may choose who wins: that is its choice, not unexplained."""
    ledger = sunduk.analyse(ending("marrakech", seats, seed, 4), budget="4n")
    assert {entry.quality for entry in ledger.entries} == {"exact"}
    assert ledger.unexplained == (0.0,) * seats
    kings = [
        entry
        for entry in ledger.entries
        if entry.kind == "choice" and entry.verdict and not entry.verdict.loss and max(entry.gain) > 0.1
    ]
    assert kings
    assert all(entry.mark is None and entry.verdict and entry.verdict.best == entry.text for entry in kings)


def best_play(match: Match) -> list[float]:
    """Win shares by plain recursion over matches; each seat takes what is best for itself, the first of equals."""
    if match.over:
        winners = [place == 1 for place in match.placings]
        return [won / sum(winners) for won in winners]
    if match.actors == (CHANCE,):
        weights = match.weights()
        rows = [(weight / sum(weights.values()), best_play(after(match, CHANCE, a))) for a, weight in weights.items()]
        return [sum(odds * row[seat] for odds, row in rows) for seat in range(match.seats)]
    (who,) = match.actors
    rows = [(0.0, best_play(after(match, who, action))) for action in match.ids(who)]
    highest = max(row[who] for _, row in rows)
    return next(row for _, row in rows if row[who] >= highest - 1e-12)


def after(match: Match, who: int, action: int) -> Match:
    ahead = match.copy()
    ahead.do(who, action)
    return ahead


@pytest.mark.parametrize(("game", "seats"), [("marrakech", 3), ("farlander", 2), ("fortune", 2)])
def test_the_solver_agrees_with_plain_recursion(game: str, seats: int) -> None:
    match = ending(game, seats, 1, 4)
    for point in range(match.length + 1):
        state = match.rewound(point)
        solver = Exact(match.game, seats)
        assert solver.solves(state.records)
        assert solver(state.records, np.zeros(1, np.int64), 0)[0].tolist() == pytest.approx(best_play(state))


def test_what_is_too_much_is_not_solved() -> None:
    match = Match("marrakech", 2, seed=1)
    assert not Exact(match.game, 2).solves(match.records)
