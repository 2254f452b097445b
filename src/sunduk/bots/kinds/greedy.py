"""The bot `greedy`: looks one ply ahead and takes the choice that the game's evaluation (`judge`) rates best."""

from __future__ import annotations

from sunduk.core.match.view import View

from .. import no_argument
from ..bot import Budget, Decision, Estimate
from ..native import NATIVE
from ..reaction import Paced
from ..thinker import Thinker, settled

WORLDS = 64
"""In how many random worlds, with chance drawn in each, every choice is evaluated."""


class Greedy(Paced):
    def __init__(self, seed: int, thinker: Thinker = NATIVE) -> None:
        super().__init__(seed)
        self._thinker = thinker
        self._seed = seed
        self._asked = 0

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        return settled(self.decide(view, budget, explain))

    async def decide(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        """`choose`, wherever choices are evaluated."""
        self.reacted()
        found = await self.estimate(view, budget)
        return Decision(found[0].action, tuple(found) if explain else ())

    async def estimate(self, view: View, budget: Budget | None = None) -> list[Estimate]:
        """What each choice looks like one ply on, the best first."""
        self._asked += 1
        return await estimate(view, self._seed + self._asked, WORLDS, self._thinker)


def estimates(view: View, seed: int, worlds: int) -> list[Estimate]:
    """What each choice looks like one ply on, the best first."""
    return settled(estimate(view, seed, worlds, NATIVE))


async def estimate(view: View, seed: int, worlds: int, thinker: Thinker) -> list[Estimate]:
    """`estimates`, wherever choices are evaluated."""
    rows = await thinker.look(view, seed, worlds)
    found = [
        Estimate.of(action, worlds, [total / worlds for total in row])
        for action, row in zip(view.ids, rows, strict=True)
    ]
    return sorted(found, key=lambda estimate: estimate.places[view.seat])


def make(argument: str, seed: int) -> Greedy:
    no_argument("greedy", argument)
    return Greedy(seed)
