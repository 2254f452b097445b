"""What a seat of Pharaoh's Code may know: everything. What lies under the tops of the stacks is not in the record."""

from __future__ import annotations

from typing import Any

from sunduk.core.rules.bits import members

from .board import CELL_COLOUR, CELLS, COLOURS, NUMBER, ROWS, SCARABS
from .rules import claimant, claimed_cell, points, stack_size
from .state import PHASES, State


def claims(s: State) -> list[tuple[int, int]]:
    """The tiles that wait for their equations, in that order: each cell, and the seat that has taken its tile."""
    return [(claimed_cell(s.claims[at]), claimant(s.claims[at])) for at in reversed(range(s.claimed))]


def describe(s: State) -> dict[str, Any]:
    """The state as plain data with names."""
    taken = dict(claims(s))
    cells = [_cell(s, cell, taken.get(cell)) for cell in range(CELLS)]
    return {
        "pyramid": [[cells[cell] for cell in row] for row in ROWS],
        "dice": [face or None for face in s.dice],
        "phase": PHASES[s.phase],
        "leader": s.leader,
        "idle": s.idle,
        "claims": [{"seat": seat, "number": NUMBER[s.pyramid[cell] - 1]} for cell, seat in taken.items()],
        "stacks": {name: stack_size(s, colour) for colour, name in enumerate(COLOURS)},
        "tops": {name: _tile(s.tops[colour] - 1) if s.tops[colour] else None for colour, name in enumerate(COLOURS)},
        "seats": [_seat(s, seat) for seat in range(s.seats)],
    }


def _cell(s: State, cell: int, taken: int | None) -> dict[str, Any] | None:
    """The tile of a cell, and the seat that has taken it."""
    tile = s.pyramid[cell] - 1
    return None if tile < 0 else _tile(tile) | {"colour": COLOURS[CELL_COLOUR[cell]], "taken": taken}


def _tile(tile: int) -> dict[str, Any]:
    return {"number": NUMBER[tile], "scarabs": SCARABS[tile]}


def _seat(s: State, seat: int) -> dict[str, Any]:
    return {
        "up": [_tile(tile) for tile in members(s.up[seat])],
        "down": [_tile(tile) for tile in members(s.down[seat])],
        "done": bool(s.done >> seat & 1),
        "points": points(s, seat),
    }
