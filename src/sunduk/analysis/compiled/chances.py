"""Samples of what may come of chance, in the compiled subset. `sunduk.core.backends.play.outcomes` enumerates it.

Chance often acts several times in a row, as in a deal. All that it does until a seat may act is one event.
"""

from __future__ import annotations

from sunduk.bots.compiled.tree import Desk
from sunduk.core.rules.bits import lowest
from sunduk.core.rules.contract import CHANCE, actors, apply, pick
from sunduk.core.rules.record import Records
from sunduk.core.rules.rng import word


def sample_outcomes(desk: Desk, states: Records, key: int) -> None:
    """Let chance act in each state until a seat may act; state number n gets the random numbers of lane n."""
    for at in range(len(states)):
        desk.world[0] = states[at]
        sample_outcome(desk, key, at)
        states[at] = desk.world[0]


def sample_outcome(desk: Desk, key: int, lane: int) -> None:
    """Let chance act in `desk.world` until a seat may act."""
    step = 0
    among = actors(desk.world[0])
    while among and lowest(among) == CHANCE:
        apply(desk.world[0], CHANCE, pick(desk.world[0], CHANCE, desk.out, word(key, lane, step)))
        step += 1
        among = actors(desk.world[0])
