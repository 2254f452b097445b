"""What a choice would bring: each way in which chance may answer it, how likely that is, and the match after it."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from typing import NamedTuple

from ..errors import BadMove
from ..rules.contract import CHANCE
from .match import Match

MOST = 40
"""How many ways are told apart."""


class Prospect(NamedTuple):
    """One way in which things may go on."""

    share: Fraction
    """How likely it is; all together are 1."""
    match: Match
    """As it would stand when chance has done its part."""


def prospects(match: Match, who: int, action: int) -> list[Prospect]:
    """What may follow an action, or :class:`BadMove` where that is too much to tell. The match stays as it is."""
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
