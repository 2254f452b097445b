"""Networks that are shipped with the games, where they were found to play better than the game's judgement."""

from __future__ import annotations

from sunduk.core.match.game import Game
from sunduk.core.rules.record import Records

from .net_file import NetFile, read
from .network import Network

NAME = "network.sdnn"
"""The file in a game's folder."""


def shipped(game: Game) -> NetFile | None:
    """The networks shipped with a game; None if it has none."""
    path = game.folder / NAME
    return read(path) if path.exists() else None


def shipped_network(game: Game, records: Records) -> Network | None:
    """The shipped network for a match: None if there is none for its seats, options and edition."""
    file = shipped(game)
    return None if file is None or file.refusal(game, records) else file.networks[int(records[0].seats)]
