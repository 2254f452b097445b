"""The luck of many random matches by judgement alone, in the compiled subset: to test that it is unbiased."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sunduk.bots.compiled.tree import Desk, new_desk
from sunduk.core.backends.play import outcomes, pick, someone
from sunduk.core.match.game import Game
from sunduk.core.rules.bits import count, lowest
from sunduk.core.rules.contract import CHANCE, actors, apply
from sunduk.core.rules.record import Records
from sunduk.core.rules.rng import WORD, below, left_over, word

from .chances import sample_outcomes
from .playouts import Shares, assess

DEALS = 4
"""With how many other deals a deal is compared."""


class Bench(NamedTuple):
    """The memory of a run."""

    desk: Desk
    now: Records
    """The present state of the match."""
    states: Records
    """The outcomes of a chance event."""
    fractions: NDArray[np.int64]
    """Their probabilities, as two numbers each."""
    paths: NDArray[np.int16]
    deals: Records
    """A deal, and those it is compared with."""
    shares: Shares


def play_lucky(bench: Bench, start: Records, key: int, first: int, luck: Shares) -> None:
    """Play matches number `first` and on at random, and write the sum of each seat's luck."""
    for at in range(len(luck)):
        bench.now[0] = start[0]
        for seat in range(start[0].seats):
            luck[at, seat] = 0.0
        step = 0
        among = actors(bench.now[0])
        while among:
            drawn = word(key, first + at, step)
            step += 1
            if lowest(among) == CHANCE:
                draw_outcome(bench, drawn, luck, at)
            else:
                number = count(among)
                who = someone(among, below(drawn, number))
                apply(bench.now[0], who, pick(bench.now[0], who, bench.desk.out, left_over(drawn, number)))
            among = actors(bench.now[0])


def draw_outcome(bench: Bench, drawn: int, luck: Shares, at: int) -> None:
    """Let chance act until a seat may, and add what that brought each seat."""
    seats = bench.now[0].seats
    bench.states[0] = bench.now[0]
    number = outcomes(bench.states, bench.fractions, bench.paths, bench.desk.out)
    if number:
        rest, fell = drawn / (WORD + 1.0), number - 1
        for index in range(number - 1, -1, -1):
            bench.desk.trial[0] = bench.states[index]
            assess(bench.desk, bench.shares, index)
        for index in range(number):
            if rest >= 0.0:
                fell = index
                rest -= odds_of(bench, index)
        for seat in range(seats):
            luck[at, seat] += bench.shares[fell, seat]
            for index in range(number):
                luck[at, seat] -= odds_of(bench, index) * bench.shares[index, seat]
        bench.now[0] = bench.states[fell]
        return
    for index in range(DEALS + 1):
        bench.deals[index] = bench.now[0]
    sample_outcomes(bench.desk, bench.deals, drawn)
    for index in range(DEALS + 1):
        bench.desk.trial[0] = bench.deals[index]
        assess(bench.desk, bench.shares, index)
        for seat in range(seats):
            luck[at, seat] += bench.shares[index, seat] * (1.0 if index == 0 else -1.0 / DEALS)
    bench.now[0] = bench.deals[0]


def odds_of(bench: Bench, index: int) -> float:
    """The probability of an outcome."""
    return float(bench.fractions[index, 0] / bench.fractions[index, 1])


def new_bench(game: Game, seats: int, most: int, deepest: int) -> Bench:
    """Allocate the memory of a run; more outcomes or more actions of chance than these are sampled."""
    return Bench(
        new_desk(game, seats),
        np.zeros(1, game.state.dtype),
        np.zeros(most, game.state.dtype),
        np.zeros((most, 2), np.int64),
        np.zeros((most, deepest), np.int16),
        np.zeros(DEALS + 1, game.state.dtype),
        np.zeros((max(most, DEALS + 1), seats)),
    )
