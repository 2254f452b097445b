"""Evaluation of positions of Farlander for bots: the states a player can expect to hold, in hundredths of a state.

The worths were fitted to the ends of matches between searching bots: how often the one with more of something won.
"""

from __future__ import annotations

from sunduk.core.rules.bits import count, lowest
from sunduk.core.rules.search_settings import SearchSettings

from .board import MOST_KNIGHTS
from .rules import end_turn, join_in, move_in, points
from .state import FROM, JOINT, NUMBER, SETTLE, State
from .strength import knights, may_stop, sources, weaker

WORTH = (100, 120, 170, 190, 190)
"""What the first, second … knight in a state is worth."""
PREY = 80
"""What a state is worth that one could conquer now."""
RISK = 200
"""What a state costs that another could conquer, where there are several others."""
THIN = 100
"""While two place their knights: what a state costs, for few strong states beat many weak ones."""

SEARCH = SearchSettings(
    exploration=0.25,
    levels=((0, 3.0), (0, 1.7), (0, 1.1), (0, 0.4), (35, 0.12), (75, 0.1), ((0, 0, 400, 4000, 6000), 0.05)),
    skills=(4.7, 3.1, 1.5, 0.79, 0.79, 0.76, 0.5, 0.43),
)


def conclude(s: State) -> None:
    """Let the target be conquered, and half of the knights move in."""
    # With two seats, levels are spaced without it.
    if s.seats == 2:
        return
    if s.phase == FROM and s.strength == JOINT:
        if not may_stop(s):
            join_in(s, lowest(sources(s)))
        if s.phase == FROM:
            end_turn(s)
    elif s.phase == FROM:
        s.source = lowest(sources(s))
        move_in(s, knights(s, s.source) // 2)
    elif s.phase == NUMBER:
        move_in(s, knights(s, s.source) // 2)


def promise(s: State, seat: int) -> int:
    land = s.land[seat]
    if placed_by_two(s):
        return -THIN * count(land)
    hope = WORTH[0] * (points(s, seat) - count(land)) + PREY * count(weaker(s, seat))
    for least in range(MOST_KNIGHTS):
        hope += WORTH[least] * count(land & s.above[least])
    # Of two, what one can conquer is what the other has to fear, and counts already.
    return hope - RISK * count(land & in_danger(s, seat)) if s.seats > 2 else hope


def in_danger(s: State, seat: int) -> int:
    """The states that one of the others can conquer."""
    found = 0
    for other in range(s.seats):
        if other != seat:
            found |= weaker(s, other)
    return found


def spread(s: State) -> int:
    if placed_by_two(s):
        return 170
    knights = 0
    for least in range(MOST_KNIGHTS):
        knights += count(s.above[least])
    return max(100, 8 * knights - 90)


def placed_by_two(s: State) -> bool:
    """Whether two players are still placing their knights."""
    return s.seats == 2 and s.phase <= SETTLE
