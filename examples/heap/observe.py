"""A state of Heap as numbers."""

from typing import Any

from .state import State

LAYOUT = (("left", (1,)), ("my_turn", (1,)))


def observe(s: State, seat: int, out: Any) -> None:
    out[0] = s.left / 10
    out[1] = 1 if s.seat == seat + 1 else 0
