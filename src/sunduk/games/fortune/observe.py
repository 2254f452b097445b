"""A state of Fortune as numbers, seen from one seat: seats and piles are counted from it, clockwise."""

from __future__ import annotations

from typing import Any

from .board import BIG_FORTUNE, CHARACTERS, FORTUNE, KINDS, MIDDLE, MOST_SEATS, PILES
from .rules import count_of, rounds_in_all, table_sum
from .state import DEAL, PLAY, State

LAYOUT = (
    ("hand", (KINDS,)),
    ("characters", (MOST_SEATS,)),
    ("fortunes", (MOST_SEATS, 2)),
    ("students_only", (MOST_SEATS,)),
    ("tops", (PILES, KINDS)),
    ("sum", (1,)),
    ("points", (MOST_SEATS,)),
    ("played", (CHARACTERS,)),
    ("mover", (MOST_SEATS,)),
    ("phase", (2,)),
    ("rounds_left", (1,)),
    ("seats", (4,)),
)
"""The blocks of an observation. Characters count in tens of cards, the sum in hundreds, points in thousands."""

HELD = KINDS
CARDS_OF_FORTUNE = HELD + MOST_SEATS
STUDENTS_ONLY = CARDS_OF_FORTUNE + 2 * MOST_SEATS
TOPS = STUDENTS_ONLY + MOST_SEATS
SUM = TOPS + PILES * KINDS
POINTS = SUM + 1
PLAYED = POINTS + MOST_SEATS
MOVER = PLAYED + CHARACTERS
PHASE = MOVER + MOST_SEATS
ROUNDS_LEFT = PHASE + 2
SEATS = ROUNDS_LEFT + 1
SIZE = SEATS + 4


def observe(s: State, seat: int, out: Any) -> None:
    viewer = max(seat, 0)
    for index in range(SIZE):
        out[index] = 0
    if seat >= 0:
        for kind in range(KINDS):
            out[kind] = count_of(s.hand[seat], kind)
    for other in range(s.seats):
        mine = relative_seat(s, viewer, other)
        out[HELD + mine] = s.held[other] / 10
        out[CARDS_OF_FORTUNE + 2 * mine] = count_of(s.hand[other], FORTUNE)
        out[CARDS_OF_FORTUNE + 2 * mine + 1] = count_of(s.hand[other], BIG_FORTUNE)
        out[STUDENTS_ONLY + mine] = s.students_only >> other & 1
        out[POINTS + mine] = s.points[other] / 1000
        if s.top[other]:
            out[TOPS + mine * KINDS + s.top[other] - 1] = 1
    if s.top[MIDDLE]:
        out[TOPS + MIDDLE * KINDS + s.top[MIDDLE] - 1] = 1
    out[SUM] = table_sum(s) / 100
    for kind in range(CHARACTERS):
        out[PLAYED + kind] = count_of(s.played, kind)
    if s.phase == DEAL or s.phase == PLAY:
        out[MOVER + relative_seat(s, viewer, s.seat)] = 1
        out[PHASE + s.phase - DEAL] = 1
    out[ROUNDS_LEFT] = rounds_in_all(s) - s.round
    out[SEATS + s.seats - 2] = 1


def relative_seat(s: State, viewer: int, seat: int) -> int:
    """How many places to the left of the viewer a seat sits."""
    return seat - viewer if seat >= viewer else seat - viewer + s.seats
