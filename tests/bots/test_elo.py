"""Elo ratings, compared with cases worked out by hand and with players of known strength."""

from __future__ import annotations

import numpy as np
import pytest

from sunduk.bots.arena import elo


def deals(*results: float) -> elo.Floats:
    """Results of one match per deal between two players; each number is the first player's score."""
    return np.array([[[0, won], [1 - won, 0]] for won in results])


def difference(ratings: elo.Ratings) -> float:
    return float(ratings.elo[0] - ratings.elo[1])


def test_two_players_by_hand() -> None:
    """Three of four matches won, and the virtual draw: odds of 3.5 to 1.5."""
    found = elo.rate(deals(1, 1, 1, 0))
    assert difference(found) == pytest.approx(400 * np.log10(3.5 / 1.5))
    assert found.elo.sum() == pytest.approx(0)


def test_draws_are_half_of_each() -> None:
    assert difference(elo.rate(deals(0.5, 0.5, 1))) == pytest.approx(400 * np.log10(2.5 / 1.5))
    assert difference(elo.rate(deals(0.5))) == pytest.approx(0)


def test_ten_to_one_is_four_hundred() -> None:
    assert elo.fit(np.array([[0.0, 10.0], [1.0, 0.0]])).tolist() == pytest.approx([200, -200])


def test_three_players_by_hand() -> None:
    """A beats B 2 to 1 and B beats C 2 to 1, so A beats C 4 to 1; odds of 2 to 1 are 120.4 Elo."""
    points = np.array([[0.0, 2.0, 4.0], [1.0, 0.0, 2.0], [1.0, 1.0, 0.0]])
    step = 400 * np.log10(2)
    assert elo.fit(points).tolist() == pytest.approx([step, 0, -step])


def test_many_tables_are_fitted_like_each_alone() -> None:
    points = np.random.default_rng(3).uniform(0.01, 9, size=(7, 5, 5)) * (1 - np.eye(5))
    assert np.allclose(elo.fit(points), [elo.fit(table) for table in points])


def test_who_never_lost_is_strong_but_not_infinitely_so() -> None:
    found = elo.rate(deals(*[1.0] * 20))
    assert difference(found) == pytest.approx(400 * np.log10(20.5 / 0.5))
    assert 0 < found.low[0] < found.elo[0] < found.high[0] < 2000


def test_a_single_split_deal_is_no_certainty() -> None:
    found = elo.rate(np.array([[[0.0, 1.0], [1.0, 0.0]]]))
    assert found.low[0] < -50
    assert found.high[0] > 50


def test_deals_that_always_split_give_a_narrow_interval() -> None:
    """With duplicate deals, two players whose results depend only on the seat are rated equal within a few points."""
    split = np.tile(np.array([[[0.0, 1.0], [1.0, 0.0]]]), (200, 1, 1))
    tossed = np.array([deals(a, b).sum(axis=0) for a, b in np.random.default_rng(1).integers(2, size=(200, 2))])
    assert np.ptp([elo.rate(split).low[0], elo.rate(split).high[0]]) < 6
    assert np.ptp([elo.rate(tossed).low[0], elo.rate(tossed).high[0]]) > 30


def test_no_deals_say_nothing() -> None:
    found = elo.rate(np.zeros((0, 3, 3)))
    assert found.elo.tolist() == pytest.approx([0, 0, 0])
    assert (found.low < -200).all()


def test_known_strengths_are_found_and_intervals_hold_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over forty tournaments of four players, about 95 % of the intervals contain the true rating."""
    monkeypatch.setattr(elo, "SAMPLES", 400)
    truth = np.array([150.0, 50.0, -50.0, -150.0])
    chance = 1 / (1 + np.exp((truth[None, :] - truth[:, None]) / elo.UNIT))
    generator = np.random.default_rng(7)
    held, errors = [], []
    for tournament in range(40):
        won = np.triu(generator.random((100, 2, 4, 4)) < chance, 1).sum(axis=1).astype(float)
        found = elo.rate(won + np.tril(2 - won.swapaxes(1, 2), -1), tournament)
        held.append((found.low <= truth) & (truth <= found.high))
        errors.append(found.elo - truth)
    assert 0.9 <= np.mean(held) <= 0.99
    assert np.abs(np.mean(errors, axis=0)).max() < 6
