"""Which matches a report leads to: one for every bar and every point of a fan, and few enough to hold them all."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Members = NDArray[np.bool_]
"""Which of some matches belong to a bar, or pass a point of a fan."""


def chosen(groups: Sequence[Members]) -> list[int]:
    """For each of several groups of matches, one that belongs to it, given by its place; all together are few.

    Greedy: the smallest group first, and of those in it the match that most other groups have, too.
    """
    found = [-1] * len(groups)
    if not groups:
        return found
    members = np.array(groups)
    waiting = np.ones(len(groups), np.bool_)
    for index in np.argsort(members.sum(axis=1), kind="stable").tolist():
        if found[index] >= 0:
            continue
        best = int((members[waiting].sum(axis=0) * members[index]).argmax())
        for group in np.flatnonzero(waiting & members[:, best]).tolist():
            found[group] = best
        waiting &= ~members[:, best]
    return found
