"""Bots with a manner: they play like `best`, but choose by taste among choices that are about as good.

A miser takes what brings it most points now, a blocker what leaves the best of the others least, a gambler what leaves
most to luck. What a choice may cost is bounded by `INDULGENCE`, so a manner costs little strength.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sunduk.core.errors import BadOption
from sunduk.core.match.view import View
from sunduk.core.rules.rng import WORD

from ..bot import Budget, Decision, Estimate
from ..compiled.leanings import LEAD, LEAD_SQUARED, OTHERS, OWN, lean
from ..compiled.tree import new_desk
from .best import Best
from .search import USUAL
from .search import make as make_search

MANNERS = ("miser", "blocker", "gambler")
INDULGENCE = 0.05
"""By how much the expected result of a choice may be below that of the best; a result is a share of the others."""
KNOWN = 0.05
"""A choice with fewer visits than this share of the most visited one's is not known well enough to be taken."""
WORLDS = 64


class Mannered(Best):
    """Plays like `best`, with a taste among choices that are about as good."""

    def __init__(self, manner: str, seed: int, argument: str) -> None:
        super().__init__(seed, make_search(argument or USUAL.text, seed, strongest=True))
        self._manner = manner
        self._seed = seed

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        if view.game.race or len(view.ids) == 1:
            return super().choose(view, budget, explain)
        found = super().choose(view, budget, explain=True).estimates
        tastes = dict(zip(view.ids, taste(self._manner, view, self._seed), strict=True))
        action = max(acceptable(found, view.seat), key=lambda estimate: tastes[estimate.action]).action
        first = next(estimate for estimate in found if estimate.action == action)
        rest = [estimate for estimate in found if estimate is not first]
        return Decision(action, (first, *rest) if explain else ())


def acceptable(found: tuple[Estimate, ...], seat: int) -> list[Estimate]:
    """The choices that are about as good as the first; the first of them is the best."""
    best, others = found[0], len(found[0].places) - 1
    return [
        estimate
        for estimate in found
        if estimate.visits >= KNOWN * best.visits and estimate.places[seat] - best.places[seat] <= INDULGENCE * others
    ]


def taste(manner: str, view: View, seed: int) -> NDArray[np.float64]:
    """How much each choice of a view is to the taste of a manner."""
    sums = np.zeros((len(view.ids), 4))
    desk = new_desk(view.game, int(view.records[0].seats))
    view.game.linker("cpu")(lean)(desk, view.records, view.seat, seed & WORD, WORLDS, sums)
    means: NDArray[np.float64] = sums / WORLDS
    if manner == "miser":
        return means[:, OWN]
    if manner == "blocker":
        return -means[:, OTHERS]
    return means[:, LEAD_SQUARED] - means[:, LEAD] ** 2


def make(argument: str, seed: int) -> Mannered:
    """`manner:miser`; `manner:blocker:0.1` thinks for a tenth of a second."""
    manner, _, budget = argument.partition(":")
    if manner not in MANNERS:
        raise BadOption(f"A manner is {', '.join(MANNERS)}, as in manner:miser:0.1, not {manner!r}.")
    return Mannered(manner, seed, budget)
