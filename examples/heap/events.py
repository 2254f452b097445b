"""What happened in an action of Heap."""

from typing import Any

from .state import State


def explain(before: State, who: int, action: int, after: State) -> list[dict[str, Any]]:
    return [{"event": "take", "seat": who, "sticks": before.left - after.left}]
