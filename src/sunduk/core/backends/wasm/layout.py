"""What a caller of a game's module must know besides its functions: written as JSON beside the module."""

from __future__ import annotations

from typing import Any, TypedDict, cast

from ...match.game import Game
from ...rules.race import DUES
from ..perft import ANYONE


class FieldJson(TypedDict):
    """Where a field of the record is."""

    offset: int
    kind: str
    """The type of its numbers: `i1`, `i2`, `i4` or `i8`, with the number of bytes."""
    count: int
    """How many numbers it has; 0 if it is one number and no row."""


class LayoutJson(TypedDict):
    """The sizes of a game."""

    game: str
    version: int
    sources: str
    """A digest of all sources and tables that the module was built from."""
    record: int
    """Bytes of a record."""
    fields: dict[str, FieldJson]
    seats: list[int]
    most_choices: int
    """The most choices that anyone has at once: so many 16-bit integers `choices` may write."""
    actions: int
    seat_actions: int
    observation: int
    """How many 32-bit floats an observation has."""
    race: bool
    secrets: bool
    dues: int
    """How many 32-bit integers of scratch memory random play needs for a race."""
    anyone: int
    """How many actors there may be, chance and clock included."""


def layout(game: Game, sources: str) -> LayoutJson:
    """The sizes of a game and where the fields of its record are."""
    return {
        "game": game.id,
        "version": game.version,
        "sources": sources,
        "record": game.state.dtype.itemsize,
        "fields": {name: _field(game.state.dtype, name) for name in game.state.fields},
        "seats": list(game.seats),
        "most_choices": game.most_choices,
        "actions": game.actions,
        "seat_actions": game.seat_actions,
        "observation": game.observation_size,
        "race": game.race,
        "secrets": game.secrets,
        "dues": DUES,
        "anyone": ANYONE,
    }


def _field(record: Any, name: str) -> FieldJson:
    kind, offset = cast(Any, record.fields)[name][:2]
    return {"offset": offset, "kind": kind.base.str[1:], "count": kind.shape[0] if kind.shape else 0}
