"""Puzzles of a race: the most valuable thing that can be found is hard to find, and worth more than anything else.

What a choice is worth is exact here: the points that it brings, or costs if nothing makes it good.
"""

from __future__ import annotations

import numpy as np

from sunduk.analysis.race import solution
from sunduk.bots.compiled.race_values import weigh
from sunduk.bots.compiled.tree import new_desk
from sunduk.bots.kinds.levels import PACES
from sunduk.core.match.match import Match

from .lead import Lead
from .puzzle import Option

LEAST_LEAD = 2
"""By how many points the best find is better than the second, at least."""
FEWEST_FINDS = 2
"""Fewer finds than this leave nothing to compare."""


class RaceVerifier:
    """Measures rounds of a race by what can be found in them."""

    def glance(self, match: Match, seat: int, key: int, share: float) -> int | None:
        """The best find, if it is clearly best."""
        found = self.measure(match, seat, key)
        return None if found is None else found.action

    def measure(self, match: Match, seat: int, key: int) -> Lead | None:
        """The lead of the best find if it is a puzzle, else None."""
        ids, gains, efforts = _weighed(match, seat)
        found = self.lead(match, seat, key)
        hard = efforts[ids.index(found.action)]
        easiest = min((effort for gain, effort in zip(gains, efforts, strict=True) if gain > 0), default=hard)
        finds = sum(gain > 0 for gain in gains)
        clear = found.lead >= LEAST_LEAD and found.options[0].value > 0
        return found if clear and finds >= FEWEST_FINDS and hard > easiest else None

    def lead(self, match: Match, seat: int, key: int) -> Lead:
        """What each choice brings, and the lead of the best."""
        ids, gains, efforts = _weighed(match, seat)
        options = [
            Option(match.write(seat, action), gain, 0.0, solution(match, action) if gain > 0 else "")
            for action, gain in zip(ids, gains, strict=True)
        ]
        order = sorted(range(len(ids)), key=lambda index: -gains[index])
        lead = gains[order[0]] - gains[order[1]] if len(ids) > 1 else 0
        seconds = tuple(round(pace.pace * efforts[order[0]] / 1000, 1) for pace in PACES)
        return Lead(ids[order[0]], lead, 0.0, [options[index] for index in order], seconds)


def _weighed(match: Match, seat: int) -> tuple[list[int], list[int], list[int]]:
    """The choices of a seat, how many points each brings, and the effort to find it."""
    ids = match.ids(seat)
    gains, efforts = (np.zeros(len(ids), np.int64) for _ in range(2))
    desk = new_desk(match.game, match.seats)
    match.game.linker("cpu")(weigh)(desk, match.records, seat, gains, efforts)
    return ids, gains.tolist(), efforts.tolist()
