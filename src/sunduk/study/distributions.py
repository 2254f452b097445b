"""How matches are distributed: histograms with matches to look at, fans of win shares, and the use of actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import columns as c
from .chronicles import Chronicle, Rows
from .intervals import Rule, interval

EXAMPLES = 3
"""How many matches are remembered for each bar."""
MOST_BARS = 24
LEVELS = 60
"""Into how many steps win shares are divided for the fan."""
QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)


class Histogram:
    """How often each value came, and the numbers of the first matches that had it."""

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}
        self.examples: dict[int, list[int]] = {}

    def add(self, values: NDArray[np.integer[Any]], numbers: NDArray[np.int64]) -> None:
        """Count a value of each of some matches, given with their numbers."""
        found, first, counts = np.unique(values, return_index=True, return_counts=True)
        for value, index, count in zip(found.tolist(), first.tolist(), counts.tolist(), strict=True):
            self.counts[value] = self.counts.get(value, 0) + count
            known = self.examples.setdefault(value, [])
            if len(known) < EXAMPLES:
                known.append(int(numbers[index]))

    def bars(self) -> list[dict[str, Any]]:
        """At most MOST_BARS bars of equal width: from, to, how many, and matches to look at."""
        if not self.counts:
            return []
        low, high = min(self.counts), max(self.counts)
        step = max(1, -(-(high - low + 1) // MOST_BARS))
        found = []
        for begin in range(low, high + 1, step):
            inside = [value for value in range(begin, begin + step) if value in self.counts]
            examples = sorted({number for value in inside for number in self.examples[value]})[:EXAMPLES]
            count = sum(self.counts[value] for value in inside)
            found.append({"from": begin, "to": begin + step - 1, "count": count, "matches": examples})
        return found


class Distributions:
    """Everything about the matches of one variant that is not a mean."""

    def __init__(self, seats: int, actions: int) -> None:
        self.seats = seats
        self.histograms = {
            name: Histogram() for name in ("length", "decisions", "score", "margin", "decided_at", "lead_changes")
        }
        self.fans = np.zeros((2, c.POINTS, LEVELS + 1), np.int64)
        self.uses = np.zeros((actions, c.COUNTS), np.int64)
        self.matches = 0
        self.records: dict[int, str] = {}
        """Records of matches that bots have played, by number; random ones can be dealt again."""

    def add(self, chronicle: Chronicle, first: int) -> None:
        """Count the matches of a chronicle, numbered from `first` on."""
        rows, seats = chronicle.rows, self.seats
        numbers = np.arange(first, first + len(rows))
        self.matches += len(rows)
        scores = rows[:, c.block(c.SCORE, seats) : c.block(c.SCORE, seats) + seats]
        ordered = np.sort(scores, axis=1)
        values: dict[str, NDArray[np.integer[Any]]] = {
            "length": rows[:, c.LENGTH],
            "decisions": rows[:, c.DECISIONS],
            "margin": ordered[:, -1] - ordered[:, -2],
            "decided_at": 100 * rows[:, c.DECIDED] // np.maximum(1, rows[:, c.DECISIONS]),
            "lead_changes": rows[:, c.LEAD_CHANGES],
        }
        for name, each in values.items():
            self.histograms[name].add(each, numbers)
        for seat in range(seats):
            self.histograms["score"].add(scores[:, seat], numbers)
        self._add_fans(rows)
        empty = self.uses[:, c.EXAMPLE] == 0
        examples = np.where(empty, chronicle.uses[:, c.EXAMPLE], self.uses[:, c.EXAMPLE])
        self.uses += chronicle.uses
        self.uses[:, c.EXAMPLE] = examples

    def _add_fans(self, rows: Rows) -> None:
        begin = c.fan(self.seats)
        for which in range(2):
            kept = rows if which == 0 else rows[rows[:, c.OPENER] >= 0]
            shares = kept[:, begin + which * c.POINTS : begin + (which + 1) * c.POINTS]
            levels = (shares.astype(np.int64) * LEVELS + c.WHOLE // 2) // c.WHOLE
            places = np.arange(c.POINTS) * (LEVELS + 1) + np.clip(levels, 0, LEVELS)
            counts = np.bincount(places.ravel(), minlength=c.POINTS * (LEVELS + 1))
            self.fans[which] += counts.reshape(c.POINTS, LEVELS + 1)

    def fan(self, which: int) -> list[dict[str, float]]:
        """For each moment of a match, the mean and quantiles of a win share: 0 of the winners, 1 of the opener."""
        found = []
        shares = np.arange(LEVELS + 1) / LEVELS
        for counts in self.fans[which]:
            total = int(counts.sum())
            if not total:
                return []
            below = np.cumsum(counts) / total
            quantiles = {f"q{round(100 * q)}": float(shares[np.searchsorted(below, q)]) for q in QUANTILES}
            found.append({"mean": float(counts @ shares / total), **quantiles})
        return found

    def used(self, rule: Rule) -> list[dict[str, Any]]:
        """For each action that seats did: how often a match, and what those who did it won, with its interval."""
        found = []
        for action in np.flatnonzero(self.uses[:, c.USES]).tolist():
            uses, users, wins, squares, example = (int(value) for value in self.uses[action])
            value = wins / users / c.WHOLE
            deviation = max(0.0, squares / users / c.WHOLE**2 - value * value) ** 0.5
            found.append(
                {
                    "action": action,
                    "uses": uses / self.matches,
                    "users": users,
                    "wins": interval(rule, value, deviation, users, True)._asdict(),
                    "match": example - 1,
                }
            )
        return found

    def data(self, rule: Rule) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "histograms": {name: histogram.bars() for name, histogram in self.histograms.items()},
            "fans": {"winner": self.fan(0), "opener": self.fan(1)},
            "actions": self.used(rule),
        }
