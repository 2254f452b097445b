"""What a player of Façir may hope for, in hundredths of a card. For bots."""

from __future__ import annotations

from sunduk.core.bits import count, lowest

from .board import BAG, PATTERNS, TURNS
from .rules import CORNERS, on_bed, seen, standing, window
from .state import State

NEAR = 25
"""What it is worth, for each card at stake, to need a turn less until one's own card can lie."""
FOREIGN = 2
"""How many turns a nail of another costs that stands in the way."""
FAR = 8
"""More turns than this are as good as never."""

PLIES = 0
EXPLORATION = 0.15
LEVELS = ((0, 3.0), (0, 1.9), (0, 1.4), (0, 1.0), (0, 0.5), (1500, 0.05), (5000, 0.03))
SKILLS = (4.1, 2.7, 1.8, 1.3, 0.87, 0.57, 0.57, 0.57)


def promise(s: State, seat: int) -> int:
    held = 50 * standing(s, seat)
    if s.card[seat] <= 0:
        return held
    stake = 1 if s.deciding else count(s.playing)
    ahead = NEAR // 2 if s.seat == seat else 0
    return held - stake * (NEAR * turns_to_lie(s, seat) - ahead)


def turns_to_lie(s: State, seat: int) -> int:
    """How many turns a seat needs, if the others stand still, before its card can lie somewhere."""
    bed, mine = on_bed(s), s.nails[seat]
    least = FAR
    for turns in range(TURNS):
        pattern = PATTERNS[(s.card[seat] - 1) * TURNS + turns]
        places = CORNERS
        while places:
            corner = lowest(places)
            places &= places - 1
            nails = window(bed, corner)
            in_the_way = nails & ~pattern
            own = count(in_the_way & window(mine, corner))
            # A nail of one's own that is in the way can go where one is missing, in one turn.
            needed = max(count(pattern & ~nails), own) + FOREIGN * (count(in_the_way) - own)
            least = min(least, needed)
    return least


def spread(s: State) -> int:
    return 60 + 25 * (BAG[s.seats] - count(seen(s)))
