"""Equations as text: `(5-2)*11` over the dice 5, 2 and 11, with no more brackets than it needs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sunduk.core.errors import BadMove, Refused

from .board import EQUATION_OF, SHAPES, SIGNS, Shape, bracketed

Tree = int | tuple[int, "Tree", "Tree"]
"""A number, or a sign and what stands on its two sides."""

_LONGEST = 40
_TOKEN = re.compile(r"[0-9]+|[-+*/()]")
_OTHER_SIGNS = str.maketrans({"×": "*", "x": "*", "х": "*", "·": "*", "÷": "/", ":": "/", "−": "-", "–": "-"})


def write_equation(dice: Sequence[int], equation: int) -> str:
    """The text of an equation; dice that are not rolled yet are called a, b and c."""
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


def read_equation(dice: Sequence[int], text: str) -> int:
    """The number of the equation that a text stands for with these dice."""
    tree = _parse(text)
    if isinstance(tree, int):
        raise Refused(f"{text} uses one die only.", "6.2")
    left: list[int] = [die for die in range(len(dice)) if dice[die]]
    used = [_die(dice, left, number) for number in _numbers(tree)]
    sign, one, other = tree
    if isinstance(one, tuple):
        return EQUATION_OF[Shape(tuple(used), (one[0], sign), False)]
    if isinstance(other, tuple):
        return EQUATION_OF[Shape(tuple(used), (sign, other[0]), True)]
    return EQUATION_OF[Shape(tuple(used), (sign,), False)]


def _die(dice: Sequence[int], left: list[int], number: int) -> int:
    """The first die left that shows a number; it is not left then."""
    for die in left:
        if dice[die] == number:
            left.remove(die)
            return die
    if number in dice:
        raise Refused(f"{number} was not rolled that often.", "6.3")
    raise Refused(f"{number} was not rolled.", "6.4")


def _numbers(tree: Tree) -> list[int]:
    return [tree] if isinstance(tree, int) else _numbers(tree[1]) + _numbers(tree[2])


def _parse(text: str) -> Tree:
    plain = text.translate(_OTHER_SIGNS).replace(" ", "")
    tokens = _TOKEN.findall(plain)
    if not plain or len(plain) > _LONGEST or "".join(tokens) != plain:
        raise _unreadable(text)
    tree = _sum(tokens, text)
    if tokens:
        raise _unreadable(text)
    return tree


def _sum(tokens: list[str], text: str) -> Tree:
    tree = _product(tokens, text)
    while tokens and tokens[0] in "+-":
        sign = SIGNS.index(tokens.pop(0))
        tree = (sign, tree, _product(tokens, text))
    return tree


def _product(tokens: list[str], text: str) -> Tree:
    tree = _term(tokens, text)
    while tokens and tokens[0] in "*/":
        sign = SIGNS.index(tokens.pop(0))
        tree = (sign, tree, _term(tokens, text))
    return tree


def _term(tokens: list[str], text: str) -> Tree:
    first = tokens.pop(0) if tokens else ""
    if first.isdigit():
        return int(first)
    if first == "(":
        tree = _sum(tokens, text)
        if tokens and tokens.pop(0) == ")":
            return tree
    raise _unreadable(text)


def _unreadable(text: str) -> BadMove:
    return BadMove(
        f"{text[:_LONGEST]!r} is not a move of Pharaoh's Code: take a tile by its number, pass, "
        "or state an equation such as (5-2)*11."
    )
