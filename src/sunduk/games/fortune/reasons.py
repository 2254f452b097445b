"""Reasons for and against choices of Fortune, as data: how the sum changes, or what Fortune brings to everyone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sunduk.core.match.reasons import Way

from .board import FORTUNE, MIDDLE, PILES
from .rules import seat_at, table_sum, top_value
from .state import State


def reasons(before: State, seat: int, action: int, ways: Sequence[Way]) -> list[dict[str, Any]]:
    kind, pile = action // PILES, action % PILES
    if kind < FORTUNE:
        now = table_sum(before)
        place = MIDDLE if pile == MIDDLE else seat_at(before, pile)
        then = now - top_value(before.top[place]) + top_value(kind + 1)
        return [{"reason": "sum_stays", "sum": now} if now == then else {"reason": "sum", "now": now, "sum": then}]
    after = ways[0].state
    found: list[dict[str, Any]] = []
    for other in range(before.seats):
        gained = after.points[other] - before.points[other]
        if gained:
            side = "gain" if gained > 0 else "lose"
            mine = {"reason": f"you_{side}"} if other == seat else {"reason": side, "to": other}
            found.append(mine | {"points": abs(gained)})
    return found or [{"reason": "brings_nothing"}]
