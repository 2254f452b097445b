"""Compiles what environments run, in a process of its own: `python -m sunduk.adapters.compiling`, with a pickled game
on standard input.
"""

from __future__ import annotations

import pickle
import sys

import numpy as np

from sunduk.bots import bot
from sunduk.bots.compilation import is_compiled, remember, turn
from sunduk.core.match.game import Game
from sunduk.core.rules.contract import CHANCE

from .bare_match import BareMatch
from .readiness import PART


def compile_environments(game: Game) -> None:
    """Compile what environments of a game run, or load the compiled code."""
    match = BareMatch(game, game.seats[0], {}, "cpu")
    match.begin(1)
    seat = next(who for who in match.actors if who < CHANCE)
    view, action = match.view(seat), match.ids(seat)[0]
    mask = np.zeros(game.seat_actions, np.int8)
    match.mark(seat, mask)
    match.observe(seat)
    bot("greedy", 1).choose(view)
    if match.allows(seat, action):
        match.act(seat, action)
    match.returns()
    if game.edition is None:
        remember(game, PART)


def main() -> None:
    """Compile the game that is given, unless another process has done so by the time it is this one's turn."""
    game = pickle.load(sys.stdin.buffer)  # noqa: S301  from the process that has started this one
    with turn(game, PART):
        if game.edition is not None or not is_compiled(game, PART):
            compile_environments(game)


if __name__ == "__main__":
    main()
