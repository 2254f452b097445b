"""Which matches a report leads to: one for every bar and every point of a fan, and few enough to hold them all."""

from __future__ import annotations

from collections.abc import Sequence


def chosen(groups: Sequence[Sequence[int]]) -> list[int]:
    """For each of several groups of matches, given by their places, one that belongs to it; all together are few.

    Greedy: the smallest group first, and of those in it the match that most other groups have, too.
    """
    found = [-1] * len(groups)
    among: dict[int, int] = {}
    """For each match, which groups it belongs to, as bits."""
    for index, members in enumerate(groups):
        for match in members:
            among[match] = among.get(match, 0) | 1 << index
    waiting = (1 << len(groups)) - 1
    for index in sorted(range(len(groups)), key=lambda index: len(groups[index])):
        if found[index] >= 0 or not groups[index]:
            continue
        best = max(groups[index], key=lambda match: (among[match] & waiting).bit_count())
        for group in range(len(groups)):
            if waiting & among[best] & 1 << group:
                found[group] = best
        waiting &= ~among[best]
    return found
