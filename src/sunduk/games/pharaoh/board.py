"""The pyramid, the tiles, the dice and the equations over them, as tables for the rules, the pictures and the texts.

Cells are numbered row by row from the top of the pyramid; tiles colour by colour, in the order of the edition.
"""

from __future__ import annotations

from itertools import permutations
from typing import NamedTuple

from sunduk.core.book.edition import Edition

COLOURS = ("yellow", "blue", "red", "black")
"""From the bottom of the pyramid to its top."""
ROWS = ((0,), (1, 2), (3, 4, 5), (6, 7, 8, 9))
"""The cells of each row, from the top."""
CELLS = 10
ALL_CELLS = (1 << CELLS) - 1
CELL_COLOUR = (3, 2, 2, 1, 1, 1, 0, 0, 0, 0)
COLOUR_CELLS = tuple(
    sum(1 << cell for cell in range(CELLS) if CELL_COLOUR[cell] == colour) for colour in range(len(COLOURS))
)
"""The set of cells of each colour."""

TILES = 48
DICE = 3
MOST_SIDES = 20
"""The most sides a die may have."""
MOST_NUMBER = 999
"""The largest number a tile may show."""
MOST_SEATS = 5

PLUS, MINUS, TIMES, DIVIDE = range(4)
SIGNS = "+-*/"

ORDERS = tuple(die for order in permutations(range(DICE)) for die in order)
"""The six orders of three dice, one after another; pairs of dice are the first two of each."""
PAIRS = 6 * 4
"""Equations with two dice: 4 × order + sign …"""
EQUATIONS = PAIRS + 6 * 4 * 4 * 2
"""… and with three: PAIRS + 32 × order + 8 × first sign + 2 × second sign, + 1 if the last two dice are in brackets."""


class Shape(NamedTuple):
    """What an equation is made of."""

    dice: tuple[int, ...]
    signs: tuple[int, ...]
    last_first: bool
    """Whether the second sign is worked out before the first."""


def _shape(equation: int) -> Shape:
    if equation < PAIRS:
        order, sign = divmod(equation, 4)
        return Shape(ORDERS[DICE * order : DICE * order + 2], (sign,), False)
    order, rest = divmod(equation - PAIRS, 32)
    return Shape(ORDERS[DICE * order : DICE * order + DICE], (rest >> 3, rest >> 1 & 3), bool(rest & 1))


def bracketed(equation: int) -> bool:
    """Whether an equation needs brackets: × and ÷ go first, else one works from left to right."""
    if equation < PAIRS:
        return False
    strong = equation - PAIRS >> 3 & 3 >= TIMES
    strong_after = equation - PAIRS >> 1 & 3 >= TIMES
    if equation - PAIRS & 1:
        return strong or not strong_after
    return strong_after and not strong


SHAPES = tuple(_shape(equation) for equation in range(EQUATIONS))
EQUATION_OF = {shape: equation for equation, shape in enumerate(SHAPES)}


ZERO, ALIKE = 605, 607
"""Why an equation may not be stated: it divides by zero, or is written like another."""


def _barred() -> tuple[int, ...]:
    """By which dice are equal (1: first and second, 2: first and third, 4: second and third) and by equation."""
    barred = []
    for same in range(8):
        kind = list(range(DICE))
        for mark, one, other in ((1, 0, 1), (2, 0, 2), (4, 1, 2)):
            if same & mark:
                kind[other] = kind[one]
        seen: set[Shape] = set()
        for equation in range(EQUATIONS):
            dice, signs, last_first = SHAPES[equation]
            looks = Shape(tuple(kind[die] for die in dice), signs, last_first)
            none = last_first and signs == (DIVIDE, MINUS) and looks.dice[1] == looks.dice[2]
            barred.append(ZERO if none else ALIKE if looks in seen else 0)
            seen.add(looks)
    return tuple(barred)


BARRED = _barred()
STATABLE = tuple(BARRED[same * EQUATIONS : (same + 1) * EQUATIONS].count(0) for same in range(8))
"""By which dice are equal: how many equations may be stated."""
_STATED = [[at for at in range(EQUATIONS) if not BARRED[same * EQUATIONS + at]] for same in range(8)]
STATED = tuple(at for listed in _STATED for at in (listed + [EQUATIONS] * EQUATIONS)[: EQUATIONS + 1])
"""By which dice are equal, and EQUATIONS + 1 apart: these equations, and then that there is none."""


class Tables(NamedTuple):
    """Constants of the rules that come from the edition."""

    SIDES: tuple[int, ...]
    """How many sides each die has."""
    SAND_SECONDS: int
    """How long the sand runs."""
    NUMBER: tuple[int, ...]
    """The number on each tile."""
    SCARABS: tuple[int, ...]
    """The scarabs on the back of each tile."""
    STACKS: tuple[int, ...]
    """The set of tiles of each colour."""


def tables(edition: Edition) -> Tables:
    """Check a component file and turn it into tables."""
    sides = edition.integers("dice.sides", 2, MOST_SIDES, "1.1", DICE)
    seconds = edition.integer("glass.seconds", 1, 600, "1.4")
    numbers: list[int] = []
    scarabs: list[int] = []
    stacks = []
    for colour, name in enumerate(COLOURS):
        key = f"tiles.{name}.numbers"
        found = edition.integers(key, 1, MOST_NUMBER, "1.3", kind="tiles")
        cells = COLOUR_CELLS[colour].bit_count()
        if len(found) < cells:
            problem = "{found} tiles do not fill the {count} {colour} cells"
            edition.fail(key, problem, "2.2", found=len(found), count=cells, colour=name)
        for number in found:
            if number in numbers or found.count(number) > 1:
                edition.fail(key, "two tiles show {number}", "1.3", number=number)
        stacks.append((1 << len(found)) - 1 << len(numbers))
        numbers += found
        backs = f"tiles.{name}.scarabs"
        scarabs += edition.integers(backs, 1, 99, "1.3", len(found), kind="tiles", beside=key)
    if len(numbers) != TILES:
        problem = "there are {found} tiles in all where {count} are needed"
        edition.fail("tiles.black.numbers", problem, "1.3", found=len(numbers), count=TILES)
    return Tables(sides, seconds, tuple(numbers), tuple(scarabs), tuple(stacks))


SIDES, SAND_SECONDS, NUMBER, SCARABS, STACKS = tables(Edition.beside(__name__))
