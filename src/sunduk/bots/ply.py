"""Looking one decision ahead, in the compiled subset."""

from __future__ import annotations

from sunduk.core.bits import lowest
from sunduk.core.contract import CHANCE, actors, apply, choices, guess
from sunduk.core.play import lot
from sunduk.core.record import Records
from sunduk.core.rng import WORD, word

from .judge import Outlook, judge, settle
from .tree import Desk


def look(desk: Desk, root: Records, seat: int, key: int, first: int, number: int, outlook: Outlook) -> None:
    """For each choice of a seat, add up what it leads to at once in worlds number `first` … `first + number - 1`.

    Chance acts until somebody has to decide again; all choices meet the same worlds and the same luck.
    """
    for world in range(first, first + number):
        desk.veil[0] = root[0]
        guess(desk.veil[0], seat, word(key, WORD, world))
        count = choices(desk.veil[0], seat, desk.out)
        for index in range(count):
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
            if among:
                judge(s, desk.result)
            else:
                settle(s, desk.result)
            for at in range(2 * s.seats):
                outlook[index, at] += desk.result[at]
