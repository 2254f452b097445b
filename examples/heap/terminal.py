"""A position of Heap in characters."""

from sunduk.core.book.words import Words
from sunduk.core.picture.canvas import Canvas, Ink

from .state import State


def canvas(s: State, seat: int, words: Words) -> Canvas:
    picture = Canvas(100, 2)
    picture.put(0, 0, "|" * s.left, Ink("#b5651d", bold=True))
    picture.put(0, 1, words.plural("sticks", s.left))
    return picture
