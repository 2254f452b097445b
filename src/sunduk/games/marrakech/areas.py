"""Where on the picture rugs are laid."""

from __future__ import annotations

from sunduk.core.book.words import Words
from sunduk.core.picture.areas import Area, rectangle

from .board import CELLS, DOWN, PLACES, SIDE, cell_name
from .picture import BORDER, CELL, FRAME, corner
from .rules import LAY_AT
from .state import State


def areas(s: State, action: int, words: Words) -> tuple[Area, ...]:
    """The two cells on which a rug is laid."""
    place = action - LAY_AT
    if not 0 <= place < PLACES:
        return ()
    first = place % CELLS
    inside = first + SIDE < CELLS if place >= DOWN else first % SIDE + 1 < SIDE
    return (_cell(first), _cell(first + (SIDE if place >= DOWN else 1))) if inside else ()


def _cell(cell: int) -> Area:
    x, y = corner(cell)
    return rectangle("rugs", cell_name(cell), x + FRAME + BORDER + 3, y + FRAME + BORDER + 3, CELL - 6, CELL - 6, 34, 8)
