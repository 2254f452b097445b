"""Warming up: each game is compiled in a process of its own while people play already, and then loaded into this one.

Compiling in this process would hold the interpreter's lock, and with it everybody. Until a game is warm its rules are
interpreted and its bots play by a glance (`sunduk.bots.kinds.glance`). A game that a table asks for comes first.
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

from .threads import NICENESS, step_back

FIRST_PAGE = 0.5
"""Seconds that are left to the first page."""
LOADING = 0.05
"""Share of the whole that is left when another process has compiled a game: loading it here."""

Watch = Callable[[str, float], None]
"""Is told which share of a game is compiled, up to 1 when it is warm."""

log = logging.getLogger("sunduk.warming")


class Warming:
    """Which games are compiled, and how far the others are."""

    def __init__(self) -> None:
        self.watchers: list[Watch] = []
        self._games = {game.id: game for game in games()}
        self._shares = dict.fromkeys(self._games, 0.0)
        self._warmed: dict[str, asyncio.Event] = {}
        """Set when all has been done for a game that could be; those that nobody has begun with are not in it."""
        self._compilers: set[subprocess.Popen[str]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopped = False

    def is_warm(self, game: str) -> bool:
        return self._shares[game] >= 1

    def share(self, game: str) -> float:
        """Which share of a game is compiled; 1 when it is warm."""
        return self._shares[game]

    def backend(self, game: str) -> str:
        """How the rules of a game are run now."""
        return "cpu" if self.is_warm(game) else "interp"

    def report(self, game: str, share: float) -> None:
        """A share of a game is compiled."""
        self._shares[game] = share
        for watch in self.watchers:
            watch(game, share)

    async def run(self) -> None:
        """Warm all games, one after the other."""
        self._loop = asyncio.get_running_loop()
        await asyncio.sleep(FIRST_PAGE)
        for game in self._games:
            self.ask(game)
            await self._warmed[game].wait()
        # What the compiler leaves behind stays for good: looking through it for garbage would hold everybody up.
        gc.freeze()

    def ask(self, game: str) -> None:
        """Begin with a game now, whatever else is being compiled."""
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
        """Have another process compile a game; what it has compiled is on the disk then."""
        command = sys.executable, "-m", "sunduk", "compile", game.id, "--lines"
        pipe = subprocess.PIPE
        # It ends with its input, so with this process; in a session of its own it is not interrupted by Ctrl-C.
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
        """Do something on the event loop, unless the server has ended."""
        assert self._loop
        if not self._stopped:
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(what, *arguments)
