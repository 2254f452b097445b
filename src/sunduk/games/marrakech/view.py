"""What a seat of Marrakech may know: everything. The order of the piles is not in the record at all."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from .board import CELLS, COLOURS, HEADINGS, SIDE, cell_name
from .rules import colours, laid_colour, points, rugs_left
from .state import LAY, PHASES, State


def describe(s: State) -> dict[str, Any]:
    """The state as plain data with names."""
    return {
        "board": [list(row) for row in _board(tuple(s.rugs), s.whole_east, s.whole_south)],
        "assam": {"cell": cell_name(s.assam), "heading": HEADINGS[s.heading]},
        "phase": PHASES[s.phase],
        "seat": s.seat,
        "rug": COLOURS[laid_colour(s)] if s.phase == LAY and not s.turning else None,
        "seats": [_seat(s, seat) for seat in range(s.seats)],
    }


_HALVES = tuple({way: {"colour": colour, "joined": way} for way in (None, *HEADINGS)} for colour in COLOURS)
"""What is told of half a rug, by its colour and the direction in which its other half is in sight."""


@lru_cache(1 << 12)
def _board(colours: tuple[int, ...], east: int, south: int) -> tuple[tuple[dict[str, str | None] | None, ...], ...]:
    """What lies on each cell, row by row; most moves leave it as it is. The collector of garbage passes by tuples."""
    joined: list[str | None] = [None] * CELLS
    for marks, step, ahead, back in ((east, 1, "E", "W"), (south, SIDE, "S", "N")):
        while marks:
            cell = marks.bit_length() - 1
            joined[cell], joined[cell + step] = ahead, back
            marks ^= 1 << cell
    cells: list[dict[str, str | None] | None] = [None] * CELLS
    for halves, rugs in zip(_HALVES, colours, strict=False):
        while rugs:
            cell = rugs.bit_length() - 1
            cells[cell] = halves[joined[cell]]
            rugs ^= 1 << cell
    return tuple(tuple(cells[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE))


def _seat(s: State, seat: int) -> dict[str, Any]:
    return {
        "colours": list(COLOURS[seat : colours(s) : s.seats]),
        "dirhams": s.purse[seat],
        "rugs": rugs_left(s, seat),
        "top": COLOURS[s.top[seat] - 1] if s.seats == 2 and s.top[seat] else None,
        "points": points(s, seat),
        "out": bool(s.out[seat]),
    }
