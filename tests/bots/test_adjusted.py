"""Luck taken out of results: their mean stays what it was, and their variance never grows."""

from __future__ import annotations

import numpy as np
import pytest

from sunduk.bots.arena.arena import adjust, sum_of_side


def test_results_that_are_luck_alone_lose_all_their_variance() -> None:
    luck = np.random.default_rng(1).normal(size=(500, 1))
    found = adjust(0.5 + 0.3 * luck, luck)
    assert found.coefficient == pytest.approx(0.3)
    assert found.variance_left == pytest.approx(0, abs=1e-12)
    assert found.results == pytest.approx(0.5)


@pytest.mark.parametrize("seed", range(20))
def test_variance_never_grows(seed: int) -> None:
    drawn = np.random.default_rng(seed)
    won, luck = drawn.integers(0, 3, (30, 3)) / 2, drawn.normal(size=(30, 3))
    found = adjust(won, luck)
    assert found.variance_left <= 1
    # Of luck with mean 0, as it is in the long run, nothing is added to any result.
    centred = adjust(won, luck - luck.mean(axis=0))
    assert centred.results.mean(axis=0) == pytest.approx(won.mean(axis=0))


@pytest.mark.parametrize("won", [np.zeros((0, 1)), np.ones((1, 1)), np.ones((5, 2))])
def test_where_there_is_nothing_to_adjust(won: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> None:
    found = adjust(won, np.zeros_like(won))
    assert (found.coefficient, found.variance_left) == (0.0, 1.0)
    assert (found.results == won).all()


def test_the_luck_of_a_side() -> None:
    assert sum_of_side((0, 1, 0), (0.25, -0.5, 0.25)) == 0.5
