"""Bots that search a tree: `mcts` for games where everything is visible, `ismcts` where seats have secrets."""

from __future__ import annotations

import math
import time
from pathlib import Path
from typing import TYPE_CHECKING

from sunduk.core.errors import BadOption
from sunduk.core.match.view import View
from sunduk.core.rules.rng import WORD

from ..bot import Budget, Decision, Estimate
from ..compiled.belief import new_belief
from ..compiled.network import no_activations, no_weights
from ..compiled.tree import Manner, manner_of, new_desk, new_tree, search
from ..reaction import Paced
from .endings import Endings, equally_good

if TYPE_CHECKING:
    from sunduk.core.rules.record import Records

    from ..networks.net_file import NetFile
    from ..networks.network import Network

MOST_NODES = 1 << 18
MOST_EDGES = 1 << 23
"""The most edges of one tree, which then takes up to 80 MB."""
MOST_THREADS = 256
MEMORY = 16
"""How many of its earlier views a seat remembers."""
USUAL = Budget(seconds=0.1)

_BLINK = 0.002
"""About how many seconds pass between two looks at the clock."""
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
    ) -> None:
        super().__init__(seed)
        self._networks = networks
        self._strongest = strongest
        self._endings = Endings()
        self._key = seed
        self._budget = budget
        self._threads = threads
        self._manner = manner
        self._seen: list[View] = []

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        if view.game.race:
            raise BadOption(f"{view.game.id} is a race, and a search has no sense of time: use the bot solver instead.")
        if len(view.ids) == 1 and not explain:
            return Decision(view.ids[0])
        estimates = self._found(view, budget or self._budget, not explain, self._remember(view))
        return Decision(estimates[0].action, tuple(estimates) if explain else ())

    def _found(self, view: View, budget: Budget, hurried: bool, trail: Records) -> list[Estimate]:
        """What each choice is worth, the best first: exactly, if the rest of the match can be solved."""
        solved = self._endings.estimates(view, budget) if self._strongest else None
        if not solved:
            return self.estimates(view, budget, hurried, trail)
        alike = equally_good(solved, view.seat)
        if alike > 1:
            # Perfect players may not care, others may err: the search tells which choice is then the best.
            order = [estimate.action for estimate in self.estimates(view, budget, hurried, trail)]
            solved[:alike] = sorted(solved[:alike], key=lambda estimate: order.index(estimate.action))
        return solved

    def estimates(
        self, view: View, budget: Budget, hurried: bool = False, trail: Records | None = None
    ) -> list[Estimate]:
        """What each choice is worth, the most visited first. If `hurried`, stop once the most visited cannot change.

        The trail holds the earlier views of the seat and the present one.
        """
        import numpy as np

        network = self._network(view)
        manner = self._manner or manner_of(view.game, view.plain.seats, network is not None)
        shares = _shares(budget.nodes, self._threads)
        trail = view.records if trail is None else trail
        workers = [_Worker(view, trail, manner, network, self._next_key(), share) for share in shares]
        end = time.perf_counter() + budget.seconds
        if len(workers) == 1:
            workers[0].run(end, hurried)
        else:
            from concurrent.futures import ThreadPoolExecutor

            with ThreadPoolExecutor(len(workers)) as pool:
                # The visits of all trees are added up: one tree's favourite may be settled while the sum is not.
                for done in [pool.submit(worker.run, end, False) for worker in workers]:
                    done.result()
        count = len(view.ids)
        visits = np.sum([worker.tree.visits[:count] for worker in workers], axis=0)
        outlook = np.sum([worker.tree.outlook[:count] for worker in workers], axis=0)
        rows = (outlook / np.maximum(1, visits)[:, None]).tolist()
        found = [Estimate.of(*each) for each in zip(view.ids, visits.tolist(), rows, strict=True)]
        return sorted(found, key=lambda estimate: (-estimate.visits, estimate.places[view.seat]))

    def _network(self, view: View) -> Network | None:
        """The network that judges positions of this match, if any."""
        if self._networks is None:
            from ..networks.shipped import shipped_network

            return shipped_network(view.game, view.plain) if self._strongest else None
        if why := self._networks.refusal(view.game, view.plain):
            raise BadOption(f"This network cannot be used here: {why}.")
        return self._networks.networks[view.plain.seats]

    def _remember(self, view: View) -> Records:
        """Add a view to those the seat saw at its last decisions; returns them, the present one last."""
        import numpy as np

        same = [seen for seen in self._seen if seen.game is view.game and seen.seat == view.seat]
        self._seen = [*same[1 - MEMORY :], view]
        return np.concatenate([seen.records for seen in self._seen])

    def _next_key(self) -> int:
        """A new random key for each tree of each decision."""
        self._key = self._key + _STRIDE & WORD
        return self._key


class _Worker:
    """One tree and the thread that grows it."""

    def __init__(
        self, view: View, trail: Records, manner: Manner, network: Network | None, key: int, nodes: float
    ) -> None:
        game, seats = view.game, view.plain.seats
        room = int(min(MOST_NODES, nodes + 1))
        self.tree = new_tree(room, min(MOST_EDGES, room * game.most_choices), game.most_choices, seats)
        self._search = game.linker("cpu")(search)
        self._nodes = nodes
        self._count = len(view.ids)
        belief = new_belief(game, manner.worlds if len(trail) > 1 else 0)
        weights, work = (network.weights, network.activations()) if network else (no_weights(), no_activations())
        self._fixed = manner, weights, work, self.tree, new_desk(game, seats), belief, trail, view.seat, key
        # Compile or load the search now, so that it does not use up thinking time.
        self._search(*self._fixed, 0, 0)

    def run(self, end: float, hurried: bool) -> None:
        """Simulate until the time `end` or until all nodes are used, looking at the clock every few milliseconds."""
        done, step, nodes, fastest = 0, 1.0, self._nodes, 0.0
        while done < nodes:
            number = int(max(1, min(step, nodes - done)))
            began = time.perf_counter()
            self._search(*self._fixed, done, number)
            done += number
            now = time.perf_counter()
            rate = number / max(now - began, 1e-6)
            # Use the highest rate so far: a machine that was busy for a moment may be quicker again.
            fastest = max(fastest, rate)
            if now >= end or (hurried and self._lead() > min(fastest * (end - now), nodes - done)):
                break
            step = min(2 * number, rate * min(_BLINK, end - now))

    def _lead(self) -> int:
        """By how many visits the first choice is ahead of the second."""
        import numpy as np

        second, first = np.partition(self.tree.visits[: self._count], -2)[-2:]
        return int(first - second)


def _shares(nodes: float, threads: int) -> list[float]:
    """Divide a number of nodes among threads."""
    threads = int(min(threads, nodes))
    return [nodes if math.isinf(nodes) else (nodes + number) // threads for number in range(threads)]


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
