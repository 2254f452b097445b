"""The bot `greedy`: looks one ply ahead and takes the choice that the game's evaluation (`judge`) rates best."""

from __future__ import annotations

from sunduk.core.match.view import View
from sunduk.core.rules.rng import WORD

from .. import no_argument
from ..bot import Budget, Decision, Estimate
from ..compiled.lookahead import look
from ..compiled.tree import new_desk
from ..reaction import Paced

WORLDS = 64
"""In how many random worlds, with chance drawn in each, every choice is evaluated."""


class Greedy(Paced):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._seed = seed
        self._asked = 0

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        self.reacted()
        found = self.estimates(view, budget)
        return Decision(found[0].action, tuple(found) if explain else ())

    def estimates(self, view: View, budget: Budget | None = None) -> list[Estimate]:
        """What each choice looks like one ply on, the best first."""
        self._asked += 1
        return estimates(view, self._seed + self._asked, WORLDS)


def estimates(view: View, seed: int, worlds: int) -> list[Estimate]:
    """What each choice looks like one ply on, the best first."""
    import numpy as np

    game, seats = view.game, view.plain.seats
    outlook = np.zeros((game.most_choices, 2 * seats))
    game.linker("cpu")(look)(new_desk(game, seats), view.records, view.seat, seed & WORD, 0, worlds, outlook)
    rows = (outlook[: len(view.ids)] / worlds).tolist()
    found = [Estimate.of(action, worlds, row) for action, row in zip(view.ids, rows, strict=True)]
    return sorted(found, key=lambda estimate: estimate.places[view.seat])


def make(argument: str, seed: int) -> Greedy:
    no_argument("greedy", argument)
    return Greedy(seed)
