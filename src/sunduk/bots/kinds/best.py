"""The bot `best`: the strongest kind of bot for whichever game it is given."""

from __future__ import annotations

from sunduk.core.match.view import View

from ..bot import Budget, Decision
from .search import USUAL, Search
from .search import make as make_search
from .solver import Solver


class Best:
    def __init__(self, seed: int, search: Search) -> None:
        self._search = search
        self._solver = Solver(seed)

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        return (self._solver if view.game.race else self._search).choose(view, budget, explain)

    def reaction(self, view: View, elapsed: float) -> float:
        return self._solver.reaction(view, elapsed)

    def close(self) -> None:
        self._search.close()


def make(argument: str, seed: int) -> Best:
    """`best:0.5` thinks for half a second, uses the network that is shipped with the game, and solves endings."""
    return Best(seed, make_search(argument or USUAL.text, seed, strongest=True))
