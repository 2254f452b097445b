"""Nothing in Heap is secret."""

from typing import Any

from .state import State


def hide(s: State, seat: int) -> None:
    """Nothing to hide."""


def guess(s: State, seat: int, key: int) -> None:
    """Nothing was hidden."""


def describe(s: State) -> dict[str, Any]:
    return {"left": s.left, "seat": s.seat - 1}
