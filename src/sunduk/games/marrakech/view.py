"""What a seat of Marrakech may know: everything. The order of the piles is not in the record at all."""

from __future__ import annotations

from typing import Any

from . import rules
from .board import COLOURS, HEADINGS, SIDE, cell_name
from .position import PHASES
from .state import State


def hide(s: State, seat: int) -> None:
    """Nothing is secret."""


def guess(s: State, seat: int, key: int) -> None:
    """Nothing was hidden."""


def describe(s: State) -> dict[str, Any]:
    """The state as plain data with names."""
    return {
        "board": [[_cell(s, row * SIDE + column) for column in range(SIDE)] for row in range(SIDE)],
        "assam": {"cell": cell_name(s.assam), "heading": HEADINGS[s.heading]},
        "phase": PHASES[s.phase],
        "seat": s.seat,
        "seats": [_seat(s, seat) for seat in range(s.seats)],
    }


def _cell(s: State, cell: int) -> dict[str, str | None] | None:
    """The rug on a cell, and in which direction its other half is in sight."""
    colour = rules.colour_on(s, cell)
    if colour < 0:
        return None
    joined = None
    for heading, marks, first in (
        ("E", s.whole_east, cell),
        ("W", s.whole_east, cell - 1),
        ("S", s.whole_south, cell),
        ("N", s.whole_south, cell - SIDE),
    ):
        if first >= 0 and marks >> first & 1:
            joined = heading
    return {"colour": COLOURS[colour], "joined": joined}


def _seat(s: State, seat: int) -> dict[str, Any]:
    colours = range(seat, rules.colours(s), s.seats)
    return {
        "colours": [COLOURS[colour] for colour in colours],
        "dirhams": s.purse[seat],
        "rugs": rules.rugs_left(s, seat),
        "top": COLOURS[s.top[seat] - 1] if s.seats == 2 and s.top[seat] else None,
        "points": rules.points(s, seat),
        "out": bool(s.out[seat]),
    }
