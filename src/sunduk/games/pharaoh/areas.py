"""Where on the picture tiles are called."""

from __future__ import annotations

from sunduk.core.book.words import Words
from sunduk.core.picture.areas import Area, rectangle

from .board import CELLS
from .picture import TILE_HIGH, TILE_WIDE, corner
from .state import State


def areas(s: State, action: int, words: Words) -> tuple[Area, ...]:
    """The tile of the pyramid that is called, wherever its number came from."""
    if action >= CELLS:
        return ()
    x, y = corner(action)
    name = words.name("areas", "tile").format(number=action + 1)
    return (rectangle("tiles", name, x, y, TILE_WIDE, TILE_HIGH, 34, 10),)
