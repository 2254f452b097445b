"""The market square, its mosaics and the die, as tables for the rules, the pictures and the texts.

Cells are numbered row by row from the top left; columns are a–g, rows 1–7 from the top.
"""

from __future__ import annotations

from typing import NamedTuple

from sunduk.core.book.edition import Edition
from sunduk.core.match.square import Square

SIDE = 7
"""Cells along a side of the square."""
CELLS = SIDE * SIDE
CENTRE = CELLS // 2

NORTH, EAST, SOUTH, WEST = range(4)
HEADINGS = "NESW"
TURNED = 64
"""A power of two above the cells: TURNED × heading + cell is where Assam stands and faces, in one number."""
WAYS = 4 * TURNED

COLOURS = ("red", "yellow", "blue", "brown")
"""Colours in seat order; with 2 seats the first owns red and blue, the second yellow and brown."""

MOST_COLOURS = len(COLOURS)

SQUARE = Square(SIDE, "square")
cell_name = SQUARE.name

MOST_SLIPPERS = 6
"""The most slippers a face of the die may show."""

DOWN = CELLS
"""A rug that lies across, its west half on a cell, has the place of that number; one that lies down, DOWN more."""
PLACES = 2 * CELLS


BEFORE = 2 * SIDE
"""How many cells before Assam's, at most, the first half of a rug beside him lies."""
BESIDE_ACROSS = ((-1, -1), (0, -1), (-2, 0), (1, 0), (-1, 1), (0, 1))
BESIDE_DOWN = ((0, -2), (-1, -1), (1, -1), (-1, 0), (1, 0), (0, 1))
"""Where the first half of a rug beside Assam may lie, seen from him: columns and rows."""


def _near(beside: tuple[tuple[int, int], ...], columns: int) -> tuple[int, ...]:
    """By Assam's cell: the first halves that are within the columns, as a set counted from BEFORE his cell."""
    return tuple(
        sum(1 << BEFORE + y * SIDE + x for x, y in beside if 0 <= cell % SIDE + x < columns) for cell in range(CELLS)
    )


NEAR_ACROSS = _near(BESIDE_ACROSS, SIDE - 1)
NEAR_DOWN = _near(BESIDE_DOWN, SIDE)


class Tables(NamedTuple):
    """Constants of the rules that come from the edition."""

    DIRHAMS: int
    """What each seat starts with."""
    DEALT: tuple[int, ...]
    """Rugs of one colour dealt to its owner, by number of seats."""
    DIE: tuple[int, ...]
    """The slippers on each face of the die, ascending."""
    FACES: tuple[int, ...]
    """How many faces of the die show 1, 2, 3 … slippers."""
    FACES_SHOWN: int
    """Which of them there are at all, as a set."""
    WALK: tuple[int, ...]
    """By slippers, where Assam comes to: WAYS × slippers + where he stands and faces, and so is what it holds."""
    STEP: tuple[int, ...]
    """By heading and cell: the cell one step on, plus CELLS times the heading there. For pictures and events."""


def tables(edition: Edition) -> Tables:
    """Check a component file and turn it into tables."""
    size = edition.integers("rugs.size", 1, SIDE, "1.3", 2)
    if sorted(size) != [1, 2]:
        problem = "a rug of {one} by {other} does not fit: it covers two adjacent cells"
        edition.fail("rugs.size", problem, "1.3", one=size[0], other=size[1])
    in_box = [edition.integer(f"rugs.{colour}", 1, 60, "1.3") for colour in COLOURS]
    dealt = edition.integers("rugs.dealt", 1, 60, "2.3", 3, kind="seats")
    for seats, count in zip((2, 3, 4), dealt, strict=True):
        for colour, available in list(zip(COLOURS, in_box, strict=True))[: 3 if seats == 3 else 4]:
            if count > available:
                problem = "{seats} seats need {count} {colour} rugs, the box holds {found}"
                edition.fail("rugs.dealt", problem, "2.3", seats=seats, count=count, colour=colour, found=available)
    slippers = edition.integers("die.slippers", 1, MOST_SLIPPERS, "1.4", 6, kind="faces")
    dirhams = edition.integer("purse.dirhams", 1, 1000, "2.2")
    step = _steps(edition)
    return Tables(
        DIRHAMS=dirhams,
        DEALT=(0, 0, *dealt),
        DIE=tuple(sorted(slippers)),
        FACES=tuple(slippers.count(n) for n in range(1, MOST_SLIPPERS + 1)),
        FACES_SHOWN=sum({1 << n - 1 for n in slippers}),
        WALK=_walks(step),
        STEP=step,
    )


def _walks(step: tuple[int, ...]) -> tuple[int, ...]:
    walk = [at if at % TURNED < CELLS else 0 for at in range(WAYS)]
    for before in range(MOST_SLIPPERS * WAYS):
        heading, cell = divmod(walk[before], TURNED)
        heading, cell = divmod(step[heading * CELLS + cell], CELLS)
        walk.append(TURNED * heading + cell)
    return tuple(walk)


def _steps(edition: Edition) -> tuple[int, ...]:
    back = {NORTH: _side(edition, "north"), EAST: _side(edition, "east")}
    back |= {SOUTH: _side(edition, "south"), WEST: _side(edition, "west")}
    step = []
    for heading in range(4):
        for cell in range(CELLS):
            x, y = cell % SIDE, cell // SIDE
            along, across = (x, y) if heading in (NORTH, SOUTH) else (y, x)
            onward = x + (0, 1, 0, -1)[heading], y + (-1, 0, 1, 0)[heading]
            if all(0 <= place < SIDE for place in onward):
                step.append(onward[1] * SIDE + onward[0] + CELLS * heading)
            elif along in back[heading]:
                other = back[heading][along]
                column, line = (other, y) if heading in (NORTH, SOUTH) else (x, other)
                step.append(line * SIDE + column + CELLS * ((heading + 2) % 4))
            else:
                other_side = _other_side(cell, heading)
                if across in back[other_side] or cell not in (0, SIDE - 1, CELLS - SIDE, CELLS - 1):
                    side = ("north", "east", "south", "west")[heading]
                    edition.fail(f"mosaics.{side}", "{cell} is joined to nothing", "1.2", cell=cell_name(cell))
                step.append(cell + CELLS * ((other_side + 2) % 4))
    return tuple(step)


def _other_side(cell: int, heading: int) -> int:
    """The second side of the square that a corner cell lies on."""
    if heading in (NORTH, SOUTH):
        return WEST if cell % SIDE == 0 else EAST
    return NORTH if cell < SIDE else SOUTH


def _side(edition: Edition, side: str) -> dict[int, int]:
    """The pairs of one side, both ways."""
    key = f"mosaics.{side}"
    names = SQUARE.columns if side in ("north", "south") else SQUARE.rows
    joined: dict[int, int] = {}
    for pair in edition.texts(key, "1.2", names):
        if len(pair) != 2:
            edition.fail(key, "{pair} does not name two of {names}", "1.2", pair=repr(pair), names=names)
        one, other = (names.index(name) for name in pair)
        if other != one + 1 or one in joined or other in joined:
            edition.fail(key, "{pair} does not join two free neighbours", "1.2", pair=repr(pair))
        joined |= {one: other, other: one}
    return joined


DIRHAMS, DEALT, DIE, FACES, FACES_SHOWN, WALK, STEP = tables(Edition.beside(__name__))
