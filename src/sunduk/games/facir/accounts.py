"""The result of Façir explained: which rounds brought cards, and why the match ended."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from sunduk.core.rules.bits import count

from .rules import points
from .state import DRAW, LAY, MOVE, OVER, TURN, State

TIE_BREAK = "deciding"


def sources(states: Sequence[State], seat: int) -> list[tuple[str, int, int]]:
    earlier = points(states[0], seat)
    found = [("earlier", 0, earlier)] if earlier else []
    number = 0
    for before, after in pairwise(states):
        if before.phase in (TURN, MOVE, LAY) and after.phase in (DRAW, OVER):
            # 6.1, 6.3 A round ends when a fakir is laid or when it is void.
            number += 1
        # 6.1 Whoever lays the fakir takes all the round's cards.
        won = count(after.won[seat] & ~before.won[seat])
        if won:
            found.append(("round", number, won))
    return found


def ending(s: State) -> str:
    # 7.1 The bag is empty, 7.3 and those who are tied have played a deciding round.
    if not s.deciding:
        return "bag"
    return "decided" if s.decided else "undecided"
