"""A network as the source of win shares, for analysis: how likely each seat is to win from a state on."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sunduk.core.match.game import Game
from sunduk.core.rules.record import Records

from ..compiled.network_values import value_all
from ..compiled.tree import new_desk
from .network import Network

DRAWS = 16
"""How many outcomes are drawn where chance acts before the next decision."""


class NetworkValues:
    """Gives the win shares of states by a network, after its table of calibration; those of a state sum to 1.

    States are given with everything open. The calibration holds for players as strong as the network's own self-play.
    """

    name = "network"
    noisy = True
    """Where chance acts before the next decision, another key gives other draws."""

    def __init__(self, game: Game, network: Network) -> None:
        self._value = game.linker("cpu")(value_all)
        self._network = network
        self._desk = new_desk(game, network.shape.seats)
        self._work = network.activations()

    def __call__(self, states: Records, lanes: NDArray[np.int64], key: int) -> NDArray[np.float64]:
        """The win shares of each state, one row a state. States with the same lane share their random numbers."""
        shares = np.zeros((len(states), self._network.shape.seats))
        self._value(self._network.weights, self._work, self._desk, states, lanes, key, DRAWS, shares)
        return self._network.calibrated(shares)

    def win_shares(self, states: Records) -> NDArray[np.float64]:
        """The win shares of each state, with fixed random numbers where chance acts first."""
        return self(states, np.arange(len(states)), 0)
