"""Win shares of states by judgement and by judged playouts, in the compiled subset."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sunduk.bots.compiled.outlook import weigh
from sunduk.bots.compiled.tree import Desk
from sunduk.core.rules.bits import lowest
from sunduk.core.rules.contract import CHANCE, actors, apply, choices, pick
from sunduk.core.rules.record import Records
from sunduk.core.rules.rng import another, below, word

Outlook = NDArray[np.float64]
"""A row of results and wins, see `sunduk.bots.compiled.outlook`."""
Shares = NDArray[np.float64]
"""Win shares: one row for each state, one column for each seat."""


def judge_all(desk: Desk, states: Records, shares: Shares) -> None:
    """Write the judgement's win shares of each state; those of a finished match are its result."""
    for at in range(len(states)):
        desk.trial[0] = states[at]
        assess(desk, shares, at)


def play_all(
    desk: Desk, states: Records, lanes: NDArray[np.int64], key: int, plies: int, breadth: int, shares: Shares
) -> None:
    """Play each state on for `plies` decisions, then judge it; write the win shares.

    States with the same lane get the same random numbers: their n-th chance event and their n-th decision are drawn by
    the same words, so that the difference of two states has less noise than either.
    """
    for at in range(len(states)):
        desk.world[0] = states[at]
        rolled, decided = 0, 0
        among = actors(desk.world[0])
        while among and (decided < plies or lowest(among) == CHANCE):
            who = lowest(among)
            number = choices(desk.world[0], who, desk.out)
            if who == CHANCE:
                drawn = word(key, lanes[at], 2 * rolled)
                rolled += 1
                apply(desk.world[0], CHANCE, pick(desk.world[0], CHANCE, desk.out, drawn))
            else:
                drawn = word(key, lanes[at], 2 * decided + 1)
                decided += 1
                apply(desk.world[0], who, desk.out[better(desk, who, number, breadth, drawn)])
            among = actors(desk.world[0])
        desk.trial[0] = desk.world[0]
        assess(desk, shares, at)


def better(desk: Desk, who: int, number: int, breadth: int, drawn: int) -> int:
    """The best, by judgement, of `breadth` choices drawn at random: an index into `desk.out`."""
    best, highest = below(drawn, number), -1.0
    if number == 1 or breadth == 1:
        return best
    index = best
    for _ in range(min(breadth, number)):
        desk.trial[0] = desk.world[0]
        apply(desk.trial[0], who, desk.out[index])
        weigh(desk.trial[0], desk.result)
        if desk.result[2 * who + 1] > highest:
            best, highest = index, desk.result[2 * who + 1]
        if breadth < number:
            drawn = another(drawn)
            index = below(drawn, number)
        else:
            index = index + 1 if index + 1 < number else 0
    return best


def assess(desk: Desk, shares: Shares, at: int) -> None:
    """Write the win shares of the state on `desk.trial`, an unfinished turn played to its likely end."""
    weigh(desk.trial[0], desk.result)
    for seat in range(desk.trial[0].seats):
        shares[at, seat] = desk.result[2 * seat + 1]
