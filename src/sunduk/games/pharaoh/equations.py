"""Equations as text: `(5-2)*11` over the dice 5, 2 and 11, with no more brackets than it needs. `=33` may follow."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from sunduk.core.errors import BadMove, Refused

from .board import EQUATION_OF, SHAPES, SIGNS, Shape, bracketed

Tree = int | tuple[int, "Tree", "Tree"]
"""A number, or a sign and what stands on its two sides."""

_LONGEST = 40
_TOKEN = re.compile(r"[0-9]+|[-+*/()]")
_SPACE = re.compile(r"(?<![0-9])\s+|\s+(?![0-9])")
_PRINTED = {"+": "+", "-": "−", "*": "×", "/": "÷"}
_OTHER_SIGNS = str.maketrans({"×": "*", "x": "*", "х": "*", "·": "*", "÷": "/", ":": "/", "−": "-", "–": "-"})


@lru_cache(1 << 12)
def write_equation(dice: tuple[int, ...], equation: int) -> str:
    """The text of an equation; dice that are not rolled yet are called a, b and c.

    Cached: everyone who looks at a position is told the same two hundred texts.
    """
    used, signs, last_first = SHAPES[equation]
    names = [str(dice[die]) if dice[die] else "abc"[die] for die in used]
    if len(signs) == 1:
        return names[0] + SIGNS[signs[0]] + names[1]
    one, other = (SIGNS[sign] for sign in signs)
    if not bracketed(equation):
        return f"{names[0]}{one}{names[1]}{other}{names[2]}"
    if last_first:
        return f"{names[0]}{one}({names[1]}{other}{names[2]})"
    return f"({names[0]}{one}{names[1]}){other}{names[2]}"


def printed(equation: str) -> str:
    """An equation as people print it: `(5 − 2) × 11`."""
    return re.sub(r"[-+*/]", lambda sign: f" {_PRINTED[sign[0]]} ", equation)


class Statement(NamedTuple):
    """What somebody says of a tile."""

    equation: int | None
    """The number of the equation; None if it cannot be made with the dice."""
    result: int | None
    """What it is said to give, where that was said."""


def read_statement(dice: Sequence[int], text: str) -> Statement:
    """An equation over these dice, with its result or without."""
    made, equals, result = text.partition("=")
    reader = _Reader(text, made)
    tree = reader.whole()
    if isinstance(tree, int):
        raise Refused(f"{text} uses one die only.", "6.2")
    given = result.strip()
    if equals and not re.fullmatch("[0-9]{1,4}", given):
        raise reader.unreadable()
    return Statement(_equation(tree, _dice_for(dice, reader.numbers)), int(given) if equals else None)


def _equation(tree: tuple[int, Tree, Tree], used: tuple[int, ...] | None) -> int | None:
    if used is None:
        return None
    sign, one, other = tree
    if isinstance(one, tuple):
        return EQUATION_OF[Shape(used, (one[0], sign), False)]
    if isinstance(other, tuple):
        return EQUATION_OF[Shape(used, (sign, other[0]), True)]
    return EQUATION_OF[Shape(used, (sign,), False)]


def _dice_for(dice: Sequence[int], numbers: Sequence[int]) -> tuple[int, ...] | None:
    """For each number the first die left that shows it; None if there is none, by rules 6.3 and 6.4."""
    left = [die for die in range(len(dice)) if dice[die]]
    used = []
    for number in numbers:
        die = next((die for die in left if dice[die] == number), None)
        if die is None:
            return None
        left.remove(die)
        used.append(die)
    return tuple(used)


class _Reader:
    """Reads sums of products of numbers and brackets, from left to right."""

    def __init__(self, text: str, made: str) -> None:
        self.text = text
        """All that was said; `made` is what stands before the result."""
        self.numbers: list[int] = []
        """The numbers met so far."""
        plain = _SPACE.sub("", made.translate(_OTHER_SIGNS))
        self.tokens = _TOKEN.findall(plain) if len(plain) <= _LONGEST else []
        if "".join(self.tokens) != plain:
            raise self.unreadable()

    def whole(self) -> Tree:
        tree = self.sum()
        if self.tokens:
            raise self.unreadable()
        return tree

    def sum(self) -> Tree:
        tree = self.product()
        while self.tokens and self.tokens[0] in "+-":
            sign = SIGNS.index(self.tokens.pop(0))
            tree = (sign, tree, self.product())
        return tree

    def product(self) -> Tree:
        tree = self.term()
        while self.tokens and self.tokens[0] in "*/":
            sign = SIGNS.index(self.tokens.pop(0))
            tree = (sign, tree, self.term())
        return tree

    def term(self) -> Tree:
        first = self.tokens.pop(0) if self.tokens else ""
        if first.isdigit():
            self.numbers.append(int(first))
            return int(first)
        if first == "(":
            tree = self.sum()
            if self.tokens and self.tokens.pop(0) == ")":
                return tree
        raise self.unreadable()

    def unreadable(self) -> BadMove:
        return BadMove(
            f"{self.text[:_LONGEST]!r} is not a move of Pharaoh's Code: take a tile by its number, pass, "
            "or state an equation such as (5-2)*11."
        )
