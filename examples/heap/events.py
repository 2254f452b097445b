"""What happened in an action of Heap."""

from typing import Any

from sunduk import CHANCE

from .state import State


def explain(before: State, who: int, action: int, after: State) -> list[dict[str, Any]]:
    if who == CHANCE:
        return [{"event": "first", "seat": after.seat - 1}]
    return [{"event": "take", "seat": who, "sticks": before.left - after.left}]
