"""Sums over very many matches, with NumPy."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from .chronicles import Rows
from .metrics import Metric, parts_of

Floats = NDArray[np.float64]


class Moments:
    """`Sums` that count arrays, with the products of all columns."""

    def __init__(self, width: int) -> None:
        self.count = 0
        self.sums = np.zeros(width)
        self.products = np.zeros((width, width))

    def copy(self) -> Moments:
        """The sums so far, which stay as they are."""
        found = Moments(len(self.sums))
        found.count, found.sums, found.products = self.count, self.sums.copy(), self.products.copy()
        return found

    def add(self, rows: Floats) -> None:
        """Count the rows of some matches."""
        self.count += len(rows)
        self.sums += rows.sum(axis=0)
        self.products += rows.T @ rows

    def mean(self, column: int) -> float:
        return float(self.sums[column]) / self.count

    def product(self, one: int, two: int) -> float:
        return float(self.products[one, two])


def parts(metrics: Sequence[Metric], rows: Rows, seats: int) -> Floats:
    """The row of each match for `Moments`."""
    found = np.empty((len(rows), 2 * len(metrics)))
    for at, part in enumerate(parts_of(metrics, np.ascontiguousarray(rows.T), seats)):
        found[:, at] = part
    return found
