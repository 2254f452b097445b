"""Bots that search a tree: `mcts` for games where everything is visible, `ismcts` where seats have secrets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sunduk.core.errors import BadOption
from sunduk.core.match.view import View
from sunduk.core.rules.rng import WORD

from ..bot import Budget, Decision, Estimate
from ..native import NATIVE
from ..reaction import Paced
from ..thinker import Plan, Thinker, settled
from .endings import equally_good, solved_endings

if TYPE_CHECKING:
    from ..compiled.tree import Manner
    from ..networks.net_file import NetFile

MOST_THREADS = 256
MEMORY = 16
"""How many of its earlier views a seat remembers."""
USUAL = Budget(seconds=0.1)

_STRIDE = 0x9E3779B1
"""Difference between the random keys of two trees."""


class Search(Paced):
    """Searches for the choice with the best expected result for its seat.

    Positions are judged by a network: by that of `networks`, or, if the search is the `strongest`, by the one shipped
    with the game where there is one for the match. Otherwise by the game's judgement. The strongest also solves
    endings.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget = USUAL,
        threads: int = 1,
        manner: Manner | None = None,
        *,
        networks: NetFile | None = None,
        strongest: bool = False,
        thinker: Thinker = NATIVE,
    ) -> None:
        super().__init__(seed)
        self._thinker = thinker
        self._networks = networks
        self._strongest = strongest
        self._key = seed
        self._budget = budget
        self._threads = threads
        self._manner = manner
        self._seen: list[View] = []

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        return settled(self.decide(view, budget, explain))

    async def decide(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        """`choose`, wherever the search runs."""
        if view.game.race:
            raise BadOption(f"{view.game.id} is a race, and a search has no sense of time: use the bot solver instead.")
        if len(view.ids) == 1 and not explain:
            return Decision(view.ids[0])
        estimates = await self._found(view, budget or self._budget, not explain, self._remember(view))
        return Decision(estimates[0].action, tuple(estimates) if explain else ())

    async def _found(self, view: View, budget: Budget, hurried: bool, trail: Sequence[View]) -> list[Estimate]:
        """What each choice is worth, the best first: exactly, if the rest of the match can be solved."""
        solved = await solved_endings(view, budget, self._thinker) if self._strongest else None
        if not solved:
            return await self.estimate(view, budget, hurried, trail)
        alike = equally_good(solved, view.seat)
        if alike > 1:
            # Perfect players may not care, others may err: the search tells which choice is then the best.
            order = [estimate.action for estimate in await self.estimate(view, budget, hurried, trail)]
            solved[:alike] = sorted(solved[:alike], key=lambda estimate: order.index(estimate.action))
        return solved

    def estimates(self, view: View, budget: Budget) -> list[Estimate]:
        """What each choice is worth, the most visited first."""
        return settled(self.estimate(view, budget))

    async def estimate(
        self, view: View, budget: Budget, hurried: bool = False, trail: Sequence[View] = ()
    ) -> list[Estimate]:
        """What each choice is worth, the most visited first. If `hurried`, stop once the most visited cannot change.

        The trail holds the earlier views of the seat and the present one.
        """
        keys = [self._next_key() for _ in range(int(min(self._threads, budget.nodes)))]
        plan = Plan(trail or [view], keys, budget, hurried, self._strongest, self._networks, self._manner)
        visits, outlook = await self._thinker.search(plan)
        found = [
            Estimate.of(action, count, [total / max(1, count) for total in row])
            for action, count, row in zip(view.ids, visits, outlook, strict=True)
        ]
        return sorted(found, key=lambda estimate: (-estimate.visits, estimate.places[view.seat]))

    def _remember(self, view: View) -> list[View]:
        """Add a view to those the seat saw at its last decisions; returns them, the present one last."""
        same = [seen for seen in self._seen if seen.game is view.game and seen.seat == view.seat]
        self._seen = [*same[1 - MEMORY :], view]
        return self._seen

    def _next_key(self) -> int:
        """A new random key for each tree of each decision."""
        self._key = self._key + _STRIDE & WORD
        return self._key


def make(argument: str, seed: int, strongest: bool = False) -> Search:
    """`mcts:0.1`, `mcts:5000n`; `mcts:0.1x2` grows two trees in two threads; `mcts:0.1@FILE` uses the network there."""
    plan, at, path = argument.partition("@")
    budget, times, threads = plan.partition("x")
    if times and not (threads.isdecimal() and 1 <= int(threads[:4]) <= MOST_THREADS):
        raise BadOption(
            f"The number of threads of a search is a whole number from 1 to {MOST_THREADS} after the x, as in 0.1x2, "
            f"not {threads!r}."
        )
    networks = None
    if at:
        from ..networks.net_file import read

        networks = read(Path(path))
    limit = Budget.read(budget) if budget else USUAL
    return Search(seed, limit, int(threads or 1), networks=networks, strongest=strongest)
