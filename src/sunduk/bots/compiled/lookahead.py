"""Looking one decision ahead, in the compiled subset."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sunduk.core.backends.play import lot
from sunduk.core.rules.bits import lowest
from sunduk.core.rules.contract import CHANCE, actors, apply, choices, conclude, guess, hide, observe
from sunduk.core.rules.record import Records
from sunduk.core.rules.rng import WORD, word

from .outlook import Outlook, judge, settle
from .tree import Desk

OVER = -1
"""Stands for the seat that decides next where nobody does."""


def look(desk: Desk, root: Records, seat: int, key: int, first: int, number: int, outlook: Outlook) -> None:
    """For each choice of a seat, add up what it leads to at once in worlds number `first` … `first + number - 1`.

    All choices meet the same worlds and the same luck. A choice with which a turn only begins is judged by its end.
    """
    for world in range(first, first + number):
        for index in range(imagine(desk, root, seat, key, world)):
            follow(desk, seat, index, key, world)
            conclude(desk.world[0])
            if actors(desk.world[0]):
                judge(desk.world[0], desk.result)
            else:
                settle(desk.world[0], desk.result)
            for at in range(2 * desk.world[0].seats):
                outlook[index, at] += desk.result[at]


def foresee(
    desk: Desk,
    root: Records,
    seat: int,
    key: int,
    world: int,
    size: int,
    rows: NDArray[np.float32],
    deciders: NDArray[np.int64],
    outlook: Outlook,
) -> None:
    """For each choice of a seat, write what who decides next then sees, in `size` numbers, and may choose.

    Rows are zero before. Where a choice ends the match, write how in `outlook`.
    """
    for index in range(imagine(desk, root, seat, key, world)):
        among = follow(desk, seat, index, key, world)
        s = desk.world[0]
        if among:
            # In a race the same seat looks on, also when there is nothing left to do but to wait for the clock.
            who = lowest(among) if lowest(among) < CHANCE and not among >> seat & 1 else seat
            for at in range(choices(s, who, desk.out)):
                rows[index, size + desk.out[at]] = 1
            hide(s, who)
            observe(s, who, rows[index])
            deciders[index] = who
        else:
            settle(s, desk.result)
            deciders[index] = OVER
            for at in range(2 * s.seats):
                outlook[index, at] = desk.result[at]


def imagine(desk: Desk, root: Records, seat: int, key: int, world: int) -> int:
    """Put a world that a seat holds possible on the veil; return how many choices the seat has."""
    desk.veil[0] = root[0]
    guess(desk.veil[0], seat, word(key, WORD, world))
    return choices(desk.veil[0], seat, desk.out)


def follow(desk: Desk, seat: int, index: int, key: int, world: int) -> int:
    """What becomes of the world on the veil by a choice, and by chance until somebody has to decide; return who has."""
    desk.world[0] = desk.veil[0]
    s = desk.world[0]
    choices(s, seat, desk.out)
    apply(s, seat, desk.out[index])
    step = 0
    among = actors(s)
    while among and lowest(among) == CHANCE:
        apply(s, CHANCE, lot(s, desk.out, choices(s, CHANCE, desk.out), word(key, world, step)))
        step += 1
        among = actors(s)
    return among
