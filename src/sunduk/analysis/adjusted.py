"""The luck of matches, to take it out of their results."""

from __future__ import annotations

import numpy as np

from sunduk.bots.thinker import settled
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match
from sunduk.core.rules.contract import CHANCE

from .assessor import LONGEST_PATH, MOST_OUTCOMES
from .compiled.match_luck import new_bench, play_lucky
from .compiled.playouts import Shares
from .entries import Row
from .native import native_analyst


def luck_of(match: Match, evaluator: str = "judgement", budget: str = "standard") -> Row:
    """What chance brought each seat in a match; its mean over many matches is 0."""
    analyst = native_analyst(match, budget, 0, evaluator)
    gains = [settled(analyst.entry(event)).gain for event in analyst.events if event.who == CHANCE]
    return tuple(sum(gain[seat] for gain in gains) for seat in range(match.seats))


def random_luck(game: Game, seats: int, number: int, seed: int) -> Shares:
    """What chance brought each seat, by judgement, in each of some random matches."""
    luck = np.zeros((number, seats))
    bench = new_bench(game, seats, MOST_OUTCOMES, LONGEST_PATH)
    game.linker("cpu")(play_lucky)(bench, game.state.restored(game.record(seats)), seed, 0, luck)
    return luck
