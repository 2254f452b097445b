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


def clear(out: Any, size: int) -> None:
    """Make the whole row zero; in the subset that runs on every device."""
    for index in range(size):
        out[index] = 0
