"""Positions to try moves on without a table: for the examples of rulebooks and for lessons."""

from __future__ import annotations

import asyncio

from fastapi import Response

from sunduk.table import sandbox
from sunduk.table.sandbox_wire import OutcomeJson

from .dependencies import router_of, written
from .games import known_game
from .models import Trial

router = router_of("sandbox")


@router.post("/sandbox", response_model=OutcomeJson)
async def play(said: Trial) -> Response:
    """Execute a script and try a move after it. Nothing is kept."""
    shown = await asyncio.to_thread(
        sandbox.play,
        known_game(said.game),
        said.lines,
        seat=said.seat,
        move=said.move,
        seed=said.seed,
        since=said.since,
    )
    return written(shown)
