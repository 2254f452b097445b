"""A network as the source of win shares, for analysis: how likely each seat is to win from a state on."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sunduk.core.match.game import Game
from sunduk.core.rules.record import Records

from ..compiled.network_values import Chances, value_all
from ..compiled.tree import new_desk
from .network import Network

DRAWS = 16
"""How many outcomes of chance are drawn where there are more than `MOST_OUTCOMES`."""
MOST_OUTCOMES = 64
"""More outcomes of chance than this are drawn, not listed."""


class NetworkValues:
    """Gives the win shares of states by a network, after its table of calibration; those of a state sum to 1.

    States are given with everything open. The calibration holds for players as strong as the network's own self-play.
    """

    name = "network"
    noisy: bool
    """Where secrets are dealt before the next decision, another key gives other draws. All else that chance may do is
    listed.
    """

    def __init__(self, game: Game, network: Network) -> None:
        self.noisy = game.secrets
        self._chances = Chances(
            np.zeros(MOST_OUTCOMES, game.state.dtype),
            np.zeros((MOST_OUTCOMES, 2), np.int64),
            np.zeros((1, 0), np.int16),
        )
        self._value = game.linker("cpu")(value_all)
        self._network = network
        self._desk = new_desk(game, network.shape.seats)
        self._work = network.activations()

    def __call__(self, states: Records, lanes: NDArray[np.int64], key: int) -> NDArray[np.float64]:
        """The win shares of each state, one row a state. States with the same lane share their random numbers."""
        shares = np.zeros((len(states), self._network.shape.seats))
        self._value(self._network.weights, self._work, self._desk, self._chances, states, lanes, key, DRAWS, shares)
        return self._network.calibrated(shares)

    def win_shares(self, states: Records) -> NDArray[np.float64]:
        """The win shares of each state, with fixed random numbers where chance acts first."""
        return self(states, np.arange(len(states)), 0)
