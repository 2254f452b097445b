"""The bot `solver` for races: it computes what is right at once, and acts when a person would have found it."""

from __future__ import annotations

import math
import random

from sunduk.core.errors import BadOption
from sunduk.core.match.view import View

from ..bot import Budget, Decision
from ..native import NATIVE
from ..thinker import Thinker, settled
from .greedy import Greedy

CHAMPION = 0.5
"""The default pace: half the time of a practised player."""
SPREAD = 0.35
"""Standard deviation of the logarithm of the time it takes to find something."""
HALF_LIFE = 6.0
"""Waiting so many seconds halves the value of a find, since others may be quicker."""
ILLUSION = 10.0
"""Seconds to find something wrong and take it for right, at the pace of a practised player."""


class Solver(Greedy):
    """A racing bot. `pace`: its time as a share of a practised player's; `slips`: how often it is mistaken."""

    def __init__(self, seed: int, pace: float = CHAMPION, slips: float = 0.0, thinker: Thinker = NATIVE) -> None:
        super().__init__(seed, thinker)
        self._luck = random.Random(seed)
        self._pace_of_finding = pace
        self._slips = slips
        self._finds: dict[int, float] = {}
        """When it finds each choice good, rightly or by mistake: seconds after the start of the race."""
        self._plan: tuple[bytes, int] | None = None
        """The view it planned for, and the action planned: done at its time if the view has not changed."""

    def reaction(self, view: View, elapsed: float) -> float:
        return settled(self.react(view, elapsed))

    async def react(self, view: View, elapsed: float) -> float:
        """`reaction`, wherever choices are weighed."""
        if elapsed == 0:
            self._finds.clear()
        best, plan = (-1.0, 0.0), (math.inf, -1)
        for action, gain, effort in await self._weighed(view):
            when = max(elapsed, self._finding(action, effort))
            if math.isinf(when):
                continue
            # A choice that gains nothing is taken only if nothing better has been found.
            worth = abs(gain) * 0.5 ** (when / HALF_LIFE), -when
            if worth > best:
                best, plan = worth, (when, action)
        self._plan = view.packed, plan[1]
        return plan[0]

    async def decide(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        planned = self._plan[1] if self._plan and self._plan[0] == view.packed else None
        if planned is not None and not explain:
            self.reacted()
            return Decision(planned)
        decision = await super().decide(view, budget, explain)
        return decision if planned is None else Decision(planned, decision.estimates)

    async def _weighed(self, view: View) -> list[tuple[int, int, int]]:
        """For each choice: its action, how much it raises the seat's promise, and the effort to find it."""
        gains, efforts = await self._thinker.weigh(view)
        return list(zip(view.ids, gains, efforts, strict=True))

    def _finding(self, action: int, effort: int) -> float:
        if action not in self._finds:
            luck = self._pace_of_finding * self._luck.lognormvariate(0, SPREAD)
            fooled = self._luck.random() < self._slips
            self._finds[action] = luck * effort / 1000 if effort else luck * ILLUSION if fooled else math.inf
        return self._finds[action]


def make(argument: str, seed: int) -> Solver:
    """`solver:0.5` needs half the time of a practised player."""
    try:
        pace = float(argument or CHAMPION)
    except ValueError:
        raise BadOption(f"The pace of a solver is a number such as 0.5, not {argument!r}.") from None
    if not 0.01 <= pace <= 100:
        raise BadOption(f"The pace of a solver is a number from 0.01 to 100, not {argument}.")
    return Solver(seed, pace)
