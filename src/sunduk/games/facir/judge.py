"""What a player of Façir may hope for, in thousandths of a card. For bots."""

from __future__ import annotations

from sunduk.core.bits import count, lowest

from .board import BAG, PATTERNS, TURNS
from .rules import CORNERS, on_bed, seen, standing, window
from .state import OVER, State

NEAR = 250
"""What a turn less on the way to lying on the nails is worth, of each card at stake."""
FOREIGN = 2
"""Turns that another's nail in the way costs."""
TEMPO = 1
FAR = 8


def promise(s: State, seat: int) -> int:
    held = 500 * standing(s, seat)
    if s.phase == OVER or s.card[seat] <= 0 or not s.playing >> seat & 1:
        return held
    stake = 1 if s.deciding else count(s.playing)
    return held - stake * NEAR * turns_to_lie(s, seat) // 2


def turns_to_lie(s: State, seat: int) -> int:
    """Twice the turns a seat needs, by itself, before its card can lie; one less if its turn comes first."""
    bed, mine = on_bed(s), s.nails[seat]
    least = FAR
    card = (s.card[seat] - 1) * TURNS
    for turns in range(TURNS):
        pattern = PATTERNS[card + turns]
        places = CORNERS
        while places:
            corner = lowest(places)
            places &= places - 1
            nails = window(bed, corner)
            own = count(nails & ~pattern & window(mine, corner))
            least = min(least, max(count(pattern & ~nails), own) + FOREIGN * (count(nails & ~pattern) - own))
    return 2 * least - (1 if s.seat == seat else 0)


def spread(s: State) -> int:
    left = BAG[s.seats] - count(seen(s))
    return 600 + 250 * left
