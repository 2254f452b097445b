"""A state of Heap as numbers."""

from typing import Any

from sunduk.core.rules.observation import Block, Blocks, put_count, put_flag

from .board import STICKS
from .state import State


def layout() -> Blocks:
    return (
        Block("left", (1,), "sticks on the heap, in tens", unit=10, most=STICKS),
        Block("my_turn", (1,), "whether it is one's turn"),
    )


def observe(s: State, seat: int, out: Any) -> None:
    put_count(out, 0, s.left, 10)
    put_flag(out, 1, s.seat == seat + 1)
