"""Moves of Façir as action ids, as text and as JSON.

`r1` sets the card in the room, a quarter turn clockwise; `d4` puts a nail into a hole, `-d4` lifts one; `c3r2` lays
the fakir with the top left corner at c3, turned half round; `done` ends the turn. Of chance, `+k` is a card drawn.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from sunduk.core.errors import BadMove
from sunduk.core.match.parsing import index_of

from .board import BED, CARD_NAMES, HOLES, TURNS, WAYS, hole_name
from .rules import CARD, DONE, LAY_AT, LIFT, PUT, SET_AT
from .state import State

_DONE_WORDS = ("done", "end", "готово", "всё")
_HOLE = r"([a-z])(\d)"


def write(s: State, who: int, action: int) -> str:
    if action >= CARD:
        return f"+{CARD_NAMES[action - CARD]}"
    if action == DONE:
        return "done"
    if action >= LAY_AT:
        turns, corner = divmod(action - LAY_AT, HOLES)
        return f"{hole_name(corner)}r{turns}"
    if action >= LIFT:
        return f"-{hole_name(action - LIFT)}"
    return hole_name(action - PUT) if action >= PUT else f"r{action - SET_AT}"


def read(s: State, who: int, text: str) -> int:
    word = text.strip().lower()
    if word in _DONE_WORDS:
        return DONE
    if found := re.fullmatch(r"[rп](\d)", word):
        return SET_AT + _turns(s, who, int(found[1]), "3.2")
    if found := re.fullmatch(_HOLE, word):
        return PUT + _hole(word, "1.1")
    if found := re.fullmatch("-" + _HOLE, word):
        return LIFT + _hole(word[1:], "1.1")
    if found := re.fullmatch(_HOLE + r"[rп](\d)", word):
        return _lay(s, who, word[:2], int(found[3]))
    if found := re.fullmatch(r"\+([a-z])", word):
        return CARD + _card(found[1])
    raise BadMove(
        f"{text[:40]!r} is not a move of Façir: set your card with r0 to r3, put a nail with d4, lift one with -d4, "
        "lay the fakir with c3r1, end the turn with done."
    )


def to_json(s: State, who: int, action: int) -> dict[str, Any]:
    if action >= CARD:
        return {"move": "card", "card": CARD_NAMES[action - CARD]}
    if action == DONE:
        return {"move": "done"}
    if action >= LAY_AT:
        turns, corner = divmod(action - LAY_AT, HOLES)
        return {"move": "lay", "corner": hole_name(corner), "turns": turns}
    if action >= LIFT:
        return {"move": "lift", "hole": hole_name(action - LIFT)}
    if action >= PUT:
        return {"move": "put", "hole": hole_name(action - PUT)}
    return {"move": "set", "turns": action - SET_AT}


def from_json(s: State, who: int, move: Mapping[str, Any]) -> int | None:
    match move:
        case {"move": "set", "turns": int(turns)}:
            return SET_AT + _turns(s, who, turns, "3.2")
        case {"move": "put", "hole": str(hole)}:
            return PUT + _hole(hole, "1.1")
        case {"move": "lift", "hole": str(hole)}:
            return LIFT + _hole(hole, "1.1")
        case {"move": "lay", "corner": str(corner), "turns": int(turns)}:
            return _lay(s, who, corner, turns)
        case {"move": "done"}:
            return DONE
        case {"move": "card", "card": str(card)}:
            return CARD + _card(card)
    return None


def _hole(name: str, rule: str) -> int:
    return index_of(BED.names, name, f"{name[:20]} is not a hole of the bed: they go from a1 to g7.", rule)


def _turns(s: State, who: int, turns: int, rule: str) -> int:
    """How a card is turned; of ways that look alike, the first."""
    index_of(range(TURNS), turns, f"A card is turned by 0 to 3 quarter turns, not by {turns}.", rule)
    return turns % WAYS[s.card[who] - 1] if 0 <= who < s.seats and s.card[who] > 0 else turns


def _lay(s: State, who: int, corner: str, turns: int) -> int:
    return LAY_AT + _turns(s, who, turns, "5.1") * HOLES + _hole(corner, "5.2")


def _card(name: str) -> int:
    return index_of(tuple(CARD_NAMES), name, f"There is no card {name[:20]}: they go from a to x.", "1.3")
