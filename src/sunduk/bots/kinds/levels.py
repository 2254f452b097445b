"""Eight levels for human players to choose from: the lower the level, the less it sees and the more it errs.

A level evaluates its choices, one ply ahead in a few worlds or by a search of some nodes, and then draws one at random,
weighted by how good they look: the clearer the difference, the rarer the mistake. The levels of a game in
`judge.SEARCH` were chosen from what `bench/ladder.py` measured, so that each clearly beats the one below.
"""

from __future__ import annotations

import math
import random
import re
import statistics
from collections.abc import Sequence
from typing import NamedTuple

from sunduk.core.errors import BadOption
from sunduk.core.match.game import Game
from sunduk.core.match.view import View
from sunduk.core.rules.search_settings import for_seats

from ..bot import Budget, Decision, Estimate
from ..characters import LEVELS
from ..native import NATIVE
from ..thinker import Thinker, settled
from .greedy import estimate as look_ahead
from .search import Search
from .solver import Solver

NAMES = LEVELS
"""From a child's first opponent to as strong as a second of thought allows."""


class Level(NamedTuple):
    """How a level plays."""

    nodes: int
    """How many simulations it searches; 0: it looks one ply ahead."""
    blur: float
    """By how many standard deviations a choice may be worse and still be taken often."""
    learned: bool = False
    """Whether it searches with the network that is shipped with the game, where there is one for the match."""


USUAL = (
    Level(0, 3.0),
    Level(0, 1.2),
    Level(0, 0.6),
    Level(0, 0.25),
    Level(60, 0.15),
    Level(250, 0.1),
    Level(1500, 0.05),
)
"""The default levels, without the highest, which searches for a second."""
HIGHEST = Budget(seconds=1.0)

WORLDS = 16
"""The number of worlds in which a level without search evaluates its choices."""
WITHOUT_NETWORK = 50
"""How many simulations stand for one with a network, where there is none for the match."""


class Pace(NamedTuple):
    """How fast and how reliably a level plays a race."""

    pace: float
    slips: float


PACES = (
    Pace(2.1, 0.1),
    Pace(1.62, 0.06),
    Pace(1.27, 0.04),
    Pace(1.02, 0.025),
    Pace(0.83, 0.015),
    Pace(0.68, 0.008),
    Pace(0.58, 0.004),
    Pace(0.5, 0.0),
)


class Leveled:
    """A bot that plays at one of the eight levels, or at a level given by its nodes and blur."""

    def __init__(self, seed: int, number: int, own: Level | None = None, thinker: Thinker = NATIVE) -> None:
        self._thinker = thinker
        self._number = number
        self._own = own
        self._random = random.Random(seed)
        self._search = Search(seed, thinker=thinker)
        self._strongest = Search(seed, strongest=True, thinker=thinker)
        self._solver = Solver(seed, *PACES[number - 1], thinker)

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        return settled(self.decide(view, budget, explain))

    async def decide(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        """`choose`, wherever the level thinks."""
        if view.game.race:
            return await self._solver.decide(view, budget, explain)
        level = self._own or level_of(view.game, self._number, view.plain.seats)
        if level is None:
            return await self._strongest.decide(view, budget or HIGHEST, explain)
        if len(view.ids) == 1 and not explain:
            return Decision(view.ids[0])
        found = await self._seen(view, level)
        ids = [estimate.action for estimate in found]
        action = self._random.choices(ids, likelihoods(found, view.seat, level.blur))[0]
        return Decision(action, tuple(found) if explain else ())

    def reaction(self, view: View, elapsed: float) -> float:
        return settled(self.react(view, elapsed))

    async def react(self, view: View, elapsed: float) -> float:
        """`reaction`, wherever the level thinks."""
        return await self._solver.react(view, elapsed)

    def close(self) -> None:
        self._search.close()

    async def _seen(self, view: View, level: Level) -> list[Estimate]:
        if level.learned and not has_network(view):
            return await self._search.estimate(view, Budget(nodes=WITHOUT_NETWORK * level.nodes))
        if level.nodes:
            search = self._strongest if level.learned else self._search
            return await search.estimate(view, Budget(nodes=level.nodes))
        return await look_ahead(view, self._random.getrandbits(32), WORLDS, self._thinker)


def has_network(view: View) -> bool:
    """Whether a network is shipped for a match; networks are trained with the usual options."""
    game, options = view.game, view.game.options_of(view.plain)
    usual = game.edition is None and all(options[option.name] == option.default for option in game.options)
    return usual and view.plain.seats in game.search.networks


def level_of(game: Game, number: int, seats: int) -> Level | None:
    """How a level plays a game with so many seats; None for the highest, which searches for a second."""
    if number == len(NAMES):
        return None
    level = (game.search.levels or USUAL)[number - 1]
    return Level(int(for_seats(level[0], seats)), *level[1:])


def likelihoods(estimates: Sequence[Estimate], seat: int, blur: float) -> list[float]:
    """The weight with which each choice is drawn: how many standard deviations it is below the best, over the blur."""
    places = [estimate.places[seat] for estimate in estimates if estimate.visits]
    deviation = statistics.pstdev(places) * blur or 1.0
    return [
        math.exp((min(places) - estimate.places[seat]) / deviation) if estimate.visits else 0.0
        for estimate in estimates
    ]


def make(argument: str, seed: int) -> Leveled:
    """`level:3` or `level:shopkeeper`; `level:250~0.1` searches 250 nodes and has a blur of a tenth, `level:250~0.1@`
    does so with the game's network.
    """
    if own := re.fullmatch(r"(\d{1,7})~(\d+\.?\d*)(@?)", argument):
        return Leveled(seed, len(NAMES), Level(int(own[1]), max(float(own[2]), 1e-6), bool(own[3])))
    return Leveled(seed, read_number(argument))


def read_number(argument: str) -> int:
    """The number of a level given by number or by name."""
    if argument in NAMES:
        return NAMES.index(argument) + 1
    if argument.isdecimal() and 1 <= int(argument) <= len(NAMES):
        return int(argument)
    raise BadOption(f"A level is a number from 1 to {len(NAMES)} or one of {', '.join(NAMES)}, not {argument!r}.")
