"""Moves of Pharaoh's Code as action ids, as text and as JSON.

`33` takes the tile with that number, `pass` does without; `(5-2)*11` or `(5-2)*11=33` states an equation, `none` has
none; of the clock, `sand`; of chance, `*5` is what the next die shows, `+33` the tile that is turned up.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from sunduk.core.match.parsing import index_of

from .arithmetic import equal_dice
from .board import BARRED, EQUATIONS, MOST_NUMBER, MOST_SIDES, NUMBER, ZERO
from .equations import read_statement, write_equation
from .rules import EQUATION, FACE, NONE, PASS, SAND, TAKE, TILE, claimed_cell
from .state import ROLL, STATE, State

_WORDS = {"pass": PASS, "пас": PASS, "none": NONE, "нет": NONE, "sand": SAND, "песок": SAND}


def write(s: State, who: int, action: int) -> str:
    if action >= TILE:
        return f"+{NUMBER[action - TILE]}"
    if action >= FACE:
        return f"*{action - FACE + 1}"
    if action == SAND:
        return "sand"
    if action == NONE:
        return "none"
    if action >= EQUATION:
        return write_equation(tuple(s.dice), action - EQUATION)
    if action == PASS:
        return "pass"
    return str(NUMBER[s.pyramid[action] - 1]) if s.pyramid[action] else f"cell{action}"


def read(s: State, who: int, text: str) -> int:
    word = text.strip().lower()
    if word in _WORDS:
        return _WORDS[word]
    if found := re.fullmatch(r"([+*]?)([0-9]{1,4})", word):
        number = int(found[2])
        if found[1] == "+":
            return _tile(number)
        if found[1] == "*" or s.phase == ROLL:
            return _face(number)
        if s.phase != STATE:
            return _take(s, number)
    return _statement(s, word)


def to_json(s: State, who: int, action: int) -> dict[str, Any]:
    if action >= TILE:
        return {"move": "tile", "number": NUMBER[action - TILE]}
    if action >= FACE:
        return {"move": "roll", "face": action - FACE + 1}
    if action in (SAND, NONE, PASS):
        return {"move": write(s, who, action)}
    if action >= EQUATION:
        return {"move": "equation", "equation": write(s, who, action)}
    return {"move": "take", "number": NUMBER[s.pyramid[action] - 1]}


def from_json(s: State, who: int, move: Mapping[str, Any]) -> int | None:
    match move:
        case {"move": "take", "number": int(number)}:
            return _take(s, number)
        case {"move": "equation", "equation": str(equation)}:
            return _statement(s, equation.strip().lower())
        case {"move": "pass" | "none" | "sand" as word}:
            return _WORDS[str(word)]
        case {"move": "roll", "face": int(face)}:
            return _face(face)
        case {"move": "tile", "number": int(number)}:
            return _tile(number)
    return None


def _statement(s: State, text: str) -> int:
    """The equation that is stated; NONE if it breaks the rules (6.9) or names another result than the tile's (6.10)."""
    equation, result = read_statement(list(s.dice), text)
    if equation is None or BARRED[equal_dice(s) * EQUATIONS + equation] == ZERO:
        return NONE
    due = s.pyramid[claimed_cell(s.claims[s.claimed - 1])] - 1 if s.phase == STATE else -1
    return NONE if result is not None and due >= 0 and result != NUMBER[due] else EQUATION + equation


def _take(s: State, number: int) -> int:
    numbers = [NUMBER[tile - 1] if tile else None for tile in s.pyramid]
    return TAKE + index_of(numbers, number, f"{number} is not on the pyramid.", "4.2")


def _tile(number: int) -> int:
    return TILE + index_of(NUMBER, number, f"No tile shows {str(number)[:20]}; they go up to {MOST_NUMBER}.", "1.3")


def _face(face: int) -> int:
    return FACE + index_of(range(1, MOST_SIDES + 1), face, f"No die shows {str(face)[:20]}.", "1.1")
