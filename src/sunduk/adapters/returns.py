"""What a match was worth to each seat, for learners: the same in every adapter."""

from __future__ import annotations

from collections.abc import Sequence


def returns(places: Sequence[int]) -> list[float]:
    """2 × (the share of the other seats that one is placed before, ties half) - 1: they sum to zero."""
    return [sum((mine < other) - (mine > other) for other in places) / (len(places) - 1) for mine in places]
