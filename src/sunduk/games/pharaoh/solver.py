"""Every number of a pyramid that three dice can make, and the shortest equation for it.

`shortest` is in the subset that compiled code runs, for bots; `solve` is for people and programs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from sunduk.core.errors import BadOption
from sunduk.core.match.game import Game
from sunduk.core.match.registry import game

from .arithmetic import die_of, makes
from .board import DICE, EQUATIONS, MOST_SIDES, ORDERS, PAIRS, bracketed
from .equations import write_equation


def shortest(d8: int, d10: int, d12: int, number: int) -> int:
    """The first equation of fewest dice, then fewest characters, that makes a number; -1 if none does."""
    found, least = -1, 5
    for equation in range(PAIRS):
        if makes(d8, d10, d12, equation, number):
            one = die_of(d8, d10, d12, ORDERS[DICE * (equation >> 2)])
            other = die_of(d8, d10, d12, ORDERS[DICE * (equation >> 2) + 1])
            digits = (1 if one < 10 else 2) + (1 if other < 10 else 2)
            if digits < least:
                found, least = equation, digits
    if found >= 0:
        return found
    for equation in range(PAIRS, EQUATIONS):
        if makes(d8, d10, d12, equation, number):
            if not bracketed(equation):
                return equation
            if found < 0:
                found = equation
    return found


@cache
def _compiled(played: Game) -> Any:
    return played.linker("cpu")(shortest)


def solve(dice: Sequence[int], pyramid: Iterable[int]) -> dict[int, str]:
    """The shortest equation for each number of a pyramid that can be made at all."""
    if len(dice) != DICE or not all(isinstance(face, int) and 1 <= face <= MOST_SIDES for face in dice):
        raise BadOption(f"{dice!r} are not what three dice show.")
    find = _compiled(game("pharaoh"))
    found = {number: int(find(*dice, number)) for number in pyramid}
    return {number: write_equation(tuple(dice), equation) for number, equation in found.items() if equation >= 0}
