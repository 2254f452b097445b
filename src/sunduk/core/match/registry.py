"""Which games there are. Each is registered by the package that holds it and imported when asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from ..errors import UnknownGame

if TYPE_CHECKING:
    from .game import Game

_packages: dict[str, str] = {}


def register(id: str, package: str) -> None:
    """Make a game known: `package` defines its manifest `GAME`."""
    _packages[id] = package


def game(id: str) -> Game:
    """The game of this name."""
    if id not in _packages:
        from difflib import get_close_matches

        near = get_close_matches(str(id), _packages, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(_packages)}."
        raise UnknownGame(f"There is no game called {id!r}; {hint}")
    return cast("Game", import_module(_packages[id]).GAME)


def games() -> tuple[Game, ...]:
    """All games."""
    return tuple(game(id) for id in _packages)
