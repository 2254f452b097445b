"""What a page must know to use the networks that are shipped with a game; written as JSON beside the game's module."""

from __future__ import annotations

from math import prod
from typing import TypedDict

from sunduk.core.match.game import Game

from ..compiled.network import Weights
from ..compiled.tree import manner_of
from .net_file import header
from .shipped import shipped, shipped_file


class NetworkJson(TypedDict):
    """A network for one number of seats."""

    fields: dict[str, int]
    """For which matches it is: what these fields of the record hold."""
    shape: dict[str, int]
    """Its sizes, as `sunduk.bots.networks.network.Shape` names them."""
    arrays: list[tuple[str, int, int]]
    """Its weights in the order of `Weights`: the kind of numbers, how many, and where in the file they begin."""
    manner: dict[str, float]
    """The parameters of a search with it."""


def described(game: Game) -> dict[str, NetworkJson]:
    """The networks shipped with a game that can judge its matches, by their numbers of seats."""
    held, file = shipped(game), shipped_file(game)
    if held is None:
        return {}
    facts, begin = header(file.read_bytes())
    found: dict[str, NetworkJson] = {}
    for seats, network in held.networks.items():
        fresh = game.state.plain(game.record(seats, dict(held.options)))
        if held.refusal(game, fresh):
            continue
        places = facts["arrays"][str(seats)]
        # Matches by older rules have other values in these fields.
        marks = {name for fields in game.older.values() for name in fields}
        found[str(seats)] = {
            "fields": {name: getattr(fresh, name) for name in sorted({*held.options, *marks})},
            "shape": network.shape._asdict(),
            "arrays": [(kind, prod(size), begin + at) for kind, size, at in (places[name] for name in Weights._fields)],
            "manner": manner_of(game, seats, learned=True)._asdict(),
        }
    return found
