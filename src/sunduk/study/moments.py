"""Sums over matches from which every metric and every interval follows, however many matches there are."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


class Moments:
    """How many rows there were, their sum, and the sum of their products with each other.

    A row holds, for each variant, a numerator and a denominator of each metric, all of the same match number. So the
    covariance of two variants is known, and with it the error of their difference.
    """

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
        return float(self.sums[column] / self.count) if self.count else 0.0

    def covariance(self, columns: NDArray[np.intp]) -> Floats:
        """The covariances of some columns."""
        means = self.sums[columns] / self.count
        return np.asarray(self.products[np.ix_(columns, columns)] / self.count - np.outer(means, means))
