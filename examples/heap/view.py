"""Nothing in Heap is secret."""

from typing import Any

from .state import State


def describe(s: State) -> dict[str, Any]:
    return {"left": s.left, "seat": s.seat - 1}
