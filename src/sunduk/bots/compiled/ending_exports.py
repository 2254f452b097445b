"""What a WebAssembly module exports of endings: the exact outlook of a position, in scratch memory of the caller."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import float64, int16, int64

from sunduk.core.backends.wasm.memory import row_at, table_at

from .endings import DEEPEST, RESULT, Stack, solve

STATE: Any = None
"""Placeholder: the compiler puts the record type of the game here."""
SIZE = 0
"""Placeholder: the size of a record of the game in bytes, a multiple of 8."""
MOST_CHOICES = 0
"""Placeholder: the compiler puts the game's own number here."""


def ending_places(at: int, seats: int, size: int) -> tuple[int, ...]:
    """The addresses of the arrays of a `Stack` at `at`, the outlook first; the last are the ids of choices."""
    result = at + 16 * seats * DEEPEST
    totals = result + 24 * seats
    acting = totals + 8 * DEEPEST
    numbers = acting + 8 * DEEPEST
    tried = numbers + 8 * DEEPEST
    states = tried + 8 * DEEPEST
    return at, result, totals, acting, numbers, tried, states, states + size * DEEPEST


def stack_at(at: int, seats: int, size: int, most: int, state: Any) -> Stack:
    """The memory of a solver at `at`; `state` is the record type of the game."""
    place = ending_places(at, seats, size)
    return Stack(
        row_at(place[6], DEEPEST, state),
        row_at(place[3], DEEPEST, int64),
        table_at(place[7], DEEPEST, most, int16),
        row_at(place[4], DEEPEST, int64),
        row_at(place[5], DEEPEST, int64),
        row_at(place[2], DEEPEST, float64),
        table_at(place[0], DEEPEST, 2 * seats, float64),
        row_at(place[1], 3 * seats, float64),
    )


def solve_room(seats: int) -> int:
    """How many bytes of scratch memory `solve` needs."""
    return (ending_places(0, seats, SIZE)[7] + 2 * MOST_CHOICES * DEEPEST + 7) // 8 * 8


def solve_at(scratch: int, state: int, nodes: int) -> int:
    """How many states the rest of a match has, 0 if more than `nodes`; see `sunduk.bots.compiled.endings.solve`.

    The outlook is written to the beginning of the scratch memory: result and win of each seat, as 64-bit floats.
    """
    root = row_at(state, 1, STATE)
    stack = stack_at(scratch, root[0].seats, SIZE, MOST_CHOICES, STATE)
    stack.states[0] = root[0]
    return solve(stack, RESULT, nodes)


ENDING_EXPORTS: tuple[Callable[..., Any], ...] = (solve_room, solve_at)
