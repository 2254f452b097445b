"""The bot `net:weights.npz`, which plays by a trained network."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sunduk.core.errors import BadOption
from sunduk.core.match.view import View
from sunduk.core.rules.rng import WORD

from ..bot import Budget, Decision, Estimate
from ..compiled.lookahead import OVER, foresee
from ..compiled.tree import new_desk
from ..net_file import Floats, Network, read
from ..reaction import Paced

WORLDS = 128
"""In how many random worlds, with chance drawn in each, choices are evaluated at most …"""
POSITIONS = 256
"""… and about how many different positions are given to the network at most."""
FEW = 8
"""After so many worlds it stops if they all led to the same positions."""
TRUST = 100.0
"""The weight of a choice's expected result, relative to the log-probability the network gives the choice."""

Outlooks = NDArray[np.float64]


class Net(Paced):
    """Takes what the network prefers, corrected by how the network judges the positions each choice leads to."""

    def __init__(self, network: Network, name: str, seed: int) -> None:
        super().__init__(seed)
        self._network = network
        self._name = name
        self._seed = seed
        self._asked = 0

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        seats = view.plain.seats
        if why := self._network.refusal(view.game, seats):
            raise BadOption(f"The bot {self._name} cannot play here: {why}.")
        self.reacted()
        self._asked += 1
        if len(view.ids) == 1 and not explain:
            return Decision(view.ids[0])
        worlds, outlooks = foreseen(self._network, view, self._seed + self._asked)
        merit = preferences(self._network, view) + TRUST * outlooks[:, 2 * view.seat]
        order = np.argsort(-merit, kind="stable").tolist()
        found = (Estimate.of(view.ids[index], worlds, outlooks[index].tolist()) for index in order)
        return Decision(view.ids[order[0]], tuple(found) if explain else ())


def preferences(network: Network, view: View) -> Outlooks:
    """The log-probability that the network gives each choice."""
    size = network.observation
    row = np.zeros((1, size + view.game.seat_actions), np.float32)
    view.game.functions("cpu").observe(view.records[0], view.seat, row[0])
    row[0, [size + action for action in view.ids]] = 1
    policy, _ = network(row)
    mine = policy[0, list(view.ids)].astype(np.float64)
    mine -= mine.max()
    return np.asarray(mine - np.log(np.exp(mine).sum()))


def foreseen(network: Network, view: View, seed: int) -> tuple[int, Outlooks]:
    """Look one decision ahead: the number of worlds used, and the network's mean outlook for each choice."""
    game, size, count = view.game, network.observation, len(view.ids)
    look, desk = game.linker("cpu")(foresee), new_desk(game, network.seats)
    total = np.zeros((count, 2 * network.seats))
    known: dict[bytes, int] = {}
    rows: list[Floats] = []
    met: list[tuple[int, int, int]] = []
    """For each position met: the choice that led to it, its index in `rows`, and the seat that decides there."""
    worlds = 0
    while worlds < WORLDS and len(rows) < POSITIONS and not (worlds == FEW and len(rows) <= count):
        seen = np.zeros((count, size + game.seat_actions), np.float32)
        deciders, ends = np.zeros(count, np.int64), np.zeros_like(total)
        look(desk, view.records, view.seat, seed & WORD, worlds, size, seen, deciders, ends)
        worlds += 1
        total += ends
        for index in range(count):
            if deciders[index] != OVER:
                at = known.setdefault(seen[index].tobytes(), len(rows))
                if at == len(rows):
                    rows.append(seen[index])
                met.append((index, at, int(deciders[index])))
    if rows:
        _, judged = network(np.stack(rows))
        choice, at, decider = np.array(met).T
        turned = (np.arange(2 * network.seats) - 2 * decider[:, None]) % (2 * network.seats)
        np.add.at(total, choice, judged[at[:, None], turned])
    return worlds, total / worlds


def make(argument: str, seed: int) -> Net:
    """`net:weights.npz` plays by the network in that file."""
    if not argument:
        raise BadOption("The bot net needs the file with its weights: write net:weights.npz.")
    return Net(read(Path(argument)), f"net:{argument}", seed)
