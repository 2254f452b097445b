"""Skill depth: how many steps of 100 Elo lie between random play and the strongest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from sunduk.bots.arena import elo
from sunduk.bots.arena.arena import Arena, seatings, share
from sunduk.bots.arena.match_job import Setting
from sunduk.bots.arena.pool import crew

from .intervals import Interval
from .variant import Variant

LADDER = ("uniform", "level:2", "level:4", "level:6", "best:0.05")
"""Who is between random play and the strongest: neighbours win some matches of each other, so that Elo is known."""
STEP = 100
SAMPLES = 400


class Skill(NamedTuple):
    """The skill depth of a variant."""

    variant: str
    strongest: str
    depth: Interval


def skill_depth(
    variant: Variant,
    seats: int,
    deals: int,
    seed: int = 0,
    ladder: Sequence[str] = LADDER,
    processes: int | None = None,
    ray: str | None = None,
) -> Skill:
    """Let each rung of the ladder meet the next on `deals` deals in all seatings, and add up the Elo between them."""
    setting = Setting.of(variant.played, seats, variant.options)
    ways = seatings(seats)
    best, steps = np.zeros(()), np.zeros(SAMPLES)
    generator = np.random.default_rng(seed)
    for pair in zip(ladder[1:], ladder, strict=False):
        won = np.zeros((deals, len(ways)))
        for match in crew(processes, ray)(setting, Arena(setting, pair, seed).fixtures(deals)):
            deal, way = divmod(match.fixture.number, len(ways))
            won[deal, way] = share(ways[way], match.placings)
        # Rubin's Bayesian bootstrap, as for the ratings of an arena: whole deals are weighed.
        weights = generator.exponential(size=(SAMPLES, deals))
        prior = generator.gamma(elo.PRIOR, size=(SAMPLES, 2))
        gained, lost = won.sum(axis=1), (1 - won).sum(axis=1)
        best = best + _gap(gained.sum() + elo.PRIOR, lost.sum() + elo.PRIOR)
        steps += _gap(weights @ gained + prior[:, 0], weights @ lost + prior[:, 1])
    low, high = np.quantile(steps, [0.025, 0.975])
    return Skill(variant.name, ladder[-1], Interval(float(best) / STEP, float(low) / STEP, float(high) / STEP))


def _gap(won: elo.Floats | float, lost: elo.Floats | float) -> elo.Floats:
    """The Elo between two players, from the points that one won and lost."""
    return np.asarray(elo.UNIT * np.log(np.maximum(won, 1e-6) / np.maximum(lost, 1e-6)))
