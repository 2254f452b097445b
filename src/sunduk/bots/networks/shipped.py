"""Networks that are shipped with the games, where they were found to play better than the game's judgement."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sunduk.core.book.files import package_files
from sunduk.core.match.game import Game
from sunduk.core.rules.record import Record

from .net_file import NetFile, parse
from .network import Network

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

NAME = "network.sdnn"
"""The file in a game's package."""


def shipped_file(game: Game) -> Traversable:
    """Where the networks of a game would be."""
    return package_files(game.package) / NAME


def shipped(game: Game) -> NetFile | None:
    """The networks shipped with a game; None if it has none."""
    return _shipped(game.package)


@cache
def _shipped(package: str) -> NetFile | None:
    file = package_files(package) / NAME
    return parse(file.read_bytes(), f"{package}/{NAME}") if file.is_file() else None


def shipped_network(game: Game, s: Record) -> Network | None:
    """The shipped network for the match of a state: None if there is none for its seats, options and edition."""
    file = shipped(game)
    return None if file is None or file.refusal(game, s) else file.networks[s.seats]
