"""Evaluators: what gives the win shares of states. Each states its quality; they are interchangeable.

`judgement` asks a game's `judge` module, `playouts` plays on for some decisions before it does, `network` asks the
network that is shipped with a game, and `exact` is used wherever the rest of a match can be solved. Any object with the
interface of `Evaluator` can be given to `analyse`. `bench/unexplained.py` measures what each leaves unexplained.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from sunduk.bots.compiled.endings import WIN, new_stack, solve
from sunduk.bots.compiled.tree import new_desk
from sunduk.bots.networks.evaluator import NetworkValues
from sunduk.bots.networks.shipped import shipped_network
from sunduk.core.errors import BadOption
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match
from sunduk.core.rules.record import Records

from .compiled.playouts import Shares, judge_all, play_all
from .settings import MOST_NODES, settings_for


class Evaluator(Protocol):
    """Gives the win shares of states: each seat's chance to win, ties shared, so that those of a state sum to 1."""

    name: str
    """Its quality: `judgement`, `playouts`, `network` or `exact`."""
    noisy: bool
    """Whether another evaluation of the same state may differ; if not, one says everything."""

    def __call__(self, states: Records, lanes: NDArray[np.int64], key: int) -> Shares:
        """The win shares of each state, one row a state. States with the same lane share their random numbers."""


class Judgement:
    """The judgement of the game's own `judge` module: fast, without noise, and blind to what it does not count."""

    name = "judgement"
    noisy = False

    def __init__(self, game: Game, seats: int) -> None:
        self._judge = game.linker("cpu")(judge_all)
        self._desk = new_desk(game, seats)
        self._seats = seats

    def __call__(self, states: Records, lanes: NDArray[np.int64], key: int) -> Shares:
        shares = np.zeros((len(states), self._seats))
        self._judge(self._desk, states, shares)
        return shares


class Playouts:
    """Judged playouts: a state is played on for some decisions, each the best of a few random choices, then judged."""

    name = "playouts"
    noisy = True

    def __init__(self, game: Game, seats: int) -> None:
        self._play = game.linker("cpu")(play_all)
        self._desk = new_desk(game, seats)
        self._seats = seats
        settings = settings_for(game)
        self.plies = settings.plies * seats
        self.breadth = settings.breadth

    def __call__(self, states: Records, lanes: NDArray[np.int64], key: int) -> Shares:
        shares = np.zeros((len(states), self._seats))
        self._play(self._desk, states, lanes, key, self.plies, self.breadth, shares)
        return shares


class Exact:
    """Solves endings. Not for a race, and for no state whose rest takes more than MOST_NODES states."""

    name = "exact"
    noisy = False

    def __init__(self, game: Game, seats: int) -> None:
        self._solve = game.linker("cpu")(solve)
        self._stack = new_stack(game, seats)
        self._seats = seats

    def solves(self, state: Records) -> bool:
        """Whether the rest of a match can be solved from this state on."""
        self._stack.states[0] = state[0]
        return bool(self._solve(self._stack, WIN, MOST_NODES))

    def __call__(self, states: Records, lanes: NDArray[np.int64], key: int) -> Shares:
        shares = np.zeros((len(states), self._seats))
        for at in range(len(states)):
            self._stack.states[0] = states[at]
            if not self._solve(self._stack, WIN, MOST_NODES):
                raise ValueError("this ending takes too many states to be solved")
            shares[at] = self._stack.outlook[0, WIN::2]
        return shares


def shipped_values(match: Match) -> Evaluator:
    """The values of the network that is shipped for a match."""
    network = shipped_network(match.game, match.state)
    if network is None:
        raise BadOption(f"No network is shipped for {match.game.id} with {match.seats} seats and these options.")
    return NetworkValues(match.game, network)


KINDS: dict[str, Callable[[Match], Evaluator]] = {
    "judgement": lambda match: Judgement(match.game, match.seats),
    "playouts": lambda match: Playouts(match.game, match.seats),
    "network": shipped_values,
}
"""The evaluators that can be named."""


def evaluator(name: str, match: Match) -> Evaluator:
    """The evaluator of this name. A race has no chance and no plan to play out, so there it is the judgement."""
    if name not in KINDS:
        raise BadOption(f"There is no evaluator called {name!r}; there is {', '.join(KINDS)}.")
    return Judgement(match.game, match.seats) if match.game.race else KINDS[name](match)
