"""Reasons for and against choices of Marrakech, as data: what may be paid, and what a rug hides and costs others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sunduk.core.match.reasons import Way

from .board import DOWN
from .rules import LAY_AT, group_size, laid_colour, points
from .state import State


def reasons(before: State, seat: int, action: int, ways: Sequence[Way]) -> list[dict[str, Any]]:
    if action < LAY_AT:
        return payments(before, seat, ways)
    after = ways[0].state
    place = action - LAY_AT
    cell = place - DOWN if place >= DOWN else place
    fee = group_size(after.rugs[laid_colour(before)], cell)
    found: list[dict[str, Any]] = []
    for other in range(before.seats):
        lost = points(before, other) - points(after, other)
        if other != seat and lost > 0:
            found.append({"reason": "loses", "to": other, "points": lost})
    return [*found, {"reason": "fee", "dirhams": fee}]


def payments(before: State, seat: int, ways: Sequence[Way]) -> list[dict[str, Any]]:
    """How likely the seat pays or is paid after the roll, and how much at most."""
    found: list[dict[str, Any]] = []
    for reason, sign in (("pays", 1), ("paid", -1)):
        sums = [(way.share, sign * (before.purse[seat] - way.state.purse[seat])) for way in ways]
        share = sum(share for share, dirhams in sums if dirhams > 0)
        if share:
            most = max(dirhams for _, dirhams in sums)
            found.append({"reason": reason, "percent": round(100 * share), "dirhams": most})
    return found or [{"reason": "pays_nothing"}]
