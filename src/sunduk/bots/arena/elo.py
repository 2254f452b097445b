"""Elo ratings and their confidence intervals, from the points that players scored against each other.

Bradley–Terry by maximum likelihood: a player 400 above another scores 10 of 11 points. As a prior, each pair is taken
to have drawn one match, so that the rating of a player who never lost stays finite.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

UNIT = 400 / np.log(10)
"""Elo points per unit of the logistic function."""

PRIOR = 0.5
"""Points that each of a pair has scored against the other beforehand."""

SAMPLES = 2000
_AT_ONCE = 100
_ROUNDS = 200
_LONGEST_STEP = 1.0
_CLOSE = 1e-9


class Ratings(NamedTuple):
    """One rating per player, with mean 0, and the bounds of its 95 % interval."""

    elo: Floats
    low: Floats
    """Where the 95 % interval begins."""
    high: Floats


def rate(deals: Floats, seed: int = 0) -> Ratings:
    """Ratings from the points [deal, player, opponent] that each player scored; deals are independent of each other."""
    low, high = intervals(deals, seed)
    return Ratings(fit(_positive(deals.sum(axis=0) + _prior(deals.shape[-1]))), low, high)


def fit(points: Floats) -> Floats:
    """The Elo under which the points [.., player, opponent] are most likely; all must be positive off the diagonal."""
    games = points + points.swapaxes(-1, -2)
    found = np.zeros(points.shape[:-1])
    for _ in range(_ROUNDS):
        expected = 1 / (1 + np.exp(found[..., None, :] - found[..., :, None]))
        slope = (points - games * expected).sum(axis=-1)
        weight = games * expected * (1 - expected)
        # Ratings are known up to a constant; the ones make the matrix invertible and keep the mean at 0.
        bend = 1.0 - weight + weight.sum(axis=-1)[..., None] * np.eye(points.shape[-1])
        step = np.linalg.solve(bend, slope[..., None])[..., 0]
        reach = np.abs(step).max(axis=-1, keepdims=True)
        found += step / np.maximum(1.0, reach / _LONGEST_STEP)
        if reach.max() < _CLOSE:
            break
    return np.asarray(UNIT * (found - found.mean(axis=-1, keepdims=True)))


def intervals(deals: Floats, seed: int = 0) -> tuple[Floats, Floats]:
    """The 95 % interval of each rating, by Rubin's Bayesian bootstrap: ratings are fitted with random weights of deals.

    The points of the prior have gamma weights, so that the interval of a player who won everything is that of
    Jeffreys's prior and not a single number.
    """
    number, players, _ = deals.shape
    generator = np.random.default_rng(seed)
    flat = deals.reshape(number, players * players)
    found = []
    for _ in range(0, SAMPLES, _AT_ONCE):
        weights = generator.exponential(size=(_AT_ONCE, number))
        before = np.maximum(generator.gamma(PRIOR, size=(_AT_ONCE, players, players)), 1e-6)
        points = (weights @ flat).reshape(_AT_ONCE, players, players) + before * (1 - np.eye(players))
        found.append(fit(_positive(points)))
    low, high = np.quantile(np.concatenate(found), [0.025, 0.975], axis=0)
    return low, high


def _positive(points: Floats) -> Floats:
    """The points with those below a least number raised to it: with luck taken out, a sum may fall below 0."""
    return np.where(np.eye(points.shape[-1], dtype=bool), points, np.maximum(points, 1e-6))


def _prior(players: int) -> Floats:
    return np.asarray(PRIOR * (1 - np.eye(players)))
