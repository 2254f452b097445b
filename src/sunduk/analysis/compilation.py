"""Compiling everything that the analysis of a game uses, so that a server can do it in another process."""

from __future__ import annotations

from sunduk.bots.compilation import remember
from sunduk.bots.thinker import settled
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match

from .native import native_analyst

ACTIONS = 12
"""How many decisions are analysed: enough to run every compiled function once."""


def compile_analysis(game: Game) -> None:
    """Compile what the analysis of a game uses, or load the compiled code."""
    match = Match(game, game.seats[0], seed=1, backend="cpu")
    for _ in range(ACTIONS):
        if match.over:
            break
        who = match.actors[0]
        match.act(match.ids(who)[0], who)
    analyst = native_analyst(match, "2n", 0)
    for event in analyst.events:
        settled(analyst.entry(event))
    settled(analyst.end())
    if game.edition is None:
        remember(game, "analysis")
