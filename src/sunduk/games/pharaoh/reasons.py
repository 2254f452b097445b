"""What speaks for a choice of Pharaoh's Code, as data: whether an equation comes out, and what that brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sunduk.core.reasons import Way

from .rules import EQUATION, NONE, points
from .state import State


def reasons(before: State, seat: int, action: int, ways: Sequence[Way]) -> list[dict[str, Any]]:
    if action < EQUATION:
        return []
    brought = points(ways[0].state, seat) - points(before, seat)
    if action == NONE:
        return [{"reason": "none", "scarabs": -brought}]
    return [{"reason": "right" if brought > 0 else "wrong", "scarabs": abs(brought)}]
