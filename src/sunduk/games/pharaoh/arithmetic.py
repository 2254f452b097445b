"""What equations over three dice make. Numbers are the clauses of RULES.en.md and RULES.ru.md."""

from __future__ import annotations

from .board import DICE, DIVIDE, ORDERS, PAIRS
from .state import State

LEFT, RIGHT, BOTH = (1, 1, 0, 1), (1, -1, 0, 0), (0, 0, 1, 0)
"""By sign: how often the left number counts in a result, the right number, and their product."""


def equal_dice(s: State) -> int:
    """Which dice show the same, as the tables of equations count it."""
    same = 1 if s.dice[0] == s.dice[1] else 0
    if s.dice[0] == s.dice[2]:
        same += 2
    return same + 4 if s.dice[1] == s.dice[2] else same


def makes(d8: int, d10: int, d12: int, equation: int, number: int) -> bool:
    """Whether an equation over three dice gives a number, exactly: values are fractions of whole numbers."""
    order = equation >> 2 if equation < PAIRS else equation - PAIRS >> 5
    first = die_of(d8, d10, d12, ORDERS[DICE * order])
    second = die_of(d8, d10, d12, ORDERS[DICE * order + 1])
    if equation < PAIRS:
        sign = equation & 3
        above, below = numerator(sign, first, 1, second, 1), denominator(sign, 1, second, 1)
        return above == number * below
    third = die_of(d8, d10, d12, ORDERS[DICE * order + 2])
    one, other = equation - PAIRS >> 3 & 3, equation - PAIRS >> 1 & 3
    if equation - PAIRS & 1:
        # 6.4 The last two dice in brackets.
        top, bottom = numerator(other, second, 1, third, 1), denominator(other, 1, third, 1)
        above, below = numerator(one, first, 1, top, bottom), denominator(one, 1, top, bottom)
    else:
        top, bottom = numerator(one, first, 1, second, 1), denominator(one, 1, second, 1)
        above, below = numerator(other, top, bottom, third, 1), denominator(other, bottom, third, 1)
    # 6.5 Nothing is divided by zero.
    return below != 0 and above == number * below


def die_of(d8: int, d10: int, d12: int, die: int) -> int:
    if die == 0:
        return d8
    return d10 if die == 1 else d12


def numerator(sign: int, top: int, bottom: int, other_top: int, other_bottom: int) -> int:
    """Of the sum, difference, product or quotient of top/bottom and other_top/other_bottom."""
    # Sums of products with 0, 1 or -1: a branch for each sign would be slower, as signs cannot be foreseen.
    return LEFT[sign] * top * other_bottom + RIGHT[sign] * other_top * bottom + BOTH[sign] * top * other_top


def denominator(sign: int, bottom: int, other_top: int, other_bottom: int) -> int:
    return bottom * other_top if sign == DIVIDE else bottom * other_bottom
