"""Looking one decision ahead, in the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sunduk.core.rules.bits import lowest
from sunduk.core.rules.contract import CHANCE, actors, apply, choices, conclude, guess, pick
from sunduk.core.rules.rng import WORD, word

from .outlook import judge, settle
from .tree import Desk

if TYPE_CHECKING:
    from sunduk.core.rules.record import Records

    from .outlook import Outlook


def look(desk: Desk, root: Records, seat: int, key: int, first: int, number: int, outlook: Outlook) -> None:
    """For each choice of a seat, add up its outlook one ply on, in worlds number `first` … `first + number - 1`.

    All choices are tried in the same worlds with the same chance. A choice that only begins a turn is judged at the
    end of this turn.
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


def imagine(desk: Desk, root: Records, seat: int, key: int, world: int) -> int:
    """Write a world that a seat considers possible to `desk.veil`; return how many choices the seat has."""
    desk.veil[0] = root[0]
    guess(desk.veil[0], seat, word(key, WORD, world))
    return choices(desk.veil[0], seat, desk.out)


def follow(desk: Desk, seat: int, index: int, key: int, world: int) -> int:
    """Do a choice in the world on `desk.veil`, let chance act until somebody has to decide, and return who."""
    desk.world[0] = desk.veil[0]
    s = desk.world[0]
    choices(s, seat, desk.out)
    apply(s, seat, desk.out[index])
    step = 0
    among = actors(s)
    while among and lowest(among) == CHANCE:
        apply(s, CHANCE, pick(s, CHANCE, desk.out, word(key, world, step)))
        step += 1
        among = actors(s)
    return among
