"""The prospects of a choice: every outcome of chance after it, with its probability and the match that results."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from typing import NamedTuple

from ..errors import BadMove
from ..rules.contract import CHANCE
from .match import Match

MOST = 40
"""The most outcomes that are listed."""


class Prospect(NamedTuple):
    """One outcome of a choice."""

    share: Fraction
    """Its probability; those of all outcomes sum to 1."""
    match: Match
    """The match after the choice and this outcome of chance."""


def prospects(match: Match, who: int, action: int) -> list[Prospect]:
    """Every outcome of an action; raises `BadMove` where there are more than `MOST`. Does not change the match."""
    ahead = match.copy()
    ahead.do(who, action)
    found = list(islice(_ways(ahead, Fraction(1)), MOST + 1))
    if len(found) > MOST:
        raise BadMove(f"More than {MOST} things may follow {match.write(who, action)}: they are not told one by one.")
    return found


def _ways(match: Match, share: Fraction) -> Iterator[Prospect]:
    if CHANCE not in match.actors:
        yield Prospect(share, match)
        return
    weights = match.weights()
    for outcome, weight in weights.items():
        ahead = match.copy()
        ahead.do(CHANCE, outcome)
        yield from _ways(ahead, share * Fraction(weight, sum(weights.values())))
