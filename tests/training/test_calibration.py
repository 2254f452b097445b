"""Calibration: the table rises, repairs what is too bold, and leaves alone what is right."""

from __future__ import annotations

import numpy as np
import pytest

from sunduk.training.calibration import fitted, isotonic, reliability


def bold(number: int) -> tuple[np.ndarray, np.ndarray]:
    """Win shares of two seats that are twice as far from one half as they should be, and who won."""
    luck = np.random.default_rng(3)
    true = luck.uniform(0.25, 0.75, number)
    said = 0.5 + 2 * (true - 0.5)
    won = (luck.random(number) < true).astype(float)
    return np.stack((said, 1 - said), axis=1), np.stack((won, 1 - won), axis=1)


def worst(wins: np.ndarray, won: np.ndarray) -> float:
    """The largest difference of a decile."""
    return max(abs(mean - came) for mean, came, _ in reliability(wins, won))


def test_neighbours_that_fall_get_their_mean() -> None:
    assert isotonic(np.array([0.1, 0.4, 0.2, 0.9, 0.6, 0.6])).tolist() == pytest.approx([0.1, 0.3, 0.3, 0.7, 0.7, 0.7])


def test_a_table_repairs_what_is_too_bold() -> None:
    wins, won = bold(100000)
    table = fitted(wins, won, 2)
    assert (np.diff(table) >= 0).all()
    assert table[1] + table[1, ::-1] == pytest.approx(1, abs=1e-6)
    assert np.interp(0.8, *table) == pytest.approx(0.65, abs=0.02)
    assert worst(wins, won) > 0.15
    assert worst(np.interp(wins, *table), won) < 0.01


def test_deciles_count_every_position_once() -> None:
    wins, won = bold(995)
    rows = reliability(wins, won)
    assert len(rows) == 10
    assert sum(number for _, _, number in rows) == 2 * 995
    assert [mean for mean, _, _ in rows] == sorted(mean for mean, _, _ in rows)
