"""What a seat of Farlander may know: everything. Which tiles come next is not in the record at all."""

from __future__ import annotations

from typing import Any

from sunduk.core.rules.bits import count, members

from .board import COLOURS, NAMES, STATES
from .rules import points
from .state import ATTACK, FROM, NUMBER, PHASES, TURN, State
from .strength import knights, owner, senders, together


def describe(s: State) -> dict[str, Any]:
    """The state as plain data with names."""
    drawn = s.laid + (s.phase == TURN)
    return {
        "map": [
            {"tile": s.tile[place] + 1, "sixths": s.turn[place] if place < s.laid else None} for place in range(drawn)
        ],
        "states": [_state(s, state) for state in range(STATES)],
        "phase": PHASES[s.phase],
        "seat": s.seat,
        "target": NAMES[s.target] if s.phase in (FROM, NUMBER) else None,
        "source": NAMES[s.source] if s.phase == NUMBER else None,
        "seats": [_seat(s, seat) for seat in range(s.seats)],
    }


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
