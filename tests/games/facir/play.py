"""A plain, slow second implementation of the rules for laying a fakir."""

from __future__ import annotations

import sunduk
from sunduk import Match

GAME = sunduk.game("facir")
HOLES = [column + row for row in "1234567" for column in "abcdefg"]
RULINGS = """
ooo/.o./...  ooo/.../o..  ooo/.../..o  oo./o.o/...  oo./o../.o.  oo./..o/.o.
oo./.../o.o  o.o/o../..o  o.o/.o./o..  o.o/.o./.o.  o../o.o/.o.  .o./ooo/...
ooo/oo./...  ooo/.oo/...  ooo/.../oo.  ooo/.../o.o  ooo/.../.oo  oo./o.o/.o.
oo./o.o/..o  oo./o../.oo  oo./.oo/.o.  oo./.o./o.o  o.o/oo./..o  o../ooo/.o.
"""
PATTERNS = dict(zip("abcdefghijklmnopqrstuvwx", RULINGS.split(), strict=True))
"""The cards, copied from our rulings."""


def turned(card: str, turns: int) -> list[str]:
    """The rows of a card after quarter turns clockwise."""
    rows = PATTERNS[card].split("/")
    for _ in range(turns):
        rows = ["".join(row[column] for row in reversed(rows)) for column in range(3)]
    return rows


def side_seen(card: str, turns: int) -> str:
    """A card's upper side as the players opposite see it."""
    return turned(card, turns)[0][::-1]


def lays(nails: set[str], card: str) -> set[str]:
    """Every way to lay a card on a bed with these nails, found by checking each hole."""
    found = set()
    for turns in range(4):
        rows = turned(card, turns)
        for x in range(5):
            for y in range(5):
                if rows == [window_row(nails, x, y + row) for row in range(3)]:
                    found.add(f"{HOLES[y * 7 + x]}r{turns}")
    return found


def window_row(nails: set[str], x: int, y: int) -> str:
    return "".join("o" if HOLES[y * 7 + x + column] in nails else "." for column in range(3))


def nails_on_bed(match: Match) -> set[str]:
    return {HOLES[hole] for nails in match.state.nails for hole in range(49) if nails >> hole & 1}
