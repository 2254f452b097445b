"""A position of Heap in characters."""

from collections.abc import Mapping

from sunduk.core.canvas import Canvas, Ink
from sunduk.core.words import Words

from .state import State


def canvas(s: State, seat: int, words: Words, tables: Mapping[str, object]) -> Canvas:
    picture = Canvas(100, 2)
    picture.put(0, 0, "|" * s.left, Ink("#b5651d", bold=True))
    picture.put(0, 1, words.plural("sticks", s.left))
    return picture
