"""Moves of Heap: `2` takes two sticks."""

from sunduk import BadMove

from .state import State


def write(s: State, who: int, action: int) -> str:
    return str(action + 1)


def read(s: State, who: int, text: str) -> int:
    if text.strip() not in ("1", "2", "3", "4", "5"):
        raise BadMove(f"{text[:40]!r} is not a move of Heap: take sticks with a number from 1 to 5.")
    return int(text) - 1
