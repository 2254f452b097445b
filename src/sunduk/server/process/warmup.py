"""Warming up: each game is compiled in a child process while people already play, and then loaded into this one.

Compiling in this process would hold the GIL and block all requests. Until a game is compiled, its rules are interpreted
and the bot `sunduk.bots.kinds.glance` plays for its bots. A game that a table needs is compiled first.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable

from sunduk.bots.compilation import compile_game, is_compiled
from sunduk.core.match.game import Game
from sunduk.core.match.registry import games
from sunduk.table.live.environment import Watch

from .threads import NICENESS, step_back

FIRST_PAGE = 0.5
"""Seconds to wait after the start, so that the first page loads without delay."""
LOADING = 0.05
"""Share of the progress that is left for loading a game after the child process has compiled it."""

log = logging.getLogger("sunduk.warming")


class BackgroundCompiler:
    """Compiles all games in the background, and knows how far each is."""

    def __init__(self) -> None:
        self.watchers: list[Watch] = []
        self._games = {game.id: game for game in games()}
        self._shares = dict.fromkeys(self._games, 0.0)
        self._warmed: dict[str, asyncio.Event] = {}
        """Set when a game is compiled or has failed to compile; games not begun yet are missing."""
        self._compilers: set[subprocess.Popen[str]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopped = False

    def is_warm(self, game: str) -> bool:
        return self._shares[game] >= 1

    def share(self, game: str) -> float:
        """The share of a game that is compiled, up to 1."""
        return self._shares[game]

    def backend(self, game: Game) -> str:
        """The backend on which the rules of a game run now. A variant is never compiled."""
        return "cpu" if self.is_warm(game.id) and not game.edition else "interp"

    def bots(self, game: Game) -> str:
        """The kind of bots that play a game now."""
        return "level" if self.is_warm(game.id) and not game.edition else "glance"

    def report(self, game: str, share: float) -> None:
        """Record the share of a game that is compiled, and tell the watchers."""
        self._shares[game] = share
        for watch in self.watchers:
            watch(game, share)

    async def run(self) -> None:
        """Compile all games, one after the other."""
        self._loop = asyncio.get_running_loop()
        await asyncio.sleep(FIRST_PAGE)
        for game in self._games:
            self.ask(game)
            await self._warmed[game].wait()
        # Compiled code is never freed: keep the garbage collector from scanning it, which would block all requests.
        gc.freeze()

    def ask(self, game: str) -> None:
        """Start to compile a game now, whatever else is being compiled."""
        if self._loop and game not in self._warmed:
            self._warmed[game] = asyncio.Event()
            threading.Thread(target=self._warm, args=(self._games[game],), name=f"warming {game}", daemon=True).start()

    def stop(self) -> None:
        self._stopped = True
        for compiler in list(self._compilers):
            compiler.kill()

    def _warm(self, game: Game) -> None:
        """Compile and load a game, in a thread. One that cannot be compiled stays interpreted; the log says why."""
        step_back()
        began = time.perf_counter()
        try:
            if not is_compiled(game):
                self._compile(game)
            compile_game(game)
        except Exception:
            if not self._stopped:
                log.exception("a game could not be compiled", extra={"game": game.id})
        else:
            log.info("warm", extra={"game": game.id, "seconds": round(time.perf_counter() - began, 2)})
            self._tell(self.report, game.id, 1.0)
        self._tell(self._warmed[game.id].set)

    def _compile(self, game: Game) -> None:
        """Compile a game in a child process, which leaves the compiled code in the cache on disk."""
        command = sys.executable, "-m", "sunduk", "compile", game.id, "--lines"
        pipe = subprocess.PIPE
        # The child ends when its input is closed, so with this process; its own session keeps Ctrl-C from it.
        with subprocess.Popen(  # noqa: S603
            command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, start_new_session=True
        ) as compiler:
            self._compilers.add(compiler)
            if hasattr(os, "setpriority"):
                with contextlib.suppress(OSError):
                    os.setpriority(os.PRIO_PROCESS, compiler.pid, NICENESS)
            assert compiler.stdout
            assert compiler.stderr
            self._tell(self.report, game.id, 0.0)
            for line in compiler.stdout:
                self._tell(self.report, game.id, (1 - LOADING) * float(line))
            trouble = compiler.stderr.read()
        self._compilers.discard(compiler)
        if compiler.returncode:
            raise RuntimeError(f"the compiling process ended with {compiler.returncode}: {trouble[-2000:]}")

    def _tell(self, what: Callable[..., None], *arguments: object) -> None:
        """Call a function on the event loop, unless the server has ended."""
        assert self._loop
        if not self._stopped:
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(what, *arguments)
