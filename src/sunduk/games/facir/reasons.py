"""Reasons for and against choices of Façir, as data: how soon one's own fakir can lie, and what his side gives away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sunduk.core.match.reasons import Way
from sunduk.core.rules.bits import count

from .board import CARDS, HOLES, TOPS, TURNS
from .judge import FAR, turns_to_lie
from .rules import DONE, LAY_AT, LIFT, PUT, SET_AT, on_bed, seen
from .state import State


def reasons(before: State, seat: int, action: int, ways: Sequence[Way]) -> list[dict[str, Any]]:
    card = before.card[seat] - 1
    if action == DONE:
        return []
    if action >= LAY_AT:
        return [{"reason": "decides"} if before.deciding else {"reason": "takes", "points": count(before.playing)}]
    if action < PUT:
        return [{"reason": "alike", "number": alike(before, card, action - SET_AT)}]
    bed, mine = on_bed(before), before.nails[seat]
    if action >= LIFT:
        hole = 1 << action - LIFT
        bed, mine = bed & ~hole, mine & ~hole
        rest = min(turns_to_lie(bed | 1 << to, mine | 1 << to, card) for to in range(HOLES) if not bed >> to & 1)
    else:
        hole = 1 << action - PUT
        rest = turns_to_lie(bed | hole, mine | hole, card)
    if rest == 0:
        return [{"reason": "can_lie"}]
    return [{"reason": "lies_in", "left": rest}] if rest < FAR else []


def alike(s: State, card: int, turns: int) -> int:
    """How many cards may show the same side, as far as the others can know."""
    side = TOPS[card * TURNS + turns]
    possible = [other for other in range(CARDS) if s.deciding or not seen(s) >> other & 1]
    return sum(any(TOPS[other * TURNS + turn] == side for turn in range(TURNS)) for other in possible)
