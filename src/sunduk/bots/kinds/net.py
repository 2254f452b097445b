"""The bots `net:FILE` and `net`, which play by the policy of a network alone, without a search: that of a file, or the
one that is shipped with the game.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sunduk.core.errors import BadOption
from sunduk.core.match.view import View

from ..bot import Budget, Decision
from ..networks.net_file import NetFile, read
from ..networks.network import Network, softmax
from ..networks.shipped import shipped
from ..reaction import Paced
from .search import Search

LOOKS = 16
"""How many simulations for each choice it explains itself by."""


class Net(Paced):
    """Takes the choice that the network finds likeliest."""

    def __init__(self, file: NetFile | None, name: str, seed: int) -> None:
        """Without a file, it takes the networks of the game that it plays."""
        super().__init__(seed)
        self._file = file
        self._name = name
        self._search = Search(seed, networks=file, strongest=file is None)

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        file = self._file or shipped(view.game)
        why = file.refusal(view.game, view.plain) if file else f"no network is shipped with {view.game.id}"
        if file is None or why:
            raise BadOption(f"The bot {self._name} cannot play here: {why}.")
        self.reacted()
        likes = policy(file.networks[view.plain.seats], view)
        action = view.ids[int(likes.argmax())]
        if not explain or view.game.race:
            return Decision(action)
        known = dict(zip(view.ids, likes.tolist(), strict=True))
        found = self._search.estimates(view, Budget(nodes=LOOKS * len(view.ids)))
        return Decision(action, tuple(sorted(found, key=lambda estimate: -known[estimate.action])))


def policy(network: Network, view: View) -> NDArray[np.float64]:
    """The probability that the network gives each choice of a view."""
    rows = np.zeros((network.shape.views, network.shape.observation), np.float32)
    # Of a secret game, the policy sees the observation of the deciding seat alone.
    view.game.functions("cpu").observe(view.records[0], view.seat, rows[0])
    return softmax(network(rows).policy[0, list(view.ids)])


def make(argument: str, seed: int) -> Net:
    """`net:FILE` plays by the networks in that file, `net` by those shipped with the game."""
    if not argument:
        return Net(None, "net", seed)
    return Net(read(Path(argument)), f"net:{argument}", seed)
