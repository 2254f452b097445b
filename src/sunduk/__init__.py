"""Sunduk: five tabletop games in one chest, for players, bot writers and game designers."""

from . import games as _games  # noqa: F401  registers the games
from .core import conform
from .core.batch import Batch
from .core.contract import CHANCE, CLOCK
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
from .core.game import Game, Option
from .core.match import Entry, Match
from .core.registry import game, games, register
from .core.view import SPECTATOR, View

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
    "conform",
    "game",
    "games",
    "register",
]
