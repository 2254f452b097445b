"""Observations: flat rows of numbers, made of named blocks."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any

Layout = Sequence[tuple[str, tuple[int, ...]]]
"""The blocks of an observation in order: name and shape."""


def offsets(layout: Layout) -> Iterable[int]:
    """Where each block begins, and after the last one the size of the whole."""
    return accumulate((math.prod(shape) for _, shape in layout), initial=0)


# In the subset that runs on every device. The loops have no branch, and `max` tells the compiler that no index is
# negative (counts from the end), so that it can vectorise them.


def clear(out: Any, first: int, end: int) -> None:
    """Make numbers `first` … `end - 1` of a row zero."""
    for index in range(max(first, 0), end):
        out[index] = 0.0


def put_set(out: Any, first: int, size: int, members: int) -> None:
    """Fill a block of a row: 1 for the members of a set, 0 for all others."""
    at = max(first, 0)
    for index in range(size):
        out[at + index] = 1.0 if members >> index & 1 else 0.0


def put_one(out: Any, first: int, size: int, which: int) -> None:
    """Fill a block of a row: 1 for `which`, 0 for all others; all 0 if `which` is -1."""
    at = max(first, 0)
    for index in range(size):
        out[at + index] = 1.0 if index == which else 0.0
