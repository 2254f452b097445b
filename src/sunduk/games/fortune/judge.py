"""What a player of Fortune may hope for, in points. For bots."""

from __future__ import annotations

from .rules import rounds_in_all
from .state import State


def promise(s: State, seat: int) -> int:
    return s.points[seat]


def spread(s: State) -> int:
    return 40 + 40 * (rounds_in_all(s) - s.round)
