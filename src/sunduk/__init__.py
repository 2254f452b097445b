"""Sunduk: five tabletop games in one chest, for players, bot writers and game designers."""

from . import games as _games  # noqa: F401  registers the games
from .analysis import analyse
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
from .core.match.registry import game, games, register
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
