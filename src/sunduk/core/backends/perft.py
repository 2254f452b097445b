"""Perft: how many sequences of actions there are from a position, in the subset that runs on every device.

An action is anything that anyone can do, chance included, whatever its weight. A sequence that ends the match before
the full depth counts as one.
"""

from __future__ import annotations

from typing import Any

from ..rules.contract import CLOCK, actors, apply, choices

ANYONE = CLOCK + 1


def leaves(desk: Any, out: Any, ids: Any, doers: Any, left: Any, depth: int) -> int:
    """Walk the tree below `desk[0]`; `left` says how many of the actions listed for a level are still to be done."""
    found = 0
    level = 0
    arrived = True
    while level >= 0:
        if arrived:
            left[level] = 0
            among = actors(desk[level])
            if level == depth or among == 0:
                found += 1
            else:
                for who in range(ANYONE):
                    if among >> who & 1:
                        for index in range(choices(desk[level], who, out)):
                            ids[level, left[level]] = out[index]
                            doers[level, left[level]] = who
                            left[level] += 1
        arrived = left[level] > 0
        if arrived:
            left[level] -= 1
            desk[level + 1] = desk[level]
            apply(desk[level + 1], doers[level, left[level]], ids[level, left[level]])
            level += 1
        else:
            level -= 1
    return found
