"""The result of Pharaoh's Code explained: where points came from, and why the match ended."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from sunduk.core.rules.bits import members

from .board import NUMBER
from .equations import printed, write_equation
from .rules import MOST_IDLE, scarabs
from .solver import shortest
from .state import RACE, State

TIE_BREAK = "tiles"


def sources(states: Sequence[State], seat: int) -> list[tuple[str, int, int]]:
    # 8.3 Scarabs of tiles face up, less those of tiles face down.
    s = states[-1]
    return [("up", 0, scarabs(s.up[seat])), ("down", 0, -scarabs(s.down[seat]))]


def missed(states: Sequence[State]) -> list[dict[str, Any]]:
    """The tiles that could have been made in a round and that nobody took, with an equation for each."""
    found: list[dict[str, Any]] = []
    number = 0
    for before, after in pairwise(states):
        if before.phase != RACE or after.phase == RACE:
            number += after.phase == RACE
            continue
        # The race is over: before its last action these tiles lay there, and one more may have been taken by it.
        for cell in members(before.there & after.there):
            tile = NUMBER[before.pyramid[cell] - 1]
            equation = shortest(before.dice[0], before.dice[1], before.dice[2], tile)
            if equation >= 0:
                written = printed(write_equation(tuple(before.dice), equation))
                found.append({"round": number, "dice": list(before.dice), "number": tile, "written": written})
    return found


def ending(s: State) -> str:
    # 8.2 Nobody has taken a tile for too long, or 8.1 a stack cannot fill its cells.
    return "idle" if s.idle == MOST_IDLE else "stack"
