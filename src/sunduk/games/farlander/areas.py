"""Where on the map knights are placed, states are attacked, and attacks come from."""

from __future__ import annotations

from sunduk.core.book.words import Words
from sunduk.core.picture.areas import Area

from .board import NAMES, STATE_OF
from .chart import chart
from .picture import MIDDLE
from .rules import COME_FROM, CONQUER, ONE_KNIGHT, SETTLE_IN
from .state import State

KINDS = ((COME_FROM, "from"), (CONQUER, "attack"), (SETTLE_IN, "settle"))
"""The first action of each kind, the last kind first."""


def areas(s: State, action: int, words: Words) -> tuple[Area, ...]:
    """The state of an action, where it lies on the map of this match."""
    if action >= ONE_KNIGHT:
        return ()
    first, kind = next((first, kind) for first, kind in KINDS if action >= first)
    drawn = chart(tuple(s.tile)[: s.laid], tuple(s.turn)[: s.laid], STATE_OF)
    if action - first not in drawn.outlines:
        return ()
    x, y = drawn.places[action - first][0]
    return (Area(kind, NAMES[action - first], drawn.outlines[action - first], x, y - 16, 30, MIDDLE),)
