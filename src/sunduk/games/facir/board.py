"""The bed, the fakir cards and the bag, as tables for the rules, the pictures and the texts.

Holes of the bed are numbered row by row from the top left; columns are a–g, rows 1–7 from the top.
Cards are called a–x. A pattern is the set of a card's holes among its nine positions, row by row.
"""

from __future__ import annotations

from typing import NamedTuple

from sunduk.core.book.edition import Edition
from sunduk.core.match.square import Square

SIDE = 7
"""Holes along a side of the bed."""
HOLES = SIDE * SIDE

CARD_SIDE = 3
"""Positions along a side of a card."""
POSITIONS = CARD_SIDE * CARD_SIDE
TURNS = 4
"""Ways to turn a card."""

CARDS = 24
NAILS = 7
"""Nails of each seat."""

COLOURS = ("red", "yellow", "blue", "white")
"""Colours of nails in seat order."""
MOST_SEATS = len(COLOURS)

BED = Square(SIDE, "bed")
hole_name = BED.name
CARD_NAMES = "abcdefghijklmnopqrstuvwx"

_KINDS = (("four", 4), ("five", 5))


def turned(pattern: int, turns: int) -> int:
    """A pattern after some quarter turns clockwise."""
    for _ in range(turns):
        pattern = sum(
            1 << row * CARD_SIDE + column
            for row in range(CARD_SIDE)
            for column in range(CARD_SIDE)
            if pattern >> (CARD_SIDE - 1 - column) * CARD_SIDE + row & 1
        )
    return pattern


def mirrored_top(pattern: int) -> int:
    """The top row of a pattern as those see it who sit behind the card: left and right change places."""
    return (pattern & 1) << 2 | pattern & 2 | pattern >> 2 & 1


def pattern_rows(pattern: int) -> list[str]:
    """A pattern in writing: `["ooo", ".o.", "..."]`."""
    marks = "".join("o" if pattern >> place & 1 else "." for place in range(POSITIONS))
    return [marks[row : row + CARD_SIDE] for row in range(0, POSITIONS, CARD_SIDE)]


def side_marks(side: int) -> str:
    """A side in writing, from the left: `o.o`."""
    return pattern_rows(side)[0]


class Tables(NamedTuple):
    """Constants of the rules that come from the edition."""

    PATTERNS: tuple[int, ...]
    """By card and quarter turns clockwise: the holes, as a set of positions."""
    WAYS: tuple[int, ...]
    """By card: in how many ways it can be turned that look different, 1, 2 or 4; further turns repeat them."""
    TOPS: tuple[int, ...]
    """By card and quarter turns clockwise: the side that the others see, a set of three positions from the left."""
    FITS: tuple[int, ...]
    """By side and card: how many of the card's different ways to stand show that side."""
    BAG: tuple[int, ...]
    """Cards in the bag, by number of seats."""


def tables(edition: Edition) -> Tables:
    """Check a component file and turn it into tables."""
    edition.integer("bed.side", SIDE, SIDE, "1.1")
    edition.integer("nails.each", NAILS, NAILS, "1.2")
    patterns: list[int] = []
    for kind, holes in _KINDS:
        patterns += _read_patterns(edition, f"cards.{kind}", holes)
    if len(patterns) != CARDS:
        problem = "there are {found} cards in all where {count} are needed"
        edition.fail("cards.five", problem, "1.3", found=len(patterns), count=CARDS)
    bag = edition.integers("bag.cards", 2, CARDS, "2.1", 3, kind="seats")
    for seats, cards in zip((2, 3, 4), bag, strict=True):
        if cards % seats:
            problem = "{cards} cards do not make whole rounds for {seats} seats"
            edition.fail("bag.cards", problem, "2.1", cards=cards, seats=seats)
    every_way = tuple(turned(pattern, turns) for pattern in patterns for turns in range(TURNS))
    ways = tuple(len({turned(pattern, turns) for turns in range(TURNS)}) for pattern in patterns)
    tops = tuple(map(mirrored_top, every_way))
    return Tables(
        PATTERNS=every_way,
        WAYS=ways,
        TOPS=tops,
        FITS=tuple(
            tops[card * TURNS : card * TURNS + ways[card]].count(side)
            for side in range(1 << CARD_SIDE)
            for card in range(CARDS)
        ),
        BAG=(0, 0, *bag),
    )


def _read_patterns(edition: Edition, key: str, holes: int) -> list[int]:
    """The cards of one kind."""
    found: list[int] = []
    for number, marks in enumerate(edition.patterns(key, "1.3", (CARD_SIDE,) * CARD_SIDE, ".o", kind="cards", least=0)):
        pattern = sum(1 << place for place, mark in enumerate(marks) if mark == "o")
        if pattern.bit_count() != holes:
            problem = "card {number} has {found} holes where {count} are needed"
            edition.fail(key, problem, "1.3", number=number + 1, found=pattern.bit_count(), count=holes)
        found.append(pattern)
    return found


PATTERNS, WAYS, TOPS, FITS, BAG = tables(Edition.beside(__name__))
