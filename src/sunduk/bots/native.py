"""Compiled functions of bots, run by Numba in this process."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from sunduk.core.errors import BadOption
from sunduk.core.match.view import View
from sunduk.core.rules.rng import WORD

from .compiled.belief import new_belief
from .compiled.endings import RESULT, new_stack, solve
from .compiled.lookahead import look
from .compiled.network import no_activations, no_weights
from .compiled.race_values import weigh
from .compiled.tree import Manner, manner_of, new_desk, new_tree, search
from .thinker import Found, Plan

if TYPE_CHECKING:
    from sunduk.core.rules.record import Records

    from .networks.network import Network

MOST_NODES = 1 << 18
MOST_EDGES = 1 << 23
"""The most edges of one tree, which then takes up to 80 MB."""

_BLINK = 0.002
"""About how many seconds pass between two looks at the clock."""


class Native:
    """A `Thinker` that never waits."""

    async def search(self, plan: Plan) -> Found:
        import numpy as np

        view, budget = plan.trail[-1], plan.budget
        network = _network(plan)
        manner = plan.manner or manner_of(view.game, view.plain.seats, network is not None)
        trail = np.concatenate([seen.records for seen in plan.trail])
        shares = _shares(budget.nodes, len(plan.keys))
        growers = [_Grower(view, trail, manner, network, *each) for each in zip(plan.keys, shares, strict=True)]
        end = time.perf_counter() + budget.seconds
        if len(growers) == 1:
            growers[0].run(end, plan.hurried)
        else:
            from concurrent.futures import ThreadPoolExecutor

            with ThreadPoolExecutor(len(growers)) as pool:
                # The visits of all trees are added up: one tree's favourite may be settled while the sum is not.
                for done in [pool.submit(grower.run, end, False) for grower in growers]:
                    done.result()
        count = len(view.ids)
        visits = np.sum([grower.tree.visits[:count] for grower in growers], axis=0)
        outlook = np.sum([grower.tree.outlook[:count] for grower in growers], axis=0)
        return Found(visits.tolist(), outlook.tolist())

    async def look(self, view: View, key: int, worlds: int) -> list[list[float]]:
        import numpy as np

        game, seats = view.game, view.plain.seats
        outlook = np.zeros((game.most_choices, 2 * seats))
        game.linker("cpu")(look)(new_desk(game, seats), view.records, view.seat, key & WORD, 0, worlds, outlook)
        rows: list[list[float]] = outlook[: len(view.ids)].tolist()
        return rows

    async def solve(self, view: View, most: int) -> tuple[int, list[list[float]]] | None:
        game, left = view.game, most
        stack, linked, apply = new_stack(game, view.plain.seats), game.linker("cpu")(solve), game.functions("cpu").apply
        outlook = []
        for action in view.ids:
            after = view.records.copy()
            apply(after[0], view.seat, action)
            stack.states[0] = after[0]
            visited = linked(stack, RESULT, left)
            if not visited:
                return None
            left -= visited
            outlook.append(stack.outlook[0].tolist())
        return most - left, outlook

    async def weigh(self, view: View) -> tuple[list[int], list[int]]:
        import numpy as np

        gains, efforts = (np.zeros(len(view.ids), np.int64) for _ in range(2))
        desk = new_desk(view.game, view.plain.seats)
        view.game.linker("cpu")(weigh)(desk, view.records, view.seat, gains, efforts)
        return gains.tolist(), efforts.tolist()


NATIVE = Native()


def _network(plan: Plan) -> Network | None:
    """The network that judges positions of this match, if any."""
    view = plan.trail[-1]
    if plan.networks is None:
        from .networks.shipped import shipped_network

        return shipped_network(view.game, view.plain) if plan.shipped else None
    if why := plan.networks.refusal(view.game, view.plain):
        raise BadOption(f"This network cannot be used here: {why}.")
    return plan.networks.networks[view.plain.seats]


class _Grower:
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


def _shares(nodes: float, trees: int) -> list[float]:
    """Divide a number of nodes among trees."""
    return [nodes if math.isinf(nodes) else (nodes + number) // trees for number in range(trees)]
