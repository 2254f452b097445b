"""Turning points: the events that moved the win shares most."""

from __future__ import annotations

from collections.abc import Sequence

from .entries import Entry
from .marks import CLEAR

MOST = 3
LEAST = 0.1
"""The least change of a win share that turns a match."""


def turning_points(entries: Sequence[Entry]) -> list[int]:
    """The places of the entries that moved a win share most, clearly and by at least LEAST, in order of the match."""
    strong = [
        place for place, entry in enumerate(entries) if size(entry) >= LEAST and size(entry) > CLEAR * entry.error
    ]
    return sorted(sorted(strong, key=lambda place: (-size(entries[place]), place))[:MOST])


def size(entry: Entry) -> float:
    """The largest change of any seat's win share."""
    return max(abs(gain) for gain in entry.gain)
