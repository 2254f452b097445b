"""The result of Marrakech explained: where points came from and why the match ended; and whose luck a roll is."""

from __future__ import annotations

from collections.abc import Sequence

from sunduk.core.rules.bits import count

from .rules import colours, seats_in
from .state import ROLL, State

TIE_BREAK = "dirhams"


def sources(states: Sequence[State], seat: int) -> list[tuple[str, int, int]]:
    # 8.2 One point for a dirham, one for a half in sight.
    s = states[-1]
    halves = sum(count(s.rugs[colour]) for colour in range(seat, colours(s), s.seats))
    return [("purse", 0, s.purse[seat]), ("rugs", 0, halves)]


def ending(s: State) -> str:
    # 7.3 One seat is left, or 8.1 all rugs are laid.
    return "one_left" if seats_in(s) == 1 else "laid"


def roller(s: State) -> int:
    """The seat that rolls; -1 where chance does something else."""
    return s.seat if s.phase == ROLL and not s.turning else -1
