"""Accuracy: how well a seat chose, from the losses of its real decisions.

A page computes the same to the last bit: `math.exp` is not equal everywhere, nor `sum`, which versions of Python round
differently.
"""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sunduk.core.rules.elementary import exp

from .entries import Entry

LEAST_STAKE, MOST_STAKE = 0.5, 12.0
"""Bounds of how much a decision counts, in points of win share."""


@dataclass(frozen=True)
class Accuracy:
    """How well a seat chose in a match."""

    seat: int
    decisions: int
    """How many real decisions it had: forced ones and those between equals do not count."""
    accuracy: float | None
    """From 0 to 100: half the mean, weighted by what was at stake nearby, and half the harmonic mean."""
    average_loss: float | None
    """Points of win share lost in an average decision."""
    marks: dict[str, int]
    """How often it got each mark."""


def of_loss(loss: float) -> float:
    """The accuracy of one decision that lost this much win share, from 0 to 100."""
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * 100 * loss) - 3.1669 + 1))


def of_seat(seat: int, entries: Sequence[Entry]) -> Accuracy:
    """The accuracy of a seat over the entries of a match."""
    own = [
        (place, entry.verdict)
        for place, entry in enumerate(entries)
        if entry.kind == "choice" and entry.seat == seat and entry.verdict
    ]
    real = [(place, verdict) for place, verdict in own if verdict.real]
    marks = Counter(verdict.mark for _, verdict in own if verdict.mark)
    if not real:
        return Accuracy(seat, 0, None, None, dict(marks))
    single = [of_loss(max(0.0, verdict.loss)) for _, verdict in real]
    stakes = [stake(seat, place, entries) for place, _ in real]
    weighted = math.fsum(one * weight for one, weight in zip(single, stakes, strict=True)) / math.fsum(stakes)
    harmonic = statistics.harmonic_mean(single) if min(single) > 0 else 0.0
    average = 100 * statistics.fmean(verdict.loss for _, verdict in real)
    return Accuracy(seat, len(real), (weighted + harmonic) / 2, average, dict(marks))


def stake(seat: int, place: int, entries: Sequence[Entry]) -> float:
    """How much was at stake around an entry: the standard deviation of the seat's win share nearby, in points."""
    reach = min(8, max(2, len(entries) // 10))
    near = [entry.shares[seat] for entry in entries[max(0, place - reach) : place + reach + 1]]
    return min(MOST_STAKE, max(LEAST_STAKE, 100 * statistics.pstdev(near)))
