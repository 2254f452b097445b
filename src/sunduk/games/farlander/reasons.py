"""Reasons for and against choices of Farlander, as data: what it conquers, and who could conquer what afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sunduk.core.match.reasons import Way
from sunduk.core.rules.bits import count

from .judge import in_danger
from .rules import COME_FROM, CONQUER
from .state import ATTACK, OVER, SETTLE, State
from .strength import knights, owner, weaker


def reasons(before: State, seat: int, action: int, ways: Sequence[Way]) -> list[dict[str, Any]]:
    if CONQUER <= action < COME_FROM:
        target = action - CONQUER
        worth = 1 + (before.castles >> target & 1)
        lost = {"reason": "falls", "to": owner(before, target), "knights": knights(before, target)}
        return [{"reason": "worth", "points": worth}, lost]
    after = ways[0].state
    found = outlook(before, after, seat) if after.phase in (SETTLE, ATTACK, OVER) else []
    if action < CONQUER:
        if knights(before, action):
            found.append({"reason": "stands", "knights": knights(after, action)})
        beside = count(before.border[action] & before.land[seat])
        if beside:
            found.append({"reason": "beside", "states": beside})
    return found


def outlook(before: State, after: State, seat: int) -> list[dict[str, Any]]:
    """What the seat could conquer and what others could conquer of it, where the choice changes that."""
    prey, threat = count(weaker(after, seat)), count(after.land[seat] & in_danger(after, seat))
    found: list[dict[str, Any]] = []
    if prey > count(weaker(before, seat)):
        found.append({"reason": "prey", "states": prey})
    if threat != count(before.land[seat] & in_danger(before, seat)):
        found.append({"reason": "danger", "states": threat} if threat else {"reason": "safe"})
    return found
