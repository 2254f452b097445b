"""A state of Fortune as numbers, seen from one seat: seats and piles are counted from it, clockwise."""

from __future__ import annotations

from typing import Any

from sunduk.core.rules.observation import clear, offsets
from sunduk.core.rules.seats import places_left

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

HAND, HELD, CARDS_OF_FORTUNE, STUDENTS_ONLY, TOPS, SUM, POINTS, PLAYED, MOVER, PHASE, ROUNDS_LEFT, SEATS, SIZE = (
    offsets(LAYOUT)
)


def observe(s: State, seat: int, out: Any) -> None:
    viewer = max(seat, 0)
    clear(out, HAND, SIZE)
    if seat >= 0:
        for kind in range(KINDS):
            out[HAND + kind] = count_of(s.hand[seat], kind)
    for other in range(s.seats):
        mine = places_left(s, viewer, other)
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
        out[MOVER + places_left(s, viewer, s.seat)] = 1
        out[PHASE + s.phase - DEAL] = 1
    out[ROUNDS_LEFT] = rounds_in_all(s) - s.round
    out[SEATS + s.seats - 2] = 1
