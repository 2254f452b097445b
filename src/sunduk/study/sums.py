"""Sums over matches from which every metric and every interval follows, in the standard library alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul
from typing import Protocol


class Sums(Protocol):
    """How many rows there were, and sums over them.

    A row holds, for each variant, a numerator and a denominator of each metric, all of the same match number. So the
    covariance of two variants is known, and with it the error of their difference.
    """

    @property
    def count(self) -> int: ...

    def mean(self, column: int) -> float:
        """The mean of a column."""

    def product(self, one: int, two: int) -> float:
        """The sum of the products of two columns."""


class PlainSums:
    """Sums of some matches at a time; products of columns that belong to one metric only."""

    def __init__(self, metrics: int, variants: int) -> None:
        self.count = 0
        self._sums = [0.0] * (2 * metrics * variants)
        groups = [
            [2 * (variant * metrics + metric) + part for variant in range(variants) for part in range(2)]
            for metric in range(metrics)
        ]
        self._products = {(one, two): 0.0 for group in groups for one in group for two in group if one <= two}

    def copy(self) -> PlainSums:
        """The sums so far, which stay as they are."""
        found = PlainSums(0, 0)
        found.count, found._sums, found._products = self.count, self._sums.copy(), self._products.copy()
        return found

    def add(self, rows: Iterable[Sequence[float]]) -> None:
        """Count the rows of some matches."""
        columns = list(zip(*rows, strict=True))
        if not columns:
            return
        self.count += len(columns[0])
        for at, values in enumerate(columns):
            self._sums[at] += sum(values)
        for one, two in self._products:
            self._products[one, two] += sum(map(mul, columns[one], columns[two]))

    def mean(self, column: int) -> float:
        return self._sums[column] / self.count

    def product(self, one: int, two: int) -> float:
        return self._products[min(one, two), max(one, two)]
