"""Win shares of many states by a network, in the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sunduk.core.backends.play import outcomes
from sunduk.core.rules.bits import lowest
from sunduk.core.rules.contract import CHANCE, State, actors, apply, pick
from sunduk.core.rules.rng import word

from .network import Activations, Weights, foretell, perceive
from .outlook import settle
from .tree import Desk

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sunduk.core.rules.record import Records


class Chances(NamedTuple):
    """Room for what chance may make of a state before a seat decides."""

    states: Records
    odds: NDArray[np.int64]
    """The probability of each, as the quotient of two numbers."""
    paths: NDArray[np.int16]


def value_all(
    net: Weights,
    work: Activations,
    desk: Desk,
    chances: Chances,
    states: Records,
    lanes: NDArray[np.int64],
    key: int,
    draws: int,
    shares: NDArray[np.float64],
) -> None:
    """Write the win share of each seat in each state.

    A network judges decisions. Where chance acts first, the mean over all that may come of it is taken, by its
    weights. If that is more than `chances` has room for, it is drawn `draws` times; states of the same lane get the
    same random numbers.
    """
    for at in range(len(states)):
        chances.states[0] = states[at]
        number = outcomes(chances.states, chances.odds, chances.paths, desk.out)
        for index in range(number):
            desk.world[0] = chances.states[index]
            value(net, work, desk, shares, at, chances.odds[index, 0] / chances.odds[index, 1])
        if number == 0:
            for draw in range(draws):
                desk.world[0] = states[at]
                draw_outcome(desk, desk.world[0], key, lanes[at] * draws + draw)
                value(net, work, desk, shares, at, 1 / draws)


def draw_outcome(desk: Desk, s: State, key: int, lane: int) -> None:
    """Let chance act until a seat decides."""
    step = 0
    while among_chance(actors(s)):
        apply(s, CHANCE, pick(s, CHANCE, desk.out, word(key, lane, step)))
        step += 1


def value(
    net: Weights, work: Activations, desk: Desk, shares: NDArray[np.float64], at: int, probability: float
) -> None:
    """Add the win shares of the state on `desk.world`, in which a seat decides or the match is over."""
    s = desk.world[0]
    among = actors(s)
    if among:
        who = lowest(among)
        perceive(net, work, s, who)
        foretell(net, work, s, who, desk.result)
    else:
        settle(s, desk.result)
    for seat in range(s.seats):
        shares[at, seat] += desk.result[2 * seat + 1] * probability


def among_chance(among: int) -> bool:
    """Whether it is chance that acts next."""
    return among != 0 and lowest(among) == CHANCE
