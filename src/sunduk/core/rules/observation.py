"""Observations: flat rows of numbers, made of named blocks."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from .record import Row


class Block(NamedTuple):
    """A part of an observation. By default it holds flags, 0 or 1; otherwise counts, divided by `unit`."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    """What its numbers say, and what its axes are."""
    unit: int | str = 1
    """How many of what is counted make 1.0, or the option that says how many."""
    most: int = 1
    """The highest count, in any edition and with any options."""
    least: int = 0

    @property
    def low(self) -> float:
        """The lowest number the block can hold."""
        return self.least / self.unit if isinstance(self.unit, int) else 0.0

    @property
    def high(self) -> float:
        """The highest number the block can hold."""
        return self.most / self.unit if isinstance(self.unit, int) else 1.0

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        return math.prod(self.shape)


Blocks = Sequence[Block]
"""The blocks of an observation, in order."""


def offsets(layout: Blocks) -> Iterable[int]:
    """Where each block begins, and after the last one the size of the whole."""
    return accumulate((block.size for block in layout), initial=0)


# In the subset that runs on every device. Games write observations by these functions alone, so that the same source
# makes rows of other numbers, too: see `sunduk.core.backends.formats`. The loops have no branch, and `max` tells the
# compiler that no index is negative (counts from the end), so that it can vectorise them.

ONE: float = 1.0
"""What is written for a flag that is set: the linker puts the 1 of another format here."""
NOTHING: float = 0.0


def put(out: Any, index: int, value: float) -> None:
    """Write a number, as it is stored. The index is not negative."""
    out[index] = value


def put_count(out: Any, index: int, number: int, unit: int) -> None:
    """Write a count, of which `unit` make 1.0."""
    put(out, index, number / unit)


def put_flag(out: Any, index: int, flag: int) -> None:
    """Write 1 if a flag is not 0, else 0."""
    put(out, index, ONE if flag else NOTHING)


def clear(out: Any, first: int, end: int) -> None:
    """Make numbers `first` … `end - 1` of a row zero."""
    for index in range(max(first, 0), end):
        put(out, index, NOTHING)


def put_set(out: Any, first: int, size: int, members: int) -> None:
    """Fill a block of a row: 1 for the members of a set, 0 for all others."""
    at = max(first, 0)
    for index in range(size):
        put(out, at + index, ONE if members >> index & 1 else NOTHING)


def put_sets(out: Any, first: int, size: int, sets: Row, number: int) -> None:
    """Fill `number` blocks of `size` numbers each, one for each set of a row, as `put_set` does.

    Two at a time: the compiler makes no vectors of the rest that a size like 24 leaves.
    """
    for index in range(0, number - 1, 2):
        put_set(out, first + index * size, 2 * size, sets[index] | sets[index + 1] << size)
    if number & 1:
        put_set(out, first + (number - 1) * size, size, sets[number - 1])


def mark(out: Any, first: int, which: int) -> None:
    """Write 1 for `which` into a block of a row that is clear; nothing if it is -1."""
    if which >= 0:
        put(out, first + which, ONE)


def put_one(out: Any, first: int, size: int, which: int) -> None:
    """Fill a block of a row: 1 for `which`, 0 for all others; all 0 if `which` is -1."""
    at = max(first, 0)
    for index in range(size):
        put(out, at + index, ONE if index == which else NOTHING)
