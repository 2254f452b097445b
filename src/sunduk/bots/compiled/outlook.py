"""How a position looks to all seats, in the compiled subset.

The result of a seat is the share of the others that it finishes ahead of, equals counting half: 1 for the winner of
two, 0 for the loser. Results and wins stand in one row: 2 × seat is its result, 2 × seat + 1 its win. Who judges has
room for another number for each seat behind them: what it may hope for.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from sunduk.core.rules.contract import State, promise, spread, standing

Outlook = NDArray[np.float64]


def judge(s: State, out: Outlook) -> None:
    """What seats may expect: logistic in the difference of what each may hope for."""
    seats = s.seats
    width = spread(s)
    for seat in range(seats):
        out[2 * seat] = 0.0
        out[2 * seat + 1] = 1.0
        out[2 * seats + seat] = promise(s, seat)
        for other in range(seat):
            ahead = 1 / (1 + math.exp((out[2 * seats + other] - out[2 * seats + seat]) / width))
            out[2 * seat] += ahead
            out[2 * seat + 1] *= ahead
            out[2 * other] += 1 - ahead
            out[2 * other + 1] *= 1 - ahead
    share(out, seats)


def settle(s: State, out: Outlook) -> None:
    """How the match ended."""
    seats = s.seats
    best = standing(s, 0)
    for seat in range(1, seats):
        best = max(best, standing(s, seat))
    for seat in range(seats):
        out[2 * seat] = 0.0
        for other in range(seats):
            if other != seat and standing(s, seat) >= standing(s, other):
                out[2 * seat] += 1.0 if standing(s, seat) > standing(s, other) else 0.5
        out[2 * seat + 1] = 1.0 if standing(s, seat) == best else 0.0
    share(out, seats)


def share(out: Outlook, seats: int) -> None:
    """Make results means over the others, and wins add up to 1."""
    wins = 0.0
    for seat in range(seats):
        wins += out[2 * seat + 1]
    for seat in range(seats):
        out[2 * seat] /= seats - 1
        out[2 * seat + 1] /= wins
