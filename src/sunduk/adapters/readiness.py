"""Whether what environments run is compiled on this machine; while it is not, another process compiles it.

Compiling takes ten seconds or more. Meanwhile environments are interpreted, with the same results, and change over when
they begin their next match. The process goes on when this one ends, so that the next one finds everything compiled.
"""

from __future__ import annotations

import atexit
import os
import pickle
import subprocess
import sys

from sunduk.bots.compilation import is_compiled
from sunduk.bots.interpreted import INTERPRETED
from sunduk.bots.native import NATIVE, Native
from sunduk.core.match.game import Game
from sunduk.core.match.view import View

PART = "environments"
"""What is compiled, by its name in `sunduk.bots.compilation.PARTS`."""

_ready: set[Game] = set()
"""Games whose compiled functions are called from now on."""
_compilers: dict[Game, tuple[int, subprocess.Popen[bytes]]] = {}
"""The processes that compile games, each with the process that has started it."""


def is_ready(game: Game) -> bool:
    """Whether to call compiled functions now. If not, another process is compiling them."""
    if game in _ready:
        return True
    parent, compiler = _compilers.get(game, (0, None))
    if compiler and parent != os.getpid():
        _abandon(compiler)  # It was inherited by a fork, and cannot be waited for.
    if compiler is None or parent != os.getpid():
        if (game.edition is None and is_compiled(game, PART)) or not _start(game):
            _ready.add(game)
    elif compiler.poll() is not None:
        # It has compiled everything, or has failed: then this process will say why.
        _ready.add(game)
        del _compilers[game]
    return game in _ready


class Meanwhile(Native):
    """A `Thinker` that looks ahead by interpreted rules until they are compiled."""

    async def look(self, view: View, key: int, worlds: int) -> list[list[float]]:
        return await (NATIVE if is_ready(view.game) else INTERPRETED).look(view, key, worlds)


MEANWHILE = Meanwhile()


def _start(game: Game) -> bool:
    """Start to compile a game in another process; returns False where no other Python can be started."""
    if not sys.executable or getattr(sys, "frozen", False):
        return False
    paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
    try:
        compiler = subprocess.Popen(
            [sys.executable, "-m", "sunduk.adapters.compiling"],
            env=os.environ | {"PYTHONPATH": paths},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        assert compiler.stdin
        with compiler.stdin as told:
            pickle.dump(game, told)
    except OSError:
        return False
    _compilers[game] = os.getpid(), compiler
    return True


def _abandon(compiler: subprocess.Popen[bytes]) -> None:
    """Let a process go on by itself: `Popen` would warn that nobody has waited for it."""
    compiler.returncode = 0


@atexit.register
def _abandon_all() -> None:
    for _, compiler in _compilers.values():
        _abandon(compiler)
