"""Moves of Heap: `2` takes two sticks; of chance, `@0` is the seat that begins."""

import re
from collections.abc import Mapping
from typing import Any

from sunduk import BadMove

from .rules import FIRST_SEAT, TAKE_ONE
from .state import State


def write(s: State, who: int, action: int) -> str:
    return f"@{action - FIRST_SEAT}" if action >= FIRST_SEAT else str(action - TAKE_ONE + 1)


def read(s: State, who: int, text: str) -> int:
    if found := re.fullmatch(r"@([0-2])", text.strip()):
        return FIRST_SEAT + int(found[1])
    if found := re.fullmatch(r"[1-5]", text.strip()):
        return TAKE_ONE + int(found[0]) - 1
    raise BadMove(f"{text[:40]!r} is not a move of Heap: take sticks with a number from 1 to 5.")


def to_json(s: State, who: int, action: int) -> dict[str, Any]:
    return {"move": write(s, who, action)}


def from_json(s: State, who: int, move: Mapping[str, Any]) -> int:
    return read(s, who, str(move.get("move")))
