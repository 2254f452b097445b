"""Compiling everything that the bots of a game use, with progress, and a marker on disk that says it has been done.

The compiler keeps its results on disk. Compiling a game for the first time takes 10 to 50 seconds, loading it again
half a second, so a program that must stay responsive has another process compile first; see `sunduk compile`.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from platform import node

from platformdirs import user_cache_path

from sunduk.core.book.files import package_files
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match
from sunduk.core.rules.contract import CHANCE

from . import bot
from .bot import Budget

_DECISIONS = 4
"""How many decisions are played: enough to reach every phase in which a bot runs different code."""


PARTS = {
    "bots": ("sunduk.core", "sunduk.bots"),
    "analysis": ("sunduk.core", "sunduk.bots", "sunduk.analysis"),
    "environments": ("sunduk.core", "sunduk.bots", "sunduk.adapters"),
}
"""What is compiled separately, and the packages that each consists of besides the game's own."""


def compile_game(game: Game, progress: Callable[[float], None] | None = None) -> None:
    """Compile a game, or load the compiled code; `progress` is called with the share done, up to 1."""
    done = 0
    for share in _shares(game):
        done += share
        if progress:
            progress(done / 100)
    if game.edition is None:
        remember(game)


def compile_once(game: Game, progress: Callable[[float], None]) -> None:
    """Compile a game unless it is compiled already. Of several processes one compiles and the others wait."""
    with turn(game, "bots"):
        if not is_compiled(game):
            compile_game(game, progress)
    progress(1.0)


def is_compiled(game: Game, part: str = "bots") -> bool:
    """Whether this machine has compiled the present sources of a game, as far as one of `PARTS` needs them."""
    return any((folder / _mark(game, part)).exists() for folder in _folders(game))


def _shares(game: Game) -> Iterator[int]:
    """Run everything once, so that it is compiled; yields after each step its percentage of the whole time."""
    match = Match(game, game.seats[0], seed=1, backend="cpu")
    view = match.view(_deciding(match)[0])
    yield 25
    if game.race:
        bot("level:3", 1).reaction(view, 0.0)
        yield 15
    bot("level:3", 1).choose(view)
    yield 35
    if not game.race:
        bot("level:6", 1).choose(view)
        yield 35
    else:
        yield 20
    searchers = [bot(f"level:{level}", 1) for level in (3, 6)]
    for _ in range(_DECISIONS):
        if not (seats := _deciding(match)):
            break
        view = match.view(seats[0])
        for searcher in searchers:
            if game.race:
                searcher.reaction(view, 0.0)
            searcher.choose(view)
        if not game.race:
            bot("best", 1).choose(view, Budget(nodes=8), explain=True)
        match.act(view.ids[-1], seats[0])
    _ = match.scores, match.placings
    yield 5


def _deciding(match: Match) -> list[int]:
    return [who for who in match.actors if who < CHANCE]


def remember(game: Game, part: str = "bots") -> None:
    """Write the marker beside the compiler's cache files, so that deleting the cache deletes it too."""
    for folder in _folders(game):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for old in folder.glob(f"{game.id}-{part}-*.compiled"):
                old.unlink(missing_ok=True)
            (folder / _mark(game, part)).touch()
        except OSError:
            continue
        return


def _folders(game: Game) -> tuple[Path, Path]:
    """Where markers are looked for: in the package and, if that is not writable, in the user's cache."""
    return _path(game.package) / "__pycache__", user_cache_path("sunduk") / "compiled"


@contextmanager
def turn(game: Game, part: str) -> Iterator[None]:
    """Hold the file lock of a part of a game, so that one process compiles it at a time; no lock on systems without
    `fcntl`.
    """
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with (Path(tempfile.gettempdir()) / f"{_mark(game, part)}-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _mark(game: Game, part: str) -> str:
    """The file name of the marker; it changes with the sources, the compiler and the machine."""
    digest = hashlib.sha256(f"{sys.version} {version('numba')} {node()} {os.environ.get('NUMBA_CACHE_DIR')}".encode())
    for package in (*PARTS[part], game.package):
        for path in sorted(_path(package).rglob("*.py")):
            known = path.stat()
            digest.update(f"{path} {known.st_mtime_ns} {known.st_size};".encode())
    return f"{game.id}-{part}-{digest.hexdigest()[:16]}.compiled"


def _path(package: str) -> Path:
    """The folder of a package; only one that lies in a folder can be compiled."""
    return Path(str(package_files(package)))
