"""What a WebAssembly module exports of studies: one task, which plays some matches and writes their rows.

A task lies in one block of memory, as those of `sunduk.analysis.compiled.exports` do: its numbers, 64 bits each; then a
record before its first action and, where matches are not random, a script of 32-bit integers; then whatever it needs.
The answer has a row for each match, as `sunduk.study.columns` says, and one for each action of seats.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import float64, int16, int32, int64

from sunduk.core.backends.wasm.memory import row_at, table_at
from sunduk.core.match.game import Game
from sunduk.core.rules.race import DUES

from ..columns import COUNTS, width
from .chronicle import NOTES, write_match

STATE: Any = None
"""Placeholder: the compiler puts the record type of the game here."""
SIZE = 0
"""Placeholder: the size of a record of the game in bytes, a multiple of 8."""
MOST_CHOICES = 0
"""Placeholder: the compiler puts the game's own number here."""
SEAT_ACTIONS = 0
"""Placeholder: how many actions of seats the game has."""
SAND = 0
"""Placeholder: in a race, how many milliseconds the clock waits; else 0."""

SEATS, KEY, FIRST, NUMBER, LONGEST = range(5)
"""The numbers of a task: seats, the key and the numbers of the matches, and how many steps a row of the script has."""
ROWS = 5
"""How many these are."""


def rows_places(at: int, head: Any, size: int, most: int, actions: int) -> tuple[int, ...]:
    """Addresses of a task at `at`: script, choices, desk, trial, shares, outlook, due, seen, notes, marks, row, uses,
    answer, end.
    """
    seats, number = head[SEATS], head[NUMBER]
    script = at + 8 * ROWS + size
    out = (script + 4 * number * head[LONGEST] + 7) // 8 * 8
    desk = (out + 2 * most + 7) // 8 * 8
    trial = desk + size
    shares = trial + size
    outlook = shares + 16 * seats
    due = outlook + 24 * seats
    seen = due + 8 * DUES
    notes = seen + 8 * seats
    marks = notes + 8 * NOTES
    row = marks + 8 * seats * actions
    uses = row + 8 * width(seats)
    answer = uses + 8 * COUNTS * actions
    end = answer + 8 * (width(seats) * number + COUNTS * actions)
    return script, out, desk, trial, shares, outlook, due, seen, notes, marks, row, uses, answer, end


def rows_room(at: int) -> int:
    return rows_places(0, row_at(at, ROWS, int64), SIZE, MOST_CHOICES, SEAT_ACTIONS)[13]


def rows_output(at: int) -> int:
    """Where the rows are; then those of actions."""
    return rows_places(at, row_at(at, ROWS, int64), SIZE, MOST_CHOICES, SEAT_ACTIONS)[12]


def rows_run(at: int, first: int, number: int) -> None:
    """Play the matches and write their rows; a step is one match."""
    head = row_at(at, ROWS, int64)
    seats, all_rows = head[SEATS], width(head[SEATS]) * head[NUMBER]
    place = rows_places(at, head, SIZE, MOST_CHOICES, SEAT_ACTIONS)
    fresh = row_at(at + 8 * ROWS, 1, STATE)
    script = table_at(place[0], head[NUMBER] if head[LONGEST] else 0, head[LONGEST], int32)
    out = row_at(place[1], MOST_CHOICES, int16)
    desk, trial = row_at(place[2], 1, STATE), row_at(place[3], 1, STATE)
    shares, outlook = table_at(place[4], 2, seats, float64), row_at(place[5], 3 * seats, float64)
    due, seen, notes = row_at(place[6], DUES, int32), row_at(place[7], seats, int32), row_at(place[8], NOTES, int32)
    marks, row = table_at(place[9], seats, SEAT_ACTIONS, int32), row_at(place[10], width(seats), int32)
    uses = table_at(place[11], SEAT_ACTIONS, COUNTS, int64)
    answer = row_at(place[12], all_rows + COUNTS * SEAT_ACTIONS, float64)
    for index in range(first, first + number):
        match = head[FIRST] + index
        write_match(
            desk,
            out,
            fresh[0],
            due,
            SAND,
            head[KEY],
            match,
            index,
            script,
            trial,
            0,
            shares,
            outlook,
            seen,
            notes,
            marks,
            row,
            uses,
        )
        for column in range(len(row)):
            answer[index * len(row) + column] = row[column]
    if first + number == head[NUMBER]:
        for action in range(SEAT_ACTIONS):
            for count in range(COUNTS):
                answer[all_rows + action * COUNTS + count] = uses[action, count]


EXPORTS: tuple[Callable[..., Any], ...] = (rows_room, rows_output, rows_run)


def exports(game: Game) -> dict[str, Callable[..., Any]]:
    """Exported functions by the names that a game's module gives them."""
    return {function.__name__: function for function in EXPORTS}
