"""The arena: every two bots meet on the same deals in all seatings, so that neither luck nor seats favour anyone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from sunduk.core.errors import BadOption
from sunduk.core.rules.rng import join

from .. import bot
from . import elo
from .match_job import Fixture, Setting

_NOTHING = 1e-12


@dataclass(frozen=True)
class Arena:
    """A tournament: the bots, the game and its setting, and the seed of all deals."""

    setting: Setting
    bots: tuple[str, ...]
    seed: int

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise BadOption("An arena needs two bots or more.")
        for name in self.bots:
            if self.bots.count(name) > 1:
                raise BadOption(f"The bot {name} is named twice; each is named once.")
            bot(name, 0).close()

    @property
    def question(self) -> dict[str, Any]:
        """Everything the results depend on, as plain data."""
        setting = self.setting
        return {
            "game": setting.game.id,
            "version": setting.version,
            "edition": setting.edition,
            "seats": setting.seats,
            "options": dict(setting.options),
            "bots": list(self.bots),
            "time": setting.seconds,
            "seed": self.seed,
        }

    @property
    def pairs(self) -> list[tuple[int, int]]:
        return list(combinations(range(len(self.bots)), 2))

    @property
    def matches_a_deal(self) -> int:
        return len(self.pairs) * len(seatings(self.setting.seats))

    def fixtures(self, deals: int) -> Iterator[Fixture]:
        """All matches, deal by deal. The number of a match does not depend on how many deals there are."""
        number = 0
        for deal in range(deals):
            for pair in self.pairs:
                for seating in seatings(self.setting.seats):
                    players = tuple(self.bots[pair[side]] for side in seating)
                    yield Fixture(number, join(self.seed, deal), players)
                    number += 1

    def standings(
        self, placings: Mapping[int, Sequence[int]], luck: Mapping[int, Sequence[float]] | None = None
    ) -> Standings:
        """The standings so far, from the placings by match number. A deal counts once all its matches are played.

        With `luck`, what chance brought each seat of each match in win share, luck is taken out of the results.
        """
        whole = [
            deal
            for deal in range(1 + max(placings, default=-1) // self.matches_a_deal)
            if all(number in placings for number in self._numbers(deal))
        ]
        ways = seatings(self.setting.seats)
        won = np.zeros((len(whole), len(self.pairs)))
        lucky = np.zeros_like(won)
        for row, deal in enumerate(whole):
            numbers = iter(self._numbers(deal))
            for column in range(len(self.pairs)):
                for seating in ways:
                    number = next(numbers)
                    won[row, column] += share(seating, placings[number])
                    lucky[row, column] += sum_of_side(seating, luck[number]) if luck else 0.0
        adjustment = adjust(won, lucky) if luck else None
        points = np.zeros((len(whole), len(self.bots), len(self.bots)))
        for column, (first, second) in enumerate(self.pairs):
            points[:, first, second] = adjustment.results[:, column] if adjustment else won[:, column]
            points[:, second, first] = len(ways) - points[:, first, second]
        matches = len(whole) * len(ways)
        shares = points.sum(axis=0) / max(1, matches)
        return Standings(self.bots, len(whole), matches, shares, elo.rate(points), adjustment)

    def _numbers(self, deal: int) -> range:
        return range(deal * self.matches_a_deal, (deal + 1) * self.matches_a_deal)


class Adjustment(NamedTuple):
    """Results with luck taken out."""

    results: elo.Floats
    """Of each deal and pair: the points of the first bot."""
    coefficient: float
    """How much of the luck is taken out: what leaves the least variance."""
    variance_left: float
    """The variance of the adjusted results as a share of that of the plain ones; never above 1."""


class Standings(NamedTuple):
    """How strong the bots are, from the matches played so far."""

    bots: tuple[str, ...]
    deals: int
    """How many deals all pairs have played in all seatings."""
    matches: int
    """Matches played by each pair."""
    shares: elo.Floats
    """The average score of each bot against each other, from 0 to 1."""
    ratings: elo.Ratings
    adjustment: Adjustment | None = None
    """How luck was taken out, if it was."""

    @property
    def order(self) -> list[int]:
        """Indices of the bots, the strongest first."""
        return sorted(range(len(self.bots)), key=lambda index: -self.ratings.elo[index])

    @property
    def scores(self) -> elo.Floats:
        """The average score of each bot against all others."""
        return np.asarray(self.shares.sum(axis=1) / (len(self.bots) - 1))


def seatings(seats: int) -> list[tuple[int, ...]]:
    """All ways to divide the seats between sides 0 and 1 as evenly as possible."""
    return [
        tuple(int(seat not in held) for seat in range(seats))
        for count in sorted({seats // 2, seats - seats // 2}, reverse=True)
        for held in combinations(range(seats), count)
    ]


def adjust(won: elo.Floats, lucky: elo.Floats) -> Adjustment:
    """Take luck out of results, both [deal, pair]: its mean is 0, so this changes no expectation.

    The coefficient Cov(result, luck) / Var(luck) leaves the least variance, so the adjusted result is never noisier
    than the plain one; where luck and results have nothing to do with each other, it is 0.
    """
    results, luck = (rows - rows.mean(axis=0, keepdims=True) if len(rows) else rows for rows in (won, lucky))
    spread = float((luck * luck).sum())
    coefficient = float((results * luck).sum()) / spread if spread > _NOTHING else 0.0
    before, after = float((results**2).sum()), float(((results - coefficient * luck) ** 2).sum())
    return Adjustment(won - coefficient * lucky, coefficient, after / before if before > _NOTHING else 1.0)


def sum_of_side(seating: Sequence[int], luck: Sequence[float]) -> float:
    """What chance brought the seats of side 0."""
    return sum(gain for side, gain in zip(seating, luck, strict=True) if side == 0)


def share(seating: Sequence[int], placings: Sequence[int]) -> float:
    """The score of side 0 against side 1: the mean over pairs of seats, 1 for the better place and ½ for a tie."""
    results = [
        1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
        for side, mine in zip(seating, placings, strict=True)
        for other, theirs in zip(seating, placings, strict=True)
        if (side, other) == (0, 1)
    ]
    return sum(results) / len(results)
