"""Tiles and points of a seat for events and pictures, which are given the tables of their edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from .board import TILES
from .state import State


def numbers(tables: Mapping[str, object]) -> tuple[int, ...]:
    """The number on each tile."""
    return cast(tuple[int, ...], tables["NUMBER"])


def scarabs(tables: Mapping[str, object]) -> tuple[int, ...]:
    """The scarabs on the back of each tile."""
    return cast(tuple[int, ...], tables["SCARABS"])


def stacks(tables: Mapping[str, object]) -> tuple[int, ...]:
    """The set of tiles of each colour."""
    return cast(tuple[int, ...], tables["STACKS"])


def stack_size(s: State, colour: int, tables: Mapping[str, object]) -> int:
    """How many tiles of a colour are still to come."""
    return len(tiles(s.stack & stacks(tables)[colour])) + (s.tops[colour] > 0)


def tiles(among: int) -> list[int]:
    """The tiles of a set."""
    return [tile for tile in range(TILES) if among >> tile & 1]


def points(s: State, seat: int, tables: Mapping[str, object]) -> int:
    backs = scarabs(tables)
    return sum(backs[tile] for tile in tiles(s.up[seat])) - sum(backs[tile] for tile in tiles(s.down[seat]))


def winners(s: State, tables: Mapping[str, object]) -> list[int]:
    """The seats that nobody stands before, tie-breaks applied."""
    order = [(points(s, seat, tables), len(tiles(s.up[seat] | s.down[seat]))) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if order[seat] == max(order)]
