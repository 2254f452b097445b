"""The outlook: what each seat can expect of a position, in the compiled subset.

The result of a seat is the share of the others that it finishes ahead of, ties counting half: with two seats, 1 for
the winner and 0 for the loser. Results and wins are in one row: index 2 × seat is the result, 2 × seat + 1 the
probability to win. `judge` needs one more number per seat after them, for its promise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sunduk.core.rules.contract import State, actors, conclude, promise, spread, standing
from sunduk.core.rules.elementary import exp

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Outlook = NDArray[np.float64]


def judge(s: State, out: Outlook) -> None:
    """Estimate the outlook of a position: logistic in the differences of the seats' promises."""
    seats = s.seats
    width = spread(s)
    for seat in range(seats):
        out[2 * seat] = 0.0
        out[2 * seat + 1] = 1.0
        out[2 * seats + seat] = promise(s, seat)
        for other in range(seat):
            ahead = 1 / (1 + exp((out[2 * seats + other] - out[2 * seats + seat]) / width))
            out[2 * seat] += ahead
            out[2 * seat + 1] *= ahead
            out[2 * other] += 1 - ahead
            out[2 * other + 1] *= 1 - ahead
    share(out, seats)


def weigh(s: State, out: Outlook) -> None:
    """Write the outlook of a state, after playing an unfinished turn to its likely end, in place."""
    if actors(s):
        conclude(s)
    if actors(s):
        judge(s, out)
    else:
        settle(s, out)


def settle(s: State, out: Outlook) -> None:
    """Write the outlook of a finished match: its actual results."""
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
    """Normalise: results become means over the other seats, and wins sum to 1."""
    wins = 0.0
    for seat in range(seats):
        wins += out[2 * seat + 1]
    for seat in range(seats):
        out[2 * seat] /= seats - 1
        out[2 * seat + 1] /= wins
