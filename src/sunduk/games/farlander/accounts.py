"""The result of Farlander explained: where points came from, and why the match ended."""

from __future__ import annotations

from collections.abc import Sequence

from sunduk.core.rules.bits import count

from .state import State


def sources(states: Sequence[State], seat: int) -> list[tuple[str, int, int]]:
    # 7.2 One for each state, 6.3 two if it has a fortress.
    s = states[-1]
    castles = count(s.land[seat] & s.castles)
    return [("states", 0, count(s.land[seat])), *([("fortresses", 0, castles)] if s.castles else [])]


def ending(s: State) -> str:
    # 7.1 Nobody can conquer.
    return "nobody"
