"""What a module exports of the core: the contract's functions, random play, and the outcomes of chance.

Numbers are 32 bits wide for the caller and 64 bits here. `state`, `out` and other parameters that stand for memory are
addresses: of one record, of a row of 16-bit action ids, or as the docstring says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import float32, int16, int32

from ...rules.contract import (
    actors,
    apply,
    choices,
    conclude,
    effort,
    guess,
    hide,
    observe,
    points,
    promise,
    refusal,
    spread,
    standing,
    start,
    weight,
)
from ...rules.outcome import placings, scores
from ...rules.race import DUES
from ...rules.rng import WORD
from ..perft import ANYONE, leaves
from ..play import drawn_by, outcomes, play_out
from .memory import row_at, table_at

STATE: Any = None
"""Placeholder: the compiler puts the record type of the game here."""
MOST_CHOICES = 0
"""Placeholder: the compiler puts the game's own number here."""
OBSERVATION = 0
"""Placeholder: how many numbers an observation of the game has."""
SAND = 0
"""Placeholder: in a race, how many milliseconds the clock waits; else 0."""


def start_at(state: int) -> None:
    start(row_at(state, 1, STATE)[0])


def actors_at(state: int) -> int:
    return actors(row_at(state, 1, STATE)[0])


def choices_at(state: int, who: int, out: int) -> int:
    return choices(row_at(state, 1, STATE)[0], who, row_at(out, MOST_CHOICES, int16))


def refusal_at(state: int, who: int, action: int) -> int:
    return refusal(row_at(state, 1, STATE)[0], who, action)


def apply_at(state: int, who: int, action: int) -> None:
    apply(row_at(state, 1, STATE)[0], who, action)


def weight_at(state: int, action: int) -> int:
    return weight(row_at(state, 1, STATE)[0], action)


def points_at(state: int, seat: int) -> int:
    return points(row_at(state, 1, STATE)[0], seat)


def standing_at(state: int, seat: int) -> int:
    return standing(row_at(state, 1, STATE)[0], seat)


def promise_at(state: int, seat: int) -> int:
    return promise(row_at(state, 1, STATE)[0], seat)


def spread_at(state: int) -> int:
    return spread(row_at(state, 1, STATE)[0])


def effort_at(state: int, seat: int, action: int) -> int:
    return effort(row_at(state, 1, STATE)[0], seat, action)


def conclude_at(state: int) -> None:
    conclude(row_at(state, 1, STATE)[0])


def hide_at(state: int, seat: int) -> None:
    hide(row_at(state, 1, STATE)[0], seat)


def guess_at(state: int, seat: int, key: int) -> None:
    guess(row_at(state, 1, STATE)[0], seat, key & WORD)


def observe_at(state: int, seat: int, row: int) -> None:
    """Write an observation to `row`, 32-bit floats."""
    observe(row_at(state, 1, STATE)[0], seat, row_at(row, OBSERVATION, float32))


def scores_at(state: int, row: int) -> None:
    """Write the points of each seat to `row`, 32-bit integers."""
    s = row_at(state, 1, STATE)[0]
    scores(s, row_at(row, s.seats, int32))


def placings_at(state: int, row: int) -> None:
    """Write the place of each seat to `row`, 32-bit integers."""
    s = row_at(state, 1, STATE)[0]
    placings(s, row_at(row, s.seats, int32))


def drawn_at(state: int, out: int, word: int) -> int:
    """The chance action that a random word selects."""
    return drawn_by(row_at(state, 1, STATE), row_at(out, MOST_CHOICES, int16), word & WORD)


def outcomes_at(states: int, shares: int, most: int, out: int) -> int:
    """Replace the first record by what chance may make of it; see `sunduk.core.backends.play.outcomes`.

    `states` has room for `most` records, `shares` for as many pairs of 32-bit integers.
    """
    no_paths, ids = table_at(out, 0, 0, int16), row_at(out, MOST_CHOICES, int16)
    return outcomes(row_at(states, most, STATE), table_at(shares, most, 2, int32), no_paths, ids)


def play_at(fresh: int, key: int, first: int, number: int, ends: int, lengths: int, dues: int, out: int) -> None:
    """Play matches number `first` … `first + number - 1` of a key at random from the state `fresh` to their ends.

    `ends` has room for as many records, `lengths` for as many 32-bit integers; `dues` is scratch memory of a race.
    """
    records, steps = row_at(ends, number, STATE), row_at(lengths, number, int32)
    due, ids = row_at(dues, DUES, int32), row_at(out, MOST_CHOICES, int16)
    for at in range(number):
        records[at] = row_at(fresh, 1, STATE)[0]
        for who in range(DUES):
            due[who] = 0
        steps[at] = play_out(records[at], key & WORD, first + at, ids, due, SAND)


def perft_at(states: int, depth: int, ids: int, doers: int, left: int, out: int) -> int:
    """How many sequences of `depth` actions there are from the first record; see `sunduk.core.backends.perft`."""
    width = MOST_CHOICES * ANYONE
    room = table_at(ids, depth + 1, width, int32), table_at(doers, depth + 1, width, int32)
    lists = row_at(left, depth + 1, int32)
    return leaves(row_at(states, depth + 1, STATE), row_at(out, MOST_CHOICES, int16), room[0], room[1], lists, depth)


EXPORTS: dict[str, Callable[..., Any]] = {
    function.__name__.removesuffix("_at"): function
    for function in (
        start_at,
        actors_at,
        choices_at,
        refusal_at,
        apply_at,
        weight_at,
        points_at,
        standing_at,
        promise_at,
        spread_at,
        effort_at,
        conclude_at,
        hide_at,
        guess_at,
        observe_at,
        scores_at,
        placings_at,
        drawn_at,
        outcomes_at,
        play_at,
        perft_at,
    )
}
"""Exported functions by the names that a module gives them."""
