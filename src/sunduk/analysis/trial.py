"""Trials: the evaluations of one decision or chance event, with common random numbers for all its choices."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sunduk.bots.compiled.belief import new_belief
from sunduk.bots.compiled.tree import new_desk
from sunduk.core.backends.play import outcomes
from sunduk.core.match.game import Game
from sunduk.core.rules.record import Records
from sunduk.core.rules.rng import another
from sunduk.core.rules.search_settings import for_seats

from .assessor import FEWEST_DEALS, LONGEST_PATH, MOST_OUTCOMES
from .compiled.chances import sample_outcomes
from .compiled.worlds import imagine_worlds, try_choices
from .evaluator import Evaluator

Values = NDArray[np.float64]
"""Win shares [evaluation, choice, seat]: in one evaluation all choices have the same random numbers."""

MOST_AT_ONCE = 1 << 15
"""How many states are held in memory at a time."""


class Outcomes(NamedTuple):
    """All that may come of a chance event."""

    states: Records
    odds: NDArray[np.float64]
    paths: list[tuple[int, ...]]
    """The actions of chance that lead to each."""


class Trials:
    """Evaluates the decisions and chance events of one game with one number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self._desk = new_desk(game, seats)
        self._worlds = int(for_seats(game.search.worlds, seats))

    def choices(self, evaluator: Evaluator, worlds: Records, seat: int, ids: list[int], key: int) -> Values:
        """What each choice of a seat is worth in each world."""
        found = np.zeros((len(worlds), len(ids), self.seats))
        step = max(1, MOST_AT_ONCE // len(ids))
        for first in range(0, len(worlds), step):
            some = worlds[first : first + step]
            states = np.zeros(len(some) * len(ids), self.game.state.dtype)
            self._linked(try_choices)(some, seat, np.array(ids, np.int16), states)
            lanes = np.repeat(np.arange(first, first + len(some)), len(ids))
            found[first : first + step] = evaluator(states, lanes, key).reshape(len(some), len(ids), self.seats)
        return found

    def known_worlds(self, trail: Records, seat: int, number: int, key: int) -> Records:
        """Worlds that a seat holds possible, given its views so far, weighed by what the others did."""
        worlds = np.zeros(number, self.game.state.dtype)
        belief = new_belief(self.game, self._worlds if len(trail) > 1 else 0)
        self._linked(imagine_worlds)(belief, trail, seat, key, np.zeros(1, self.game.state.dtype), worlds)
        return worlds

    def outcomes(self, state: Records) -> Outcomes | None:
        """All that may come of the chance event in a state; None if that is too much."""
        states, shares = np.zeros(MOST_OUTCOMES, self.game.state.dtype), np.zeros((MOST_OUTCOMES, 2), np.int64)
        paths = np.zeros((MOST_OUTCOMES, LONGEST_PATH), np.int16)
        states[0] = state[0]
        number = int(self._linked(outcomes)(states, shares, paths, self._desk.out))
        if not number:
            return None
        taken = [tuple(int(action) for action in path if action >= 0) for path in paths[:number]]
        return Outcomes(states[:number], shares[:number, 0] / shares[:number, 1], taken)

    def values(self, evaluator: Evaluator, states: Records, number: int, key: int) -> Values:
        """What each of some states is worth in each of `number` evaluations."""
        lanes = np.repeat(np.arange(number), len(states))
        return evaluator(np.tile(states, number), lanes, key).reshape(number, len(states), self.seats)

    def deals(self, evaluator: Evaluator, state: Records, after: Records, number: int, key: int) -> Values:
        """What the state after a deal is worth, and one of `number` sampled deals instead of it."""
        number = max(number, FEWEST_DEALS)
        states = np.repeat(state, number)
        self._linked(sample_outcomes)(self._desk, states, another(key))
        lanes = np.arange(number)
        found = np.zeros((number, 2, self.seats))
        found[:, 0] = evaluator(np.repeat(after, number), lanes, key)
        found[:, 1] = evaluator(states, lanes, key)
        return found

    def _linked(self, function: Any) -> Any:
        return self.game.linker("cpu")(function)
