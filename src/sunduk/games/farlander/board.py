"""Tiles, states, fortresses and knights, as tables for the rules, the pictures and the texts.

States are numbered tile by tile and letter by letter, wherever their tiles lie: 1A, 1B, 1C, 2A … 7D.
"""

from __future__ import annotations

from typing import NamedTuple

from sunduk.core.book.edition import Edition

from .map import PLACES, ROWS, SIDES, SIXTHS, TILE, beside

TILES = PLACES
"""As many tiles as places for them."""
STATES = 24
FIRST = (0, 3, 6, 9, 12, 16, 20, STATES)
"""The first state of each tile, and the number of states."""
LETTERS = "ABCD"
TILE_LETTERS = tuple(LETTERS[: FIRST[tile + 1] - FIRST[tile]] for tile in range(TILES))
"""The letters of the states of each tile."""
ALL_STATES = (1 << STATES) - 1
ALL_TILES = (1 << TILES) - 1
TURNS = SIXTHS
"""In how many ways a tile may be turned; also how many sides it has."""
SIDE_EDGES = 2
"""Unit edges along a side of a tile."""

MOST_SEATS = 4
MOST_KNIGHTS = 5
"""The most knights that a state holds."""
COLOURS = ("red", "blue", "gold", "black")
"""Colours in seat order."""


def tile_of(state: int) -> int:
    return next(tile for tile in range(TILES) if state < FIRST[tile + 1])


def state_name(state: int) -> str:
    """The name of a state: its tile, counted from 1, and its letter, as in `5C`."""
    tile = tile_of(state)
    return f"{tile + 1}{LETTERS[state - FIRST[tile]]}"


NAMES = tuple(state_name(state) for state in range(STATES))


class Tables(NamedTuple):
    """Constants of the rules that come from the edition."""

    DEALT: tuple[int, ...]
    """Knights dealt to each seat, by number of seats."""
    STATE_OF: tuple[int, ...]
    """By tile and triangle: the state. For pictures; the next two follow from it."""
    INSIDE: tuple[int, ...]
    """By state: the set of states it borders inside its tile."""
    EDGES: tuple[int, ...]
    """By tile, side and unit edge, clockwise while the tile is not turned: the state along it."""
    FORTRESSES: int
    """The set of states with a fortress."""


def tables(edition: Edition) -> Tables:
    """Check a component file and turn it into tables."""
    patterns = edition.patterns("tiles.patterns", "1.1", ROWS, *TILE_LETTERS, kind="map", count=TILES)
    state_of = tuple(state for tile, pattern in enumerate(patterns) for state in _states(edition, tile, pattern))
    fortresses = _fortresses(edition)
    dealt = edition.integers("knights.dealt", 1, 60, "2.3", 3, kind="seats")
    return Tables(
        DEALT=(0, 0, *dealt),
        STATE_OF=state_of,
        INSIDE=_inside(state_of),
        EDGES=tuple(state_of[tile * len(TILE) + number] for tile in range(TILES) for side in SIDES for number in side),
        FORTRESSES=fortresses,
    )


def _states(edition: Edition, tile: int, triangles: str) -> list[int]:
    """The state of each triangle of a tile."""
    key, letters = "tiles.patterns", TILE_LETTERS[tile]
    if set(triangles) != set(letters):
        edition.fail(
            key, "tile {tile} does not have the states {states}", "1.2", tile=tile + 1, states=", ".join(letters)
        )
    for letter in letters:
        if not _hangs_together([TILE[number] for number, found in enumerate(triangles) if found == letter]):
            problem = "tile {tile} has a state {state} in several pieces"
            edition.fail(key, problem, "1.2", tile=tile + 1, state=letter)
    return [FIRST[tile] + letters.index(letter) for letter in triangles]


def _hangs_together(triangles: list[tuple[int, int]]) -> bool:
    reached, waiting = set(triangles[:1]), triangles[:1]
    while waiting:
        found = set(beside(waiting.pop())) & set(triangles) - reached
        reached |= found
        waiting += found
    return len(reached) == len(triangles)


def _fortresses(edition: Edition) -> int:
    """The states with a fortress: for each tile as many letters as it has fortresses."""
    key, found = "tiles.fortresses", 0
    for tile, letters in enumerate(edition.texts(key, "1.4", *TILE_LETTERS, count=TILES)):
        if len(set(letters)) < len(letters):
            edition.fail(key, "{states} names a state of tile {tile} twice", "1.4", states=repr(letters), tile=tile + 1)
        for letter in letters:
            found |= 1 << NAMES.index(f"{tile + 1}{letter}")
    return found


def _inside(state_of: tuple[int, ...]) -> tuple[int, ...]:
    borders = [0] * STATES
    for tile in range(TILES):
        states = dict(zip(TILE, state_of[tile * len(TILE) : (tile + 1) * len(TILE)], strict=True))
        for triangle, state in states.items():
            for near in beside(triangle):
                if states.get(near, state) != state:
                    borders[state] |= 1 << states[near]
    return tuple(borders)


DEALT, STATE_OF, INSIDE, EDGES, FORTRESSES = tables(Edition.beside(__name__))
