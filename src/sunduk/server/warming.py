"""Warming up: the code of each game is compiled behind the first page, in a thread of low priority."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
import time

from sunduk.bots import Budget, bot
from sunduk.core.contract import CHANCE
from sunduk.core.game import Game
from sunduk.core.match import Match
from sunduk.core.registry import games

from .threads import step_back

LEVELS = (3, 6)
"""One that looks a ply ahead and one that searches: between them they use everything that is compiled."""

FIRST_PAGE = 0.5
"""Seconds that are left to the first page."""

log = logging.getLogger("sunduk.warming")


class Warming:
    """Which games are compiled."""

    def __init__(self) -> None:
        self._warm = {game.id: asyncio.Event() for game in games()}
        self._stopped = threading.Event()
        self._asked: list[str] = []

    def is_warm(self, game: str) -> bool:
        return self._warm[game].is_set()

    def backend(self, game: str) -> str:
        """How the rules of a game are run now."""
        return "cpu" if self.is_warm(game) else "interp"

    async def wait(self, game: str) -> None:
        """Until a game is compiled, which then comes first."""
        self._asked.append(game)
        await self._warm[game].wait()

    def done(self, game: str) -> None:
        """A game is compiled."""
        self._warm[game].set()

    def begin(self) -> None:
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._run, args=(loop,), name="warming", daemon=True).start()

    def stop(self) -> None:
        self._stopped.set()

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        step_back()
        self._stopped.wait(FIRST_PAGE)
        left = {game.id: game for game in games()}
        while left and not self._stopped.is_set():
            game = left.pop(next((id for id in self._asked if id in left), next(iter(left))))
            began = time.perf_counter()
            try:
                warm(game)
            except Exception:
                log.exception("a game could not be compiled", extra={"game": game.id})
            log.info("warm", extra={"game": game.id, "seconds": round(time.perf_counter() - began, 2)})
            if not self._stopped.is_set():
                loop.call_soon_threadsafe(self.done, game.id)
        # What the compiler leaves behind stays for good: looking through it for garbage would hold everybody up.
        gc.freeze()


def warm(game: Game) -> None:
    """Use everything of a game that is compiled, once."""
    match = Match(game, game.seats[0], seed=1, backend="cpu")
    match.view(0)
    players = [bot(f"level:{level}", 1) for level in LEVELS]
    for _ in range(4):
        seats = [who for who in match.actors if who < CHANCE]
        if not seats:
            break
        view = match.view(seats[0])
        for player in players:
            if game.race:
                player.reaction(view, 0.0)
            player.choose(view)
        match.act(view.ids[-1], seats[0])
    if not game.race:
        bot("best", 1).choose(match.view(match.actors[0]), Budget(nodes=8), explain=True) if not match.over else None
    _ = match.scores, match.placings
