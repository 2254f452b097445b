"""Evaluation of positions of Fortune for bots: the final points a player can expect.

The worths were fitted to the ends of matches between searching bots.
"""

from __future__ import annotations

from sunduk.core.rules.search_settings import SearchSettings

from .board import BIG_FORTUNE, FORTUNE
from .rules import count_of, rounds_in_all, table_sum
from .state import OVER, PLAY, State

SEARCH = SearchSettings(
    plies=3,
    exploration=0.3,
    networks=(2, 3),
    levels=((0, 4.0), (0, 1.0), (35, 0.12), (100, 0.1), (350, 0.06), (50, 0.1, True), (250, 0.04, True)),
    skills=(13.0, 13.0, 1.5, 1.5, 1.2, 0.66, 0.43, 0.07),
)


def promise(s: State, seat: int) -> int:
    if s.phase != PLAY:
        return s.points[seat]
    hand = s.hand[seat]
    fortunes, big = count_of(hand, FORTUNE), count_of(hand, BIG_FORTUNE)
    # The more cards are to come, the better the moment that Big Fortune can wait for.
    hope = s.points[seat] + big * s.seats * cards(s, seat) * 5 // 2
    if s.seat == seat and fortunes + big:
        hope += table_sum(s) * 2 // 5
    return hope


def spread(s: State) -> int:
    left = 0 if s.phase == OVER else rounds_in_all(s) - s.round
    return s.seats * (8 + 5 * cards(s, s.seat) + 40 * left) // 2


def cards(s: State, seat: int) -> int:
    """How many cards a seat holds."""
    return s.held[seat] + count_of(s.hand[seat], FORTUNE) + count_of(s.hand[seat], BIG_FORTUNE)
