"""Worlds that a seat holds possible, and the states after each of its choices in them, in the compiled subset."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sunduk.bots.compiled.belief import Belief, imagine, weigh
from sunduk.core.rules.contract import apply
from sunduk.core.rules.record import Records
from sunduk.core.rules.rng import WORD, word


def imagine_worlds(belief: Belief, trail: Records, seat: int, key: int, world: Records, worlds: Records) -> None:
    """Fill `worlds` with those a seat holds possible, given the trail of its views, the present one last."""
    weigh(belief, trail, seat, key)
    for at in range(len(worlds)):
        imagine(belief, trail, world, seat, word(key, WORD, at))
        worlds[at] = world[0]


def try_choices(worlds: Records, seat: int, ids: NDArray[np.int16], states: Records) -> None:
    """Write the state after each choice in each world: state w × choices + c is choice c in world w."""
    for at in range(len(worlds)):
        for index in range(len(ids)):
            states[at * len(ids) + index] = worlds[at]
            apply(states[at * len(ids) + index], seat, ids[index])
