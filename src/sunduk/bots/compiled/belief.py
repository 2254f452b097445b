"""What a seat infers from the actions of others, in the compiled subset: how likely each possible world is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sunduk.core.match.game import Game
from sunduk.core.rules.contract import guess, surprise
from sunduk.core.rules.rng import WORD, word

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sunduk.core.rules.record import Records

DOUBT = 0.02
"""The factor by which each surprise makes a world less likely."""


class Belief(NamedTuple):
    """A sample of worlds that a seat considers possible; if it is empty, a world is guessed whenever one is needed."""

    worlds: Records
    sums: NDArray[np.float64]
    """Cumulative weights of the worlds, not normalised."""


def weigh(belief: Belief, trail: Records, seat: int, key: int) -> None:
    """Guess worlds from the last view of a seat, and weigh each by how well it explains all views of the trail."""
    total = 0.0
    for at in range(len(belief.worlds)):
        belief.worlds[at] = trail[len(trail) - 1]
        guess(belief.worlds[at], seat, word(key, WORD - 1, at))
        share = 1.0
        for step in range(1, len(trail)):
            for _ in range(surprise(trail[step - 1], trail[step], belief.worlds[at], seat)):
                share *= DOUBT
        total += share
        belief.sums[at] = total


def imagine(belief: Belief, trail: Records, world: Records, seat: int, drawn: int) -> None:
    """Draw a world that a seat considers possible, by its weight, and write it to `world`."""
    if len(belief.worlds):
        world[0] = belief.worlds[place(belief.sums, drawn)]
    else:
        world[0] = trail[len(trail) - 1]
        guess(world[0], seat, drawn)


def place(sums: NDArray[np.float64], drawn: int) -> int:
    """The index at which a random word falls into cumulative sums (binary search)."""
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
    """Allocate a belief of `worlds` worlds."""
    import numpy as np

    return Belief(np.zeros(worlds, game.state.dtype), np.zeros(worlds, np.float64))
