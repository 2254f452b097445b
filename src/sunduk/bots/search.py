"""Bots that search: `mcts` where everything is seen, `ismcts` where seats have secrets."""

from __future__ import annotations

import math
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from sunduk.core.errors import BadOption
from sunduk.core.game import Game
from sunduk.core.rng import WORD
from sunduk.core.view import View

from .bot import Budget, Decision, Estimate
from .pace import Paced
from .tree import Manner, new_desk, new_tree, search

MOST_NODES = 1 << 18
"""Of one tree; it takes up to 80 MB."""
MOST_EDGES = 1 << 23
MOST_THREADS = 256
USUAL = Budget(seconds=0.1)

_BLINK = 0.002
"""Seconds between two looks at the clock, about."""


class Search(Paced):
    """Looks for the choice that brings its seat the best result."""

    def __init__(self, seed: int, budget: Budget = USUAL, threads: int = 1) -> None:
        super().__init__(seed)
        self._seed = seed
        self._budget = budget
        self._threads = threads
        self._asked = 0
        self.manner: Manner | None = None

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        if view.game.race:
            raise BadOption(f"{view.game.id} is a race, and a search has no sense of time: use the bot solver instead.")
        self.reacted()
        if len(view.ids) == 1 and not explain:
            return Decision(view.ids[0])
        self._asked += 1
        estimates = self.estimates(view, budget or self._budget)
        return Decision(estimates[0].action, tuple(estimates) if explain else ())

    def estimates(self, view: View, budget: Budget) -> list[Estimate]:
        """What each choice is worth, the one most looked at first."""
        began = time.perf_counter()
        crews = [
            _Worker(view, self._seed + 7919 * self._asked + 104729 * n, budget, self.manner or manner_of(view.game))
            for n in range(int(min(self._threads, budget.nodes)))
        ]
        if len(crews) == 1:
            crews[0].run(budget, began)
        else:
            shares = [_share(budget, n, len(crews)) for n in range(len(crews))]
            with ThreadPoolExecutor(len(crews)) as pool:
                work = [pool.submit(worker.run, share, began) for worker, share in zip(crews, shares, strict=True)]
                for done in work:
                    done.result()
        count = len(view.ids)
        visits = np.sum([worker.tree.visits[:count] for worker in crews], axis=0)
        outlook = np.sum([worker.tree.outlook[:count] for worker in crews], axis=0)
        found = []
        for index, action in enumerate(view.ids):
            row = outlook[index] / max(1, visits[index])
            found.append(Estimate.of(action, int(visits[index]), row.tolist()))
        return sorted(found, key=lambda estimate: (-estimate.visits, estimate.places[view.seat]))


class _Worker:
    """One tree and the thread that grows it."""

    def __init__(self, view: View, seed: int, budget: Budget, manner: Manner) -> None:
        game = view.game
        nodes = int(min(MOST_NODES, budget.nodes + 1))
        self.tree = new_tree(
            nodes, min(MOST_EDGES, nodes * game.most_choices), game.most_choices, int(view.records[0].seats)
        )
        self._view = view
        self._key = seed & WORD
        self._desk = new_desk(game, int(view.records[0].seats))
        self._search = game.linker("cpu")(search)
        self._manner = manner

    def run(self, budget: Budget, began: float) -> None:
        """Simulate until the budget is used up."""
        done, chunk = 0, 16
        end = began + budget.seconds
        while done < budget.nodes:
            chunk = int(min(chunk, budget.nodes - done))
            looked = time.perf_counter()
            self._search(
                self._manner, self.tree, self._desk, self._view.records, self._view.seat, self._key, done, chunk
            )
            done += chunk
            now = time.perf_counter()
            if now >= end:
                return
            rate = chunk / max(now - looked, 1e-6)
            chunk = max(
                1, min(2 * chunk, int(rate * _BLINK), int(rate * (end - now)) if budget.seconds < 1e9 else 1 << 30)
            )


def _share(budget: Budget, number: int, threads: int) -> Budget:
    """What one of several threads gets; together they get all of it."""
    nodes = budget.nodes if math.isinf(budget.nodes) else (budget.nodes + number) // threads
    return Budget(budget.seconds, nodes)


def manner_of(game: Game) -> Manner:
    """How a game is best searched."""
    return Manner(
        game.secrets, getattr(game.part("judge"), "PLIES", 4), getattr(game.part("judge"), "EXPLORATION", 0.7)
    )


def make(argument: str, seed: int) -> Search:
    """`mcts:0.1`, `mcts:5000n`, `mcts:0.1x2` for two threads."""
    budget, times, threads = argument.partition("x")
    if times and not (threads.isdecimal() and 1 <= int(threads[:4]) <= MOST_THREADS):
        raise BadOption(
            f"The number of threads of a search is a whole number from 1 to {MOST_THREADS} after the x, as in 0.1x2, "
            f"not {threads!r}."
        )
    return Search(seed, Budget.read(budget) if budget else USUAL, int(threads or 1))
