"""What a player of Marrakech may hope for, in tenths of a point. For bots."""

from __future__ import annotations

from .rules import points, rugs_left
from .state import State


def promise(s: State, seat: int) -> int:
    return -1000 if s.out[seat] else 10 * points(s, seat)


def spread(s: State) -> int:
    left = 0
    for seat in range(s.seats):
        left += rugs_left(s, seat)
    return 20 + left
