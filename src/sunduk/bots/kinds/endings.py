"""Endings that are solved: near its end a match without secrets can be played through in all ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sunduk.core.match.view import View

from ..bot import Budget, Estimate
from ..compiled.endings import EQUAL, RESULT, new_stack, solve

if TYPE_CHECKING:
    from sunduk.core.match.game import Game

    from ..compiled.endings import Stack

A_SECOND, A_SIMULATION = 1_000_000, 2
"""How many states are visited at most to solve an ending, for a second and for a simulation of the budget: this takes
about a tenth of the time that the search may take."""
MOST = 10_000_000


class Endings:
    """Solves decisions near the end of matches. Keeps its memory from one decision to the next."""

    def __init__(self) -> None:
        self._memory: dict[tuple[Game, int], Stack] = {}

    def estimates(self, view: View, budget: Budget) -> list[Estimate] | None:
        """The exact outlook of each choice, the best first; None if there are secrets or too many states.

        Everyone is taken to go for the best result. The visits of an estimate are the states of the whole ending.
        """
        game, seats = view.game, view.plain.seats
        if game.secrets or game.race:
            return None
        most = left = int(min(budget.seconds * A_SECOND, budget.nodes * A_SIMULATION, MOST))
        if (game, seats) not in self._memory:
            self._memory[game, seats] = new_stack(game, seats)
        stack, linked = self._memory[game, seats], game.linker("cpu")(solve)
        found = []
        for action in view.ids:
            after = view.records.copy()
            game.functions().apply(game.state.checked(after), view.seat, action)
            stack.states[0] = after[0]
            visited = linked(stack, RESULT, left)
            if not visited:
                return None
            left -= visited
            found.append((action, stack.outlook[0].tolist()))
        estimates = [Estimate.of(action, most - left, outlook) for action, outlook in found]
        return sorted(estimates, key=lambda estimate: estimate.places[view.seat])


def equally_good(estimates: list[Estimate], seat: int) -> int:
    """How many of the first estimates are as good for a seat as the very first."""
    return sum(estimate.places[seat] < estimates[0].places[seat] + EQUAL for estimate in estimates)
