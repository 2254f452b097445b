"""The result of Pharaoh's Code explained: where points came from, and why the match ended."""

from __future__ import annotations

from collections.abc import Sequence

from .rules import MOST_IDLE, scarabs
from .state import State

TIE_BREAK = "tiles"


def sources(states: Sequence[State], seat: int) -> list[tuple[str, int, int]]:
    # 8.3 Scarabs of tiles face up, less those of tiles face down.
    s = states[-1]
    return [("up", 0, scarabs(s.up[seat])), ("down", 0, -scarabs(s.down[seat]))]


def ending(s: State) -> str:
    # 8.2 Nobody has taken a tile for too long, or 8.1 a stack cannot fill its cells.
    return "idle" if s.idle == MOST_IDLE else "stack"
