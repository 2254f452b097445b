"""What a seat of Marrakech may know: everything. The order of the piles is not in the record at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import rules
from .board import CELLS, COLOURS, HEADINGS, MOST_COLOURS, SIDE, cell_name
from .position import PHASES
from .state import State


def hide(s: State, seat: int) -> None:
    """Nothing is secret."""


def guess(s: State, seat: int, key: int) -> None:
    """Nothing was hidden."""


def describe(s: State) -> dict[str, Any]:
    """The state as plain data with names."""
    cells = _cells(s)
    return {
        "board": [cells[row * SIDE : (row + 1) * SIDE] for row in range(SIDE)],
        "assam": {"cell": cell_name(s.assam), "heading": HEADINGS[s.heading]},
        "phase": PHASES[s.phase],
        "seat": s.seat,
        "seats": [_seat(s, seat) for seat in range(s.seats)],
    }


def _cells(s: State) -> list[dict[str, str | None] | None]:
    """The rug on each cell, and in which direction its other half is in sight."""
    cells: list[dict[str, str | None] | None] = [None] * CELLS
    for colour in range(MOST_COLOURS):
        for cell in _members(s.rugs[colour]):
            cells[cell] = {"colour": COLOURS[colour], "joined": None}
    for marks, step, ahead, back in ((s.whole_east, 1, "E", "W"), (s.whole_south, SIDE, "S", "N")):
        for cell in _members(marks):
            for half, heading in ((cells[cell], ahead), (cells[cell + step], back)):
                if half:
                    half["joined"] = heading
    return cells


def _members(bits: int) -> Iterator[int]:
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1


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
