"""What a seat of Farlander may know: everything. Which tiles come next is not in the record at all."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sunduk.core.rules.bits import count, members

from .board import COLOURS, NAMES, STATE_OF, STATES
from .map import LYING, TILE
from .rules import points
from .state import ATTACK, FROM, NUMBER, PHASES, TURN, State
from .strength import knights, owner, senders, together


def describe(s: State) -> dict[str, Any]:
    """The state as plain data with names."""
    drawn = s.laid + (s.phase == TURN)
    return {
        "map": list(_map(tuple(s.tile)[:drawn], tuple(s.turn)[: s.laid], STATE_OF)),
        "states": [_state(s, state) for state in range(STATES)],
        "phase": PHASES[s.phase],
        "seat": s.seat,
        "target": NAMES[s.target] if s.phase in (FROM, NUMBER) else None,
        "source": NAMES[s.source] if s.phase == NUMBER else None,
        "seats": [_seat(s, seat) for seat in range(s.seats)],
    }


@lru_cache(1 << 8)
def _map(tiles: tuple[int, ...], turns: tuple[int, ...], state_of: tuple[int, ...]) -> tuple[dict[str, Any], ...]:
    """The tiles by place; of those that have been turned, the letters of their states as they lie, row by row."""
    return tuple(
        {
            "tile": tile + 1,
            "sixths": turns[place] if place < len(turns) else None,
            "states": _letters(tile, turns[place], state_of) if place < len(turns) else None,
        }
        for place, tile in enumerate(tiles)
    )


def _letters(tile: int, sixths: int, state_of: tuple[int, ...]) -> str:
    return "".join(NAMES[state_of[tile * len(TILE) + number]][-1] for number in LYING[sixths])


def _state(s: State, state: int) -> dict[str, Any]:
    seat = owner(s, state)
    attackers = senders(s, state) if s.phase == ATTACK and s.targets >> state & 1 else 0
    return {
        "state": NAMES[state],
        "owner": None if seat < 0 else seat,
        "knights": knights(s, state),
        "fortress": bool(s.castles >> state & 1),
        "borders": [NAMES[other] for other in members(s.border[state])],
        "open_to": [NAMES[other] for other in members(attackers)],
    }


def _seat(s: State, seat: int) -> dict[str, Any]:
    return {
        "colour": COLOURS[seat],
        "stock": s.stock[seat],
        "knights": together(s, s.land[seat]),
        "states": count(s.land[seat]),
        "points": points(s, seat),
    }
