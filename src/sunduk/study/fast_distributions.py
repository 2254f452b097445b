"""Distributions of very many matches, counted with NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import columns as c
from .chronicles import Rows
from .distributions import FANS, HISTOGRAMS, LEVELS, Distributions

Values = NDArray[np.integer[Any]]


def many_values_of(rows: Rows, seats: int) -> dict[str, Values]:
    """What `values_of` finds of each match, in one column or, of scores, one for each seat."""
    scores = rows[:, c.block(c.SCORE, seats) : c.block(c.SCORE, seats) + seats]
    ordered = np.sort(scores, axis=1)
    found = (
        rows[:, c.LENGTH],
        rows[:, c.DECISIONS],
        scores,
        ordered[:, -1] - ordered[:, -2],
        100 * rows[:, c.DECIDED] // np.maximum(1, rows[:, c.DECISIONS]),
        rows[:, c.LEAD_CHANGES],
    )
    return {name: each.reshape(len(rows), -1) for name, each in zip(HISTOGRAMS, found, strict=True)}


def many_levels_of(rows: Rows, seats: int, which: int) -> NDArray[np.int64]:
    """What `levels_of` finds of each match."""
    begin = c.fan(seats) + which * c.POINTS
    shares = rows[:, begin : begin + c.POINTS].astype(np.int64)
    levels = np.clip((shares * LEVELS + c.WHOLE // 2) // c.WHOLE, 0, LEVELS)
    return np.where((rows[:, c.OPENER] < 0)[:, None], -1, levels) if which else levels


class FastDistributions(Distributions):
    """Counts many matches at once."""

    def __init__(self, seats: int, actions: int) -> None:
        super().__init__(seats, actions)
        self.fans = np.zeros((len(FANS), c.POINTS, LEVELS + 1), np.int64)
        self.uses = np.zeros((actions, c.COUNTS), np.int64)

    def add(self, rows: Any, uses: Any, first: int) -> None:
        self.matches += len(rows)
        for name, values in many_values_of(rows, self.seats).items():
            for column in values.T:
                found, indices, counts = np.unique(column, return_index=True, return_counts=True)
                for value, index, count in zip(found.tolist(), indices.tolist(), counts.tolist(), strict=True):
                    self.histograms[name].count(value, first + index, count)
        self._add_fans(rows, first)
        for histogram in self.histograms.values():
            for numbers_of_value in histogram.examples.values():
                self._keep(numbers_of_value, rows, first)
        empty = self.uses[:, c.EXAMPLE] == 0
        examples = np.where(empty, uses[:, c.EXAMPLE], self.uses[:, c.EXAMPLE])
        self.uses += uses
        self.uses[:, c.EXAMPLE] = examples

    def _keep(self, numbers: list[int], rows: Rows, first: int) -> None:
        for number in numbers:
            if number >= first and number not in self.rows:
                self.rows[number] = rows[number - first].tolist()

    def _add_fans(self, rows: Rows, first: int) -> None:
        for which in range(len(FANS)):
            levels = many_levels_of(rows, self.seats, which)
            places = np.arange(c.POINTS) * (LEVELS + 1) + levels
            there = levels >= 0
            counts = np.bincount(places[there], minlength=c.POINTS * (LEVELS + 1)).reshape(c.POINTS, LEVELS + 1)
            fresh = ((self.fans[which] == 0) & (counts > 0)).ravel()
            self.fans[which] += counts
            if fresh.any():
                # Levels that no match had before: keep the first that has them.
                found = there & fresh[np.maximum(places, 0)]
                _, index = np.unique(np.where(found, places, -1), return_index=True)
                self._keep((first + index // c.POINTS).tolist(), rows, first)
