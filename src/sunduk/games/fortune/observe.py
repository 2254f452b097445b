"""A state of Fortune as numbers, seen from one seat: seats and piles are counted from it, clockwise."""

from __future__ import annotations

from typing import Any

from sunduk.core.rules.observation import Block, Blocks, clear, mark, offsets, put_count, put_flag
from sunduk.core.rules.seats import places_left

from .board import (
    BIG_FORTUNE,
    CHARACTERS,
    DEALT,
    FORTUNE,
    KINDS,
    MIDDLE,
    MOST_BIG_FORTUNES,
    MOST_FORTUNES,
    MOST_OF_A_KIND,
    MOST_SEATS,
    PILES,
    value_of,
)
from .rules import count_of, rounds_in_all, table_sum
from .state import DEAL, PLAY, State

MOST_ROUNDS = 10
MOST_SUM = PILES * value_of(CHARACTERS - 1)
"""The sum if every pile shows the highest character."""
MOST_POINTS = MOST_ROUNDS * MOST_SEATS * (MOST_FORTUNES + MOST_BIG_FORTUNES) * 2 * MOST_SUM
"""No seat gets more: in every round each Fortune card of every seat brings at most twice the highest sum."""


def layout() -> Blocks:
    """The blocks of an observation."""
    return (
        Block("hand", (KINDS,), "how many cards of each kind one holds", most=MOST_OF_A_KIND),
        Block("characters", (MOST_SEATS,), "characters in each hand, in tens", unit=10, most=max(DEALT)),
        Block("fortunes", (MOST_SEATS, 2), "Fortune and Big Fortune cards in each hand", most=MOST_FORTUNES),
        Block("students_only", (MOST_SEATS,), "seats that have shown that they hold Students only"),
        Block("tops", (PILES, KINDS), "the card on top of each seat's pile, then of the middle"),
        Block("sum", (1,), "what a Fortune would bring now, in hundreds", unit=100, most=MOST_SUM, least=-MOST_SUM),
        Block("points", (MOST_SEATS,), "points of each seat, in thousands", unit=1000, most=MOST_POINTS),
        Block("played", (CHARACTERS,), "characters of each kind played in this round", most=MOST_OF_A_KIND),
        Block("mover", (MOST_SEATS,), "the seat that plays, or that is dealt the next card"),
        Block("phase", (2,), "whether cards are dealt or played"),
        Block("rounds_left", (1,), "rounds after this one", most=MOST_ROUNDS),
        Block("seats", (4,), "whether 2, 3, 4 or 5 play"),
    )


HAND, HELD, CARDS_OF_FORTUNE, STUDENTS_ONLY, TOPS, SUM, POINTS, PLAYED, MOVER, PHASE, ROUNDS_LEFT, SEATS, SIZE = (
    offsets(layout())
)


def observe(s: State, seat: int, out: Any) -> None:
    viewer = max(seat, 0)
    clear(out, HAND, SIZE)
    if seat >= 0:
        for kind in range(KINDS):
            put_count(out, HAND + kind, count_of(s.hand[seat], kind), 1)
    for other in range(s.seats):
        mine = places_left(s, viewer, other)
        put_count(out, HELD + mine, s.held[other], 10)
        put_count(out, CARDS_OF_FORTUNE + 2 * mine, count_of(s.hand[other], FORTUNE), 1)
        put_count(out, CARDS_OF_FORTUNE + 2 * mine + 1, count_of(s.hand[other], BIG_FORTUNE), 1)
        put_flag(out, STUDENTS_ONLY + mine, s.students_only >> other & 1)
        put_count(out, POINTS + mine, s.points[other], 1000)
        mark(out, TOPS + mine * KINDS, s.top[other] - 1)
    mark(out, TOPS + MIDDLE * KINDS, s.top[MIDDLE] - 1)
    put_count(out, SUM, table_sum(s), 100)
    for kind in range(CHARACTERS):
        put_count(out, PLAYED + kind, count_of(s.played, kind), 1)
    if s.phase == DEAL or s.phase == PLAY:
        mark(out, MOVER, places_left(s, viewer, s.seat))
        mark(out, PHASE, s.phase - DEAL)
    put_count(out, ROUNDS_LEFT, rounds_in_all(s) - s.round, 1)
    mark(out, SEATS, s.seats - 2)
