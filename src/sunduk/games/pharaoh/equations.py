"""Equations as text: `(5-2)*11` over the dice 5, 2 and 11, with no more brackets than it needs. `=33` may follow."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from sunduk.core.errors import BadMove, Refused

from .board import EQUATION_OF, SHAPES, SIGNS, Shape, bracketed

_LONGEST = 40
_SIGNS: tuple[type[ast.operator], ...] = (ast.Add, ast.Sub, ast.Mult, ast.Div)
"""What Python calls the signs, in the order of SIGNS."""
_TOKEN = re.compile(r"[0-9]+|[-+*/()]")
_WHOLE = re.compile(r"[-+*/()0-9]+")
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
    plain = _SPACE.sub("", made.translate(_OTHER_SIGNS))
    tokens = [token.lstrip("0") or "0" for token in _TOKEN.findall(plain)]
    tree = _parsed("".join(tokens)) if _WHOLE.fullmatch(plain) and len(plain) <= _LONGEST else None
    if isinstance(tree, ast.Constant):
        raise Refused(f"{text} uses one die only.", "6.2")
    if not isinstance(tree, ast.BinOp) or (equals and not re.fullmatch(r"\s*[0-9]{1,4}\s*", result)):
        raise BadMove(
            f"{text[:_LONGEST]!r} is not a move of Pharaoh's Code: take a tile by its number, pass, "
            "or state an equation such as (5-2)*11."
        )
    used = _dice_for(dice, [int(token) for token in tokens if token.isdigit()])
    equation = None if used is None else EQUATION_OF[_shape(tree, used)]
    return Statement(equation, int(result) if equals else None)


def _parsed(plain: str) -> ast.expr | None:
    """What Python makes of an equation: there, too, × and ÷ go first, else one works from left to right."""
    try:
        tree = ast.parse(plain, mode="eval").body
    except SyntaxError:
        return None
    return tree if all(isinstance(node, (ast.BinOp, ast.Constant, *_SIGNS)) for node in ast.walk(tree)) else None


def _shape(tree: ast.BinOp, used: tuple[int, ...]) -> Shape:
    sign = _SIGNS.index(type(tree.op))
    if isinstance(tree.left, ast.BinOp):
        return Shape(used, (_SIGNS.index(type(tree.left.op)), sign), False)
    if isinstance(tree.right, ast.BinOp):
        return Shape(used, (sign, _SIGNS.index(type(tree.right.op))), True)
    return Shape(used, (sign,), False)


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
