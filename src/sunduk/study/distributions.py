"""How matches are distributed: histograms with matches to look at, fans of win shares, and the use of actions."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import columns as c
from .chronicles import Chronicle, Rows
from .intervals import Rule, interval
from .showcase import Members, chosen

EXAMPLES = 3
"""How many matches are remembered for each value."""
MOST_BARS = 24
LEVELS = 60
"""Into how many steps win shares are divided for the fan."""
QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)
BANDS = ("q10", "q25", "q75", "q90")
"""What divides the band of each moment of a fan that opens matches: below, between and above these."""
FANS = ("winner", "opener")
"""Whose win share each fan shows."""

Values = NDArray[np.integer[Any]]


def values_of(rows: Rows, seats: int) -> dict[str, Values]:
    """What histograms count of each match, in one column or, of scores, one for each seat."""
    scores = rows[:, c.block(c.SCORE, seats) : c.block(c.SCORE, seats) + seats]
    ordered = np.sort(scores, axis=1)
    single: dict[str, Values] = {
        "length": rows[:, c.LENGTH],
        "decisions": rows[:, c.DECISIONS],
        "score": scores,
        "margin": ordered[:, -1] - ordered[:, -2],
        "decided_at": 100 * rows[:, c.DECIDED] // np.maximum(1, rows[:, c.DECISIONS]),
        "lead_changes": rows[:, c.LEAD_CHANGES],
    }
    return {name: each.reshape(len(rows), -1) for name, each in single.items()}


def levels_of(rows: Rows, seats: int, which: int) -> NDArray[np.int64]:
    """The win share of the winners (0) or of the opener (1) at each moment of each match, in steps; -1: none."""
    begin = c.fan(seats) + which * c.POINTS
    shares = rows[:, begin : begin + c.POINTS].astype(np.int64)
    levels = np.clip((shares * LEVELS + c.WHOLE // 2) // c.WHOLE, 0, LEVELS)
    return np.where((rows[:, c.OPENER] < 0)[:, None], -1, levels) if which else levels


class Histogram:
    """How often each value came, and the numbers of the first matches that had it."""

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}
        self.examples: dict[int, list[int]] = {}

    def add(self, values: Values, numbers: NDArray[np.int64]) -> None:
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
        self.fans = np.zeros((len(FANS), c.POINTS, LEVELS + 1), np.int64)
        self.uses = np.zeros((actions, c.COUNTS), np.int64)
        self.matches = 0
        self.records: dict[int, str] = {}
        """Records of matches that bots have played, by number; random ones can be dealt again."""
        self.rows: dict[int, NDArray[np.int32]] = {}
        """The rows of matches to look at: there is one for every bar and for every level of a fan that occurred."""

    def add(self, chronicle: Chronicle, first: int) -> None:
        """Count the matches of a chronicle, numbered from `first` on."""
        rows = chronicle.rows
        numbers = np.arange(first, first + len(rows))
        self.matches += len(rows)
        for name, values in values_of(rows, self.seats).items():
            for column in values.T:
                self.histograms[name].add(column, numbers)
        self._add_fans(rows, first)
        for histogram in self.histograms.values():
            for numbers_of_value in histogram.examples.values():
                self._keep(numbers_of_value, rows, first)
        empty = self.uses[:, c.EXAMPLE] == 0
        examples = np.where(empty, chronicle.uses[:, c.EXAMPLE], self.uses[:, c.EXAMPLE])
        self.uses += chronicle.uses
        self.uses[:, c.EXAMPLE] = examples

    def _keep(self, numbers: list[int], rows: Rows, first: int) -> None:
        for number in numbers:
            if number >= first and number not in self.rows:
                self.rows[number] = rows[number - first].copy()

    def _add_fans(self, rows: Rows, first: int) -> None:
        for which in range(len(FANS)):
            levels = levels_of(rows, self.seats, which)
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

    def fan(self, which: int) -> list[dict[str, Any]]:
        """For each moment of a match, the mean and quantiles of a win share, and the bands between these.

        Of a band: the lowest and the highest share in it, what part of the matches it holds, and one of them.
        """
        found: list[dict[str, Any]] = []
        shares = np.arange(LEVELS + 1) / LEVELS
        for counts in self.fans[which]:
            total = int(counts.sum())
            if not total:
                return []
            below = np.cumsum(counts) / total
            ends = {f"q{round(100 * q)}": int(np.searchsorted(below, q)) for q in QUANTILES}
            quantiles = {name: float(shares[level]) for name, level in ends.items()}
            bands = []
            for low, high in pairwise([0, *(ends[name] for name in BANDS), LEVELS + 1]):
                occupied = np.flatnonzero(counts[low:high])
                if len(occupied):
                    inside = low + int(occupied[0]), low + int(occupied[-1])
                    part = float(counts[low:high].sum() / total)
                    bands.append({"from": float(shares[inside[0]]), "to": float(shares[inside[1]]), "share": part})
            found.append({"mean": float(counts @ shares / total), **quantiles, "bands": bands})
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
        """Everything as plain data. Every bar and every band of a fan names a match that belongs to it."""
        bars = {name: histogram.bars() for name, histogram in self.histograms.items()}
        fans = {name: self.fan(which) for which, name in enumerate(FANS)}
        self._choose(bars, fans)
        return {"histograms": bars, "fans": fans, "actions": self.used(rule)}

    def _choose(self, bars: Mapping[str, list[dict[str, Any]]], fans: Mapping[str, list[dict[str, Any]]]) -> None:
        """Put the match to look at first among those of each bar, and one into each band."""
        numbers = np.array(sorted(self.rows), np.int64)
        rows = np.array([self.rows[number] for number in numbers.tolist()])
        groups: list[Members] = []
        named: list[dict[str, Any]] = []
        values = values_of(rows, self.seats) if len(rows) else {}
        for name, each in bars.items():
            for bar in each:
                if bar["count"]:
                    groups.append(((values[name] >= bar["from"]) & (values[name] <= bar["to"])).any(axis=1))
                    named.append(bar)
        for which, moments in enumerate(fans.values()):
            levels = levels_of(rows, self.seats, which) if moments else None
            for at, moment in enumerate(moments):
                for band in moment["bands"]:
                    assert levels is not None
                    low, high = round(band["from"] * LEVELS), round(band["to"] * LEVELS)
                    groups.append((levels[:, at] >= low) & (levels[:, at] <= high))
                    named.append(band)
        for group, index in zip(named, chosen(groups), strict=True):
            number = int(numbers[index])
            if "matches" in group:
                group["matches"] = [number, *(other for other in group["matches"] if other != number)][:EXAMPLES]
            else:
                group["match"] = number
