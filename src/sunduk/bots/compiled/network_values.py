"""Win shares of many states by a network, in the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sunduk.core.rules.bits import lowest
from sunduk.core.rules.contract import CHANCE, actors, apply, pick
from sunduk.core.rules.rng import word

from .network import Activations, Weights, foretell, perceive
from .outlook import settle
from .tree import Desk

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sunduk.core.rules.record import Records


def value_all(
    net: Weights,
    work: Activations,
    desk: Desk,
    states: Records,
    lanes: NDArray[np.int64],
    key: int,
    draws: int,
    shares: NDArray[np.float64],
) -> None:
    """Write the win share of each seat in each state.

    A network judges decisions. Where chance acts first, its outcomes are drawn `draws` times and the mean is taken;
    states of the same lane get the same random numbers.
    """
    for at in range(len(states)):
        number = draws if among_chance(actors(states[at])) else 1
        for draw in range(number):
            desk.world[0] = states[at]
            s = desk.world[0]
            step = 0
            among = actors(s)
            while among_chance(among):
                drawn = word(key, lanes[at] * draws + draw, step)
                apply(s, CHANCE, pick(s, CHANCE, desk.out, drawn))
                step += 1
                among = actors(s)
            if among:
                who = lowest(among)
                perceive(net, work, s, who)
                foretell(net, work, s, who, desk.result)
            else:
                settle(s, desk.result)
            for seat in range(s.seats):
                shares[at, seat] += desk.result[2 * seat + 1] / number


def among_chance(among: int) -> bool:
    """Whether it is chance that acts next."""
    return among != 0 and lowest(among) == CHANCE
