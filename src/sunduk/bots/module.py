"""The WebAssembly module of a game's rules and of the search of bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sunduk.core.backends.wasm.exports import EXPORTS
from sunduk.core.backends.wasm.module import Module
from sunduk.core.match.game import Game

from .compiled.exports import exports
from .compiled.tree import manner_of
from .networks.described import described


def exported(game: Game) -> dict[str, Callable[..., Any]]:
    """The functions of a game's module, by their names there."""
    return EXPORTS | exports(game)


def settings(game: Game) -> dict[str, Any]:
    """How a game is searched, by the number of seats, and the networks that are shipped with it."""
    manners = {} if game.race else {str(seats): manner_of(game, seats)._asdict() for seats in game.seats}
    return {"search": manners, "networks": described(game)}


MODULE = Module("", __name__, exported, settings)
