"""Which games there are. Each is registered by the package that holds it and imported when asked for.

Games of one's own are named in the environment variable SUNDUK_GAMES: packages that can be imported, or their folders,
with commas between them. It is inherited by the processes that a server starts.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, cast

from ..errors import BadOption, UnknownGame

if TYPE_CHECKING:
    from .game import Game

VARIABLE = "SUNDUK_GAMES"

_packages: dict[str, str] = {}


def register(id: str, package: str) -> None:
    """Make a game known: `package` defines its manifest `GAME`."""
    _packages[id] = package


def register_package(package: str) -> str:
    """Make the game of a package known, which is given by its name or its folder; returns the game's id.

    The last part of the package's name is the id. The folder above it becomes importable.
    """
    import sys
    from importlib.util import find_spec
    from pathlib import Path

    folder = Path(package).resolve()
    if (folder / "__init__.py").is_file():
        if str(folder.parent) not in sys.path:
            sys.path.append(str(folder.parent))
        package = folder.name
    id = package.rpartition(".")[2]
    if not id.isidentifier() or find_spec(package) is None:
        raise BadOption(f"There is no package {package!r} to take a game from; name one, or the folder of one.")
    if _packages.get(id, package) != package:
        raise BadOption(f"There is a game called {id} already: give the package {package} another name.")
    register(id, package)
    return id


def register_named() -> None:
    """Make the games known that the environment variable SUNDUK_GAMES names."""
    for package in filter(None, os.environ.get(VARIABLE, "").split(",")):
        register_package(package.strip())


def game(id: str) -> Game:
    """The game of this name."""
    if id not in _packages:
        from difflib import get_close_matches

        near = get_close_matches(str(id), _packages, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(_packages)}."
        raise UnknownGame(f"There is no game called {id!r}; {hint}")
    return cast("Game", import_module(_packages[id]).GAME)


def known() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_packages)


def games() -> tuple[Game, ...]:
    """All games."""
    return tuple(game(id) for id in _packages)
