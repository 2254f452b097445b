"""What the choices of a race gain and how long they take to find, in the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sunduk.core.rules.contract import apply, choices, effort, promise

from .tree import Desk

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sunduk.core.rules.record import Records


def weigh(desk: Desk, root: Records, seat: int, gains: NDArray[np.int64], efforts: NDArray[np.int64]) -> None:
    """For each choice of a seat, write how much it raises the seat's promise, and the effort to find it."""
    held = promise(root[0], seat)
    for index in range(choices(root[0], seat, desk.out)):
        desk.world[0] = root[0]
        apply(desk.world[0], seat, desk.out[index])
        gains[index] = promise(desk.world[0], seat) - held
        efforts[index] = effort(root[0], seat, desk.out[index])
