"""Intervals of means and the significance of differences: at a fixed number of matches, or valid whenever one stops.

With a fixed number, intervals are those of the central limit theorem. To look at results while they come in and stop
when one pleases takes a confidence sequence: intervals that hold the truth at all times at once, with 95 %. Ours is the
asymptotic one of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2024), with a normal mixture.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, Protocol

LEVEL = 0.05
"""How often an interval may miss the truth."""
_Z = 1.959963984540054


class Interval(NamedTuple):
    """An estimate with the bounds of its 95 % interval."""

    value: float
    low: float
    high: float


class Rule(Protocol):
    """How errors become intervals."""

    def reach(self, deviation: float, count: int) -> float:
        """Half the width of the interval of a mean of `count` values with this standard deviation."""

    def chance(self, mean: float, deviation: float, count: int) -> float:
        """The p-value of the mean being 0."""


class Fixed:
    """For a number of matches that was chosen beforehand."""

    def reach(self, deviation: float, count: int) -> float:
        return _Z * deviation / math.sqrt(count) if count else math.inf

    def chance(self, mean: float, deviation: float, count: int) -> float:
        if deviation <= 0 or not count:
            return 0.0 if mean and count else 1.0
        return math.erfc(abs(mean) / deviation * math.sqrt(count / 2))


class Sequential:
    """For stopping at any time. Intervals are narrowest, in proportion, around `aim` matches."""

    def __init__(self, aim: int = 20_000) -> None:
        # The best parameter of the mixture for this number of matches.
        width = -2 * math.log(LEVEL)
        self._rho = (width + math.log(width + 1)) / aim

    def reach(self, deviation: float, count: int) -> float:
        if not count:
            return math.inf
        spread = count * self._rho + 1
        return deviation * math.sqrt(2 * spread / (count * count * self._rho) * math.log(math.sqrt(spread) / LEVEL))

    def chance(self, mean: float, deviation: float, count: int) -> float:
        if deviation <= 0 or not count:
            return 0.0 if mean and count else 1.0
        spread = count * self._rho + 1
        power = (mean * count / deviation) ** 2 * self._rho / (2 * spread)
        return min(1.0, math.sqrt(spread) * math.exp(-min(power, 700.0)))


def interval(rule: Rule, value: float, deviation: float, count: int, share: bool = False) -> Interval:
    """The interval of a mean. That of a share stays within 0 and 1, and has a width even if all matches agree:
    Wilson's, with the observed deviation.
    """
    if not count:
        return Interval(value, -math.inf, math.inf)
    if not share:
        reach = rule.reach(deviation, count)
        return Interval(value, value - reach, value + reach)
    # How many standard errors the rule allows for, and Wilson's centre and width with that.
    errors = rule.reach(1.0, count) * math.sqrt(count)
    weight = errors * errors / count
    centre = (value + weight / 2) / (1 + weight)
    reach = errors * math.sqrt(deviation * deviation / count + weight / (4 * count)) / (1 + weight)
    return Interval(value, max(0.0, min(value, centre - reach)), min(1.0, max(value, centre + reach)))


def holm(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which of several p-values are significant together, by Holm's method: at most `level` that any is wrong."""
    found = [False] * len(chances)
    for rank, index in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[index] > level / (len(chances) - rank):
            break
        found[index] = True
    return found
