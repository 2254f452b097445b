"""What may come of chance: all outcomes with their probabilities, or a sample of them, in the compiled subset.

Chance often acts several times in a row, as in a deal. All that it does until a seat may act is one event.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sunduk.bots.compiled.tree import Desk
from sunduk.core.rules.bits import lowest
from sunduk.core.rules.contract import CHANCE, actors, apply, choices, pick, weight
from sunduk.core.rules.record import Records
from sunduk.core.rules.rng import word

DEEPEST = 4
"""The most actions of chance in an event whose outcomes are enumerated."""


def enumerate_outcomes(
    desk: Desk, states: Records, odds: NDArray[np.float64], paths: NDArray[np.int16], most: int
) -> int:
    """Write the outcomes of the chance event in `states[0]`, with their odds and the actions that lead to each.

    Returns how many there are; 0 if there are more than `most`, or if chance acts more than DEEPEST times.
    """
    odds[0] = 1.0
    for step in range(DEEPEST):
        paths[0, step] = -1
    number, at = 1, 0
    while at < number:
        among = actors(states[at])
        if not among or lowest(among) != CHANCE:
            at += 1
            continue
        count = choices(states[at], CHANCE, desk.out)
        step = 0
        while step < DEEPEST and paths[at, step] >= 0:
            step += 1
        if number + count - 1 > most or step == DEEPEST:
            return 0
        total = 0
        for index in range(count):
            total += weight(states[at], desk.out[index])
        desk.world[0] = states[at]
        share = odds[at]
        for index in range(count - 1, -1, -1):
            place = number + index - 1 if index else at
            states[place] = desk.world[0]
            odds[place] = share * weight(desk.world[0], desk.out[index]) / total
            for before in range(DEEPEST):
                paths[place, before] = paths[at, before]
            paths[place, step] = desk.out[index]
            apply(states[place], CHANCE, desk.out[index])
        number += count - 1
    return number


def sample_outcomes(desk: Desk, states: Records, key: int) -> None:
    """Let chance act in each state until a seat may act; state number n gets the random numbers of lane n."""
    for at in range(len(states)):
        desk.world[0] = states[at]
        step = 0
        among = actors(desk.world[0])
        while among and lowest(among) == CHANCE:
            apply(desk.world[0], CHANCE, pick(desk.world[0], CHANCE, desk.out, word(key, at, step)))
            step += 1
            among = actors(desk.world[0])
        states[at] = desk.world[0]
