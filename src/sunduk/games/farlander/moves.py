"""Moves of Farlander as action ids, as text and as JSON.

`5C` places a knight, `>5C` attacks a state; then `2A` says where knights come from, and `3` how many, or with joint
strength `stop` that no more come. Of chance, `T3` is a tile, `R2` its turn in sixths.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from sunduk.core.errors import BadMove
from sunduk.core.match.parsing import index_of

from .board import MOST_KNIGHTS, NAMES, TILES, TURNS
from .rules import COME_FROM, CONQUER, DRAW_TILE, ONE_KNIGHT, SETTLE_IN, STOP, TURN_BY
from .state import FROM, State

_STOP_WORDS = ("stop", "стоп", "хватит")


def write(s: State, who: int, action: int) -> str:
    if action >= TURN_BY:
        return f"R{action - TURN_BY}"
    if action >= DRAW_TILE:
        return f"T{action - DRAW_TILE + 1}"
    if action == STOP:
        return "stop"
    if action >= ONE_KNIGHT:
        return str(action - ONE_KNIGHT + 1)
    if action >= COME_FROM:
        return NAMES[action - COME_FROM]
    return f">{NAMES[action - CONQUER]}" if action >= CONQUER else NAMES[action - SETTLE_IN]


def read(s: State, who: int, text: str) -> int:
    word = text.strip().lower()
    if word in _STOP_WORDS:
        return STOP
    if found := re.fullmatch(r"(>?)\s*(\d[a-zа-я])", word):
        step = CONQUER if found[1] else COME_FROM if s.phase == FROM else SETTLE_IN
        return step + _state(found[2])
    if found := re.fullmatch(r"(\d)", word):
        return _number(int(found[1]))
    if found := re.fullmatch(r"([tr])(\d)", word):
        number = int(found[2])
        return {"t": _tile, "r": _turn}[found[1]](number)
    raise BadMove(
        f"{text[:40]!r} is not a move of Farlander: place a knight with 5C, attack with >5C, "
        "then say from where with 2A and how many with 3 or stop."
    )


def to_json(s: State, who: int, action: int) -> dict[str, Any]:
    if action >= TURN_BY:
        return {"move": "turn", "sixths": action - TURN_BY}
    if action >= DRAW_TILE:
        return {"move": "tile", "tile": action - DRAW_TILE + 1}
    if action == STOP:
        return {"move": "stop"}
    if action >= ONE_KNIGHT:
        return {"move": "number", "knights": action - ONE_KNIGHT + 1}
    if action >= COME_FROM:
        return {"move": "from", "state": NAMES[action - COME_FROM]}
    if action >= CONQUER:
        return {"move": "attack", "state": NAMES[action - CONQUER]}
    return {"move": "settle", "state": NAMES[action - SETTLE_IN]}


def from_json(s: State, who: int, move: Mapping[str, Any]) -> int | None:
    match move:
        case {"move": "settle", "state": str(state)}:
            return SETTLE_IN + _state(state)
        case {"move": "attack", "state": str(state)}:
            return CONQUER + _state(state)
        case {"move": "from", "state": str(state)}:
            return COME_FROM + _state(state)
        case {"move": "number", "knights": int(number)}:
            return _number(number)
        case {"move": "stop"}:
            return STOP
        case {"move": "tile", "tile": int(tile)}:
            return _tile(tile)
        case {"move": "turn", "sixths": int(sixths)}:
            return _turn(sixths)
    return None


def _state(name: str) -> int:
    return index_of(NAMES, name.upper(), f"{name[:20]} is not a state: they go from {NAMES[0]} to {NAMES[-1]}.", "1.2")


def _number(knights: int) -> int:
    return ONE_KNIGHT + index_of(range(1, MOST_KNIGHTS), knights, f"One state cannot send {knights} knights.", "5.6")


def _tile(tile: int) -> int:
    return DRAW_TILE + index_of(range(1, TILES + 1), tile, f"There is no tile {tile}.", "1.1")


def _turn(sixths: int) -> int:
    return TURN_BY + index_of(range(TURNS), sixths, f"A tile cannot be turned by {sixths} sixths.", "2.2")
