"""What a seat makes of what the others did, in the compiled subset: it holds some worlds likelier than others."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sunduk.core.match.game import Game
from sunduk.core.rules.contract import guess, surprise
from sunduk.core.rules.record import Records
from sunduk.core.rules.rng import WORD, word

DOUBT = 0.02
"""How much less likely a world is for each surprise."""


class Belief(NamedTuple):
    """Some worlds that a seat holds possible; where there are none, each is guessed when it is needed."""

    worlds: Records
    sums: NDArray[np.float64]
    """How likely each world and all before it are together, in no unit."""


def weigh(belief: Belief, trail: Records, seat: int, key: int) -> None:
    """Guess worlds by the last of a seat's views, and weigh them by all of its views."""
    total = 0.0
    for at in range(len(belief.worlds)):
        belief.worlds[at] = trail[len(trail) - 1]
        guess(belief.worlds[at], seat, word(key, WORD - 1, at))
        surprises = 0
        for step in range(1, len(trail)):
            surprises += surprise(trail[step - 1], trail[step], belief.worlds[at], seat)
        total += DOUBT**surprises
        belief.sums[at] = total


def imagine(belief: Belief, trail: Records, world: Records, seat: int, drawn: int) -> None:
    """Put a world that a seat holds possible in place of `world`, the likelier the more often."""
    if len(belief.worlds):
        world[0] = belief.worlds[place(belief.sums, drawn)]
    else:
        world[0] = trail[len(trail) - 1]
        guess(world[0], seat, drawn)


def place(sums: NDArray[np.float64], drawn: int) -> int:
    """Where a random word falls among sums that rise."""
    sought = sums[len(sums) - 1] * drawn / WORD
    low, high = 0, len(sums) - 1
    while low < high:
        middle = (low + high) // 2
        if sums[middle] < sought:
            low = middle + 1
        else:
            high = middle
    return low


def new_belief(game: Game, worlds: int) -> Belief:
    """Room for so many worlds."""
    return Belief(game.state.blank(worlds), np.zeros(worlds, np.float64))
