"""What a player of Marrakech may hope for, in tenths of a point. For bots.

The worths were fitted to the ends of matches between searching bots.
"""

from __future__ import annotations

from sunduk.core.bits import count, lowest

from .rules import colours, group_of, rugs_left
from .state import State

RUG = 30
"""What a rug still to be laid is worth."""
GROUP = 6
"""What the square of the size of a group is worth: how often others meet it, times what they pay."""
TRUST = 4


def promise(s: State, seat: int) -> int:
    if s.out[seat]:
        return -1000
    left = all_left(s)
    # A half in sight counts one point, and brings payments while the match goes on.
    hope = 10 * s.purse[seat] + RUG * rugs_left(s, seat)
    for colour in range(seat, colours(s), s.seats):
        rug = s.rugs[colour]
        hope += (10 + min(left // 4, TRUST)) * count(rug)
        if GROUP and left > 3:
            while rug:
                cells = group_of(rug, lowest(rug))
                rug &= ~cells
                hope += GROUP * count(cells) * count(cells) // 10
    return hope


def spread(s: State) -> int:
    return 40 + min(3 * all_left(s), 80)


def all_left(s: State) -> int:
    """Rugs still to be laid by all."""
    left = 0
    for seat in range(s.seats):
        left += rugs_left(s, seat)
    return left
