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

from .board import CELLS, COLOURS, COLUMNS, DOWN, MOST_SLIPPERS, ROWS, SIDE, cell_name
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
        return _roll(int(found[1]))
    if word.startswith("+"):
        return _top(word[1:])
    raise BadMove(f"{text[:40]!r} is not a move of Marrakech: turn Assam with L, A or R, lay a rug with c4d4.")


def to_json(s: State, who: int, action: int) -> dict[str, Any]:
    if action >= TOP_RUG:
        return {"move": "top", "colour": COLOURS[action - TOP_RUG]}
    if action >= ONE_SLIPPER:
        return {"move": "roll", "slippers": action - ONE_SLIPPER + 1}
    if action >= LAY_AT:
        return {"move": "lay", "cells": list(_cells(action))}
    return {"move": "turn", "turn": TURNS[action]}


def from_json(s: State, who: int, move: Mapping[str, Any]) -> int:
    match move:
        case {"move": "turn", "turn": str(turn)} if turn in TURNS:
            return TURNS.index(turn)
        case {"move": "turn", "turn": "back"}:
            raise Refused("Assam never turns back.", "4.1")
        case {"move": "lay", "cells": [str(one), str(other)]}:
            return LAY_AT + _place(one, other)
        case {"move": "roll", "slippers": int(slippers)}:
            return _roll(slippers)
        case {"move": "top", "colour": str(colour)}:
            return _top(colour)
    raise BadMove(f"{str(dict(move))[:80]} is not a move of Marrakech.")


@cache
def _cells(action: int) -> tuple[str, str]:
    """The cells of a rug, the second of which may lie beyond the edge."""
    down, first = divmod(action - LAY_AT, CELLS)
    row, column = divmod(first, SIDE)
    return cell_name(first), chr(ord("a") + column + 1 - down) + str(row + 1 + down)


def _place(one: str, other: str) -> int:
    """The place of a rug on two named cells."""
    for name in (one, other):
        if len(name) != 2 or name[0] not in COLUMNS or name[1] not in ROWS:
            raise Refused(f"{name} is not a cell of the market square: they go from a1 to g7.", "6.1")
    first, second = sorted(ROWS.index(name[1]) * SIDE + COLUMNS.index(name[0]) for name in (one, other))
    if second == first + 1 and second % SIDE:
        return first
    if second == first + SIDE:
        return first + DOWN
    raise Refused(f"{one} and {other} do not share a side.", "1.3")


def _roll(slippers: int) -> int:
    if not 1 <= slippers <= MOST_SLIPPERS:
        raise Refused(f"No die shows {slippers} slippers.", "1.4")
    return ONE_SLIPPER + slippers - 1


def _top(colour: str) -> int:
    if colour not in COLOURS:
        raise BadMove(f"{colour[:40]!r} is not a colour of rugs; they are {', '.join(COLOURS)}.")
    return TOP_RUG + COLOURS.index(colour)
