"""The result of Fortune explained: what each round brought, and why the match ended."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from .state import State


def sources(states: Sequence[State], seat: int) -> list[tuple[str, int, int]]:
    earlier = states[0].points[seat]
    found = [("earlier", 0, earlier)] if earlier else []
    brought: dict[int, int] = {}
    for before, after in pairwise(states):
        # A round ends with the action that opens the next one: what it brings belongs to the round it was done in.
        brought[before.round] = brought.get(before.round, 0) + after.points[seat] - before.points[seat]
    return found + [("round", number, points) for number, points in brought.items() if number]


def ending(s: State) -> str:
    # 6.2 All rounds are played.
    return "rounds"
