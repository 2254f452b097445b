"""Positions to try moves on without a table: for the examples of rulebooks, lessons and puzzles."""

from __future__ import annotations

from functools import partial

from .. import sandbox
from ..live.hall import Hall
from ..wire.asked import Trial
from ..wire.sandbox import TrialOutcomeJson
from .games import known_game


async def play(hall: Hall, said: Trial) -> TrialOutcomeJson:
    """Execute a script and try a move after it. Nothing is kept."""
    tried = partial(
        sandbox.play,
        seat=said.get("seat"),
        move=said.get("move"),
        seed=said.get("seed"),
        since=said.get("since", 0),
        why=said.get("why", False),
    )
    return await hall.executor.run(tried, known_game(said["game"]), said["lines"])
