"""Endings that are solved: near its end a match without secrets can be played through in all ways."""

from __future__ import annotations

from sunduk.core.match.view import View

from ..bot import Budget, Estimate
from ..compiled.endings import EQUAL
from ..thinker import Thinker

A_SECOND, A_SIMULATION = 1_000_000, 2
"""How many states are visited at most to solve an ending, for a second and for a simulation of the budget: this takes
about a tenth of the time that the search may take."""
MOST = 10_000_000


async def solved_endings(view: View, budget: Budget, thinker: Thinker) -> list[Estimate] | None:
    """The exact outlook of each choice, the best first; None if there are secrets or too many states.

    Everyone is taken to go for the best result. The visits of an estimate are the states of the whole ending.
    """
    if view.game.secrets or view.game.race:
        return None
    found = await thinker.solve(view, int(min(budget.seconds * A_SECOND, budget.nodes * A_SIMULATION, MOST)))
    if not found:
        return None
    visited, outlook = found
    estimates = [Estimate.of(action, visited, row) for action, row in zip(view.ids, outlook, strict=True)]
    return sorted(estimates, key=lambda estimate: estimate.places[view.seat])


def equally_good(estimates: list[Estimate], seat: int) -> int:
    """How many of the first estimates are as good for a seat as the very first."""
    return sum(estimate.places[seat] < estimates[0].places[seat] + EQUAL for estimate in estimates)
