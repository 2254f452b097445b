"""Moves of Marrakech as action ids, as text and as JSON.

`L`, `A`, `R` turn Assam left, ahead, right; `c4d4` lays a rug on two cells; of chance, `*3` is a roll,
`+red` a rug turned up.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from sunduk.core.errors import BadMove, Refused
from sunduk.core.match.parsing import index_of

from .board import CELLS, COLOURS, DOWN, MOST_SLIPPERS, SIDE, SQUARE, cell_name
from .rules import AHEAD, LAY_AT, LEFT, ONE_SLIPPER, RIGHT, TOP_RUG
from .state import State

TURNS = ("left", "ahead", "right")
_TURN_WORDS = {"l": LEFT, "left": LEFT, "a": AHEAD, "ahead": AHEAD, "r": RIGHT, "right": RIGHT}
_TURN_WORDS |= {"л": LEFT, "налево": LEFT, "в": AHEAD, "вперёд": AHEAD, "п": RIGHT, "направо": RIGHT}
_RUG = re.compile(r"([a-z])(\d)[- ]?([a-z])(\d)")


def write(s: State, who: int, action: int) -> str:
    if action >= TOP_RUG:
        return f"+{COLOURS[action - TOP_RUG]}"
    if action >= ONE_SLIPPER:
        return f"*{action - ONE_SLIPPER + 1}"
    if action >= LAY_AT:
        return "".join(_cells(action))
    return "LAR"[action]


def read(s: State, who: int, text: str) -> int:
    word = text.strip().lower()
    if word in _TURN_WORDS:
        return _TURN_WORDS[word]
    if word in ("b", "back", "н", "назад"):
        raise Refused("Assam never turns back.", "4.1")
    if found := _RUG.fullmatch(word):
        return LAY_AT + _place(found[1] + found[2], found[3] + found[4])
    if found := re.fullmatch(r"\*?(\d)", word):
        return ONE_SLIPPER + _face(int(found[1]))
    if word.startswith("+"):
        return TOP_RUG + _colour(word[1:])
    raise BadMove(f"{text[:40]!r} is not a move of Marrakech: turn Assam with L, A or R, lay a rug with c4d4.")


def to_json(s: State, who: int, action: int) -> dict[str, Any]:
    if action >= TOP_RUG:
        return {"move": "top", "colour": COLOURS[action - TOP_RUG]}
    if action >= ONE_SLIPPER:
        return {"move": "roll", "slippers": action - ONE_SLIPPER + 1}
    if action >= LAY_AT:
        return {"move": "lay", "cells": list(_cells(action))}
    return {"move": "turn", "turn": TURNS[action]}


def from_json(s: State, who: int, move: Mapping[str, Any]) -> int | None:
    match move:
        case {"move": "turn", "turn": str(turn)} if turn in TURNS:
            return TURNS.index(turn)
        case {"move": "turn", "turn": "back"}:
            raise Refused("Assam never turns back.", "4.1")
        case {"move": "lay", "cells": [str(one), str(other)]}:
            return LAY_AT + _place(one, other)
        case {"move": "roll", "slippers": int(slippers)}:
            return ONE_SLIPPER + _face(slippers)
        case {"move": "top", "colour": str(colour)}:
            return TOP_RUG + _colour(colour)
    return None


@cache
def _cells(action: int) -> tuple[str, str]:
    """The cells of a rug, the second of which may lie beyond the edge."""
    down, first = divmod(action - LAY_AT, CELLS)
    row, column = divmod(first, SIDE)
    return cell_name(first), chr(ord("a") + column + 1 - down) + str(row + 1 + down)


def _place(one: str, other: str) -> int:
    """The place of a rug on two named cells."""
    first, second = sorted(
        index_of(SQUARE.names, name, f"{name} is not a cell of the market square: they go from a1 to g7.", "6.1")
        for name in (one, other)
    )
    if second == first + 1 and second % SIDE:
        return first
    if second == first + SIDE:
        return first + DOWN
    raise Refused(f"{one} and {other} do not share a side.", "1.3")


def _face(slippers: int) -> int:
    return index_of(range(1, MOST_SLIPPERS + 1), slippers, f"No die shows {slippers} slippers.", "1.4")


def _colour(colour: str) -> int:
    if colour not in COLOURS:
        raise BadMove(f"{colour[:40]!r} is not a colour of rugs; they are {', '.join(COLOURS)}.")
    return COLOURS.index(colour)
