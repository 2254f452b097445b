"""What a choice leans to one ply on, in the compiled subset: own points, those of others, what is left to luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sunduk.core.rules.contract import promise

from .lookahead import follow, imagine
from .tree import Desk

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sunduk.core.rules.record import Records

OWN, OTHERS, LEAD, LEAD_SQUARED = range(4)
"""The columns of `lean`."""


def lean(desk: Desk, root: Records, seat: int, key: int, worlds: int, sums: NDArray[np.float64]) -> None:
    """For each choice of a seat, add up over worlds: the seat's promise, the highest promise of another, and their
    difference and its square.
    """
    for world in range(worlds):
        for index in range(imagine(desk, root, seat, key, world)):
            follow(desk, seat, index, key, world)
            s = desk.world[0]
            own, others = promise(s, seat), -(1 << 30)
            for other in range(s.seats):
                if other != seat:
                    others = max(others, promise(s, other))
            sums[index, OWN] += own
            sums[index, OTHERS] += others
            sums[index, LEAD] += own - others
            sums[index, LEAD_SQUARED] += (own - others) ** 2
