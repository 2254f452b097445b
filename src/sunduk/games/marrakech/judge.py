"""Evaluation of positions of Marrakech for bots: the final points a player can expect, in tenths of a point.

The worths were fitted to the ends of matches between searching bots.
"""

from __future__ import annotations

from sunduk.core.rules.bits import count
from sunduk.core.rules.search_settings import SearchSettings

from .rules import colours, rugs_left
from .state import State

POINT = 10
RUG = 30
"""What a rug still to be laid is worth."""
LURE = 4
"""What a half in sight brings in payments, while many rugs are to come."""
OUT = -1000

SEARCH = SearchSettings(
    exploration=0.35,
    levels=((0, 1.7), (0, 1.2), (0, 0.82), (0, 0.6), (0, 0.27), (400, 0.06), (2500, 0.04)),
    skills=(3.1, 2.0, 1.3, 1.2, 0.87, 0.57, 0.38, 0.28),
)


def promise(s: State, seat: int) -> int:
    if s.out[seat]:
        return OUT
    half = POINT + min(LURE, all_left(s) // 4)
    hope = POINT * s.purse[seat] + RUG * rugs_left(s, seat)
    for colour in range(seat, colours(s), s.seats):
        hope += half * count(s.rugs[colour])
    return hope


def spread(s: State) -> int:
    return 40 + min(80, 3 * all_left(s))


def all_left(s: State) -> int:
    """Rugs still to be laid by anyone."""
    left = 0
    for seat in range(s.seats):
        left += rugs_left(s, seat)
    return left
