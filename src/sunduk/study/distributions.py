"""How matches are distributed: histograms with matches to look at, fans of win shares, and the use of actions."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Any

from . import columns as c
from .intervals import Rule, interval
from .showcase import chosen

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
HISTOGRAMS = ("length", "decisions", "score", "margin", "decided_at", "lead_changes")

Row = Sequence[int]
"""What is kept of a match; `sunduk.study.columns` says what is where."""


def values_of(row: Row, seats: int) -> dict[str, Sequence[int]]:
    """What histograms count of a match: one number or, of scores, one for each seat."""
    begin = c.block(c.SCORE, seats)
    scores = [int(score) for score in row[begin : begin + seats]]
    ordered = sorted(scores)
    return {
        "length": (int(row[c.LENGTH]),),
        "decisions": (int(row[c.DECISIONS]),),
        "score": scores,
        "margin": (ordered[-1] - ordered[-2],),
        "decided_at": (100 * int(row[c.DECIDED]) // max(1, int(row[c.DECISIONS])),),
        "lead_changes": (int(row[c.LEAD_CHANGES]),),
    }


def levels_of(row: Row, seats: int, which: int) -> list[int]:
    """The win share of the winners (0) or of the opener (1) at each moment of a match, in steps; -1: none."""
    if which and row[c.OPENER] < 0:
        return [-1] * c.POINTS
    begin = c.fan(seats) + which * c.POINTS
    levels = ((int(share) * LEVELS + c.WHOLE // 2) // c.WHOLE for share in row[begin : begin + c.POINTS])
    return [min(LEVELS, max(0, level)) for level in levels]


class Histogram:
    """How often each value came, and the numbers of the first matches that had it."""

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}
        self.examples: dict[int, list[int]] = {}

    def count(self, value: int, number: int, times: int = 1) -> None:
        """Count a value of some matches, of which one has this number."""
        self.counts[value] = self.counts.get(value, 0) + times
        known = self.examples.setdefault(value, [])
        if len(known) < EXAMPLES and number not in known:
            known.append(number)

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
    """Everything about the matches of one variant that is not a mean. Counts one match after the other."""

    def __init__(self, seats: int, actions: int) -> None:
        self.seats = seats
        self.histograms = {name: Histogram() for name in HISTOGRAMS}
        self.fans: Any = [[[0] * (LEVELS + 1) for _ in range(c.POINTS)] for _ in FANS]
        self.uses: Any = [[0] * c.COUNTS for _ in range(actions)]
        self.matches = 0
        self.records: dict[int, str] = {}
        """Records of matches that bots have played, by number; random ones can be dealt again."""
        self.rows: dict[int, Row] = {}
        """The rows of matches to look at: there is one for every bar and for every level of a fan that occurred."""

    def add(self, rows: Sequence[Row], uses: Iterable[Sequence[int]], first: int) -> None:
        """Count the matches of a chronicle, numbered from `first` on."""
        self.matches += len(rows)
        for number, row in enumerate(rows, first):
            for name, values in values_of(row, self.seats).items():
                for value in values:
                    self.histograms[name].count(value, number)
            for which, moments in enumerate(self.fans):
                for levels, level in zip(moments, levels_of(row, self.seats, which), strict=True):
                    if level >= 0:
                        if not levels[level]:
                            self.rows[number] = row
                        levels[level] += 1
        for histogram in self.histograms.values():
            for examples in histogram.examples.values():
                self.rows |= {number: rows[number - first] for number in examples if number >= first}
        for counts, more in zip(self.uses, uses, strict=True):
            example = counts[c.EXAMPLE] or more[c.EXAMPLE]
            counts[:] = [one + other for one, other in zip(counts, more, strict=True)]
            counts[c.EXAMPLE] = example

    def fan(self, which: int) -> list[dict[str, Any]]:
        """For each moment of a match, the mean and quantiles of a win share, and the bands between these.

        Of a band: the lowest and the highest share in it, what part of the matches it holds, and one of them.
        """
        found: list[dict[str, Any]] = []
        shares = [level / LEVELS for level in range(LEVELS + 1)]
        for levels in self.fans[which]:
            counts = [int(count) for count in levels]
            total = sum(counts)
            if not total:
                return []
            below = [count / total for count in accumulate(counts)]
            ends = {f"q{round(100 * q)}": bisect_left(below, q) for q in QUANTILES}
            quantiles = {name: shares[level] for name, level in ends.items()}
            bands = []
            for low, high in pairwise([0, *(ends[name] for name in BANDS), LEVELS + 1]):
                occupied = [level for level in range(low, high) if counts[level]]
                if occupied:
                    part = sum(counts[low:high]) / total
                    bands.append({"from": shares[occupied[0]], "to": shares[occupied[-1]], "share": part})
            mean = sum(count * share for count, share in zip(counts, shares, strict=True)) / total
            found.append({"mean": mean, **quantiles, "bands": bands})
        return found

    def used(self, rule: Rule) -> list[dict[str, Any]]:
        """For each action that seats did: how often a match, and what those who did it won, with its interval."""
        found = []
        for action, counts in enumerate(self.uses):
            uses, users, wins, squares, example = (int(value) for value in counts)
            if not uses:
                continue
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
        numbers = sorted(self.rows)
        values = [values_of(self.rows[number], self.seats) for number in numbers]
        groups: list[Sequence[int]] = []
        named: list[dict[str, Any]] = []
        for name, each in bars.items():
            inside: dict[int, list[int]] = {}
            for place, found in enumerate(values):
                for bar in {
                    (value - each[0]["from"]) // (each[0]["to"] - each[0]["from"] + 1) for value in found[name]
                }:
                    inside.setdefault(bar, []).append(place)
            groups += [inside[at] for at, bar in enumerate(each) if bar["count"]]
            named += [bar for bar in each if bar["count"]]
        for which, moments in enumerate(fans.values()):
            levels = [levels_of(self.rows[number], self.seats, which) for number in numbers] if moments else []
            for at, moment in enumerate(moments):
                for band in moment["bands"]:
                    low, high = round(band["from"] * LEVELS), round(band["to"] * LEVELS)
                    groups.append([place for place, each in enumerate(levels) if low <= each[at] <= high])
                    named.append(band)
        for group, place in zip(named, chosen(groups), strict=True):
            number = numbers[place]
            if "matches" in group:
                group["matches"] = [number, *(other for other in group["matches"] if other != number)][:EXAMPLES]
            else:
                group["match"] = number
