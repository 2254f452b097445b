"""Where on the picture nails are put and lifted, and where fakirs are laid."""

from __future__ import annotations

from sunduk.core.book.words import Words
from sunduk.core.picture.areas import Area, rectangle

from .board import CARD_SIDE, HOLES, POSITIONS, SIDE, hole_name
from .picture import CELL, FRAME, MARGIN, middle
from .rules import DONE, LAY_AT, LIFT, PUT
from .state import State


def areas(s: State, action: int, words: Words) -> tuple[Area, ...]:
    """The hole of a nail, or those under a fakir."""
    if not PUT <= action < DONE:
        return ()
    hole = (action - PUT) % HOLES
    if action < LAY_AT:
        return (_hole("lifted" if action >= LIFT else "nails", hole),)
    if hole % SIDE + CARD_SIDE > SIDE or hole // SIDE + CARD_SIDE > SIDE:
        return ()
    return tuple(_hole("fakirs", hole + at // CARD_SIDE * SIDE + at % CARD_SIDE) for at in range(POSITIONS))


def _hole(kind: str, hole: int) -> Area:
    x, y = (place + MARGIN + FRAME - CELL // 2 for place in middle(hole))
    return rectangle(kind, hole_name(hole), x + 5, y + 5, CELL - 10, CELL - 10, 32, 45 if kind != "fakirs" else 10)
