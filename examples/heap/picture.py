"""A position of Heap as a picture."""

from sunduk.core.book.words import Words

from .state import State


def svg(s: State, seat: int, words: Words) -> str:
    sticks = "".join(f'<rect x="{10 + 12 * stick}" y="10" width="6" height="60"/>' for stick in range(s.left))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1100 80"><g fill="#b5651d">{sticks}</g></svg>'
