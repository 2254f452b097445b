"""Sunduk: five tabletop games in one chest, for players, bot writers and game designers."""

from importlib import import_module
from typing import TYPE_CHECKING

from . import games as _games  # noqa: F401  registers the games
from .core.match.registry import game, games, register

if TYPE_CHECKING:
    from .analysis.analyse import analyse
    from .core.backends.batch import Batch
    from .core.conform import conform
    from .core.errors import (
        BadEdition,
        BadMove,
        BadOption,
        BadPosition,
        BadRecord,
        MissingExtra,
        NotConform,
        Refused,
        SundukError,
        UnknownGame,
        UnknownVersion,
        Unlinkable,
        WorkerLost,
    )
    from .core.match.game import Game, Option
    from .core.match.match import Entry, Match
    from .core.match.view import SPECTATOR, View
    from .core.rules.contract import CHANCE, CLOCK

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "CLOCK",
    "SPECTATOR",
    "BadEdition",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Batch",
    "Entry",
    "Game",
    "Match",
    "MissingExtra",
    "NotConform",
    "Option",
    "Refused",
    "SundukError",
    "UnknownGame",
    "UnknownVersion",
    "Unlinkable",
    "View",
    "WorkerLost",
    "analyse",
    "conform",
    "game",
    "games",
    "register",
]

_HOMES = {
    ".analysis.analyse": ("analyse",),
    ".core.backends.batch": ("Batch",),
    ".core.match.game": ("Game", "Option"),
    ".core.match.match": ("Entry", "Match"),
    ".core.match.view": ("SPECTATOR", "View"),
    ".core.rules.contract": ("CHANCE", "CLOCK"),
}
"""Where names of the package are defined, errors aside. Each module is imported when one of its names is first used."""

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        if name == "conform":
            found = import_module(".core.conform.conform", __name__)
        else:
            home = next((module for module, names in _HOMES.items() if name in names), ".core.errors")
            found = getattr(import_module(home, __name__), name)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
