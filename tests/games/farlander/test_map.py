"""The map, measured with real coordinates instead of the game's own geometry: borders, rotations, outlines."""

from __future__ import annotations

import cmath
import math
import random
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sunduk
from sunduk import Match
from sunduk.games.farlander import map as geometry
from sunduk.games.farlander.board import EDGES, FIRST, INSIDE, NAMES, STATE_OF
from sunduk.games.farlander.chart import UNIT, chart, spot

GAME = sunduk.game("farlander")
PATTERNS = tomllib.loads((GAME.folder / "edition.toml").read_text("utf-8"))["tiles"]["patterns"]
HALF, DEEP = 0.5, math.sqrt(3) / 2
SIXTH = cmath.exp(1j * math.pi / 3)
"""Rotate by 60 degrees, clockwise with y pointing down."""

Place = tuple[float, float]
Edge = frozenset[Place]


def rounded(point: complex) -> Place:
    return round(point.real, 6) + 0.0, round(point.imag, 6) + 0.0


def tile_edges(pattern: str) -> dict[str, list[list[tuple[complex, complex]]]]:
    """By letter: the three edges of each triangle, as drawn row by row about the middle of the tile."""
    found: dict[str, list[list[tuple[complex, complex]]]] = {}
    for row, letters in enumerate(pattern.split("/")):
        top, bottom = (row - 2) * DEEP, (row - 1) * DEEP
        left = -len(letters) / 4 - HALF / 2
        for index, letter in enumerate(letters):
            x = left + index * HALF
            up = (row < 2) == (index % 2 == 0)
            flat, tip = (bottom, top) if up else (top, bottom)
            a, b, c = complex(x, flat), complex(x + 1, flat), complex(x + HALF, tip)
            found.setdefault(letter, []).append([(a, b), (b, c), (c, a)])
    return found


def map_edges(tiles: list[int], turns: list[int]) -> dict[Edge, set[str]]:
    """Every edge of every triangle of a map, with the states it belongs to."""
    found: dict[Edge, set[str]] = {}
    for place, (tile, turn) in enumerate(zip(tiles, turns, strict=True)):
        centre = -2j * math.sqrt(3) * SIXTH ** (place - 1) if place else 0
        for letter, triangles in tile_edges(PATTERNS[tile]).items():
            for edges in triangles:
                for one, two in edges:
                    ends = frozenset(rounded(centre + point * SIXTH**turn) for point in (one, two))
                    found.setdefault(ends, set()).add(f"{tile + 1}{letter}")
    return found


def borders(edges: dict[Edge, set[str]]) -> set[frozenset[str]]:
    return {frozenset(states) for states in edges.values() if len(states) == 2}


def assembled(tiles: list[int], turns: list[int]) -> Match:
    match = Match(GAME, 2, auto=False)
    for tile, turn in zip(tiles, turns, strict=True):
        match.chance(f"T{tile + 1}")
        match.chance(f"R{turn}")
    return match


def recorded(match: Match) -> set[frozenset[str]]:
    border = list(match.state.border)
    assert all(border[a] >> b & 1 == border[b] >> a & 1 for a in range(24) for b in range(24))
    return {frozenset((NAMES[a], NAMES[b])) for a in range(24) for b in range(24) if border[a] >> b & 1}


assemblies = st.tuples(st.permutations(range(7)), st.lists(st.integers(0, 5), min_size=7, max_size=7))


@given(assemblies)
def test_borders_are_those_of_the_triangles(assembly: tuple[list[int], list[int]]) -> None:
    """1.3 The tiles fit together: 168 triangles leave a rim of 18 sides, and no edge has three."""
    edges = map_edges(*assembly)
    assert recorded(assembled(*assembly)) == borders(edges)
    assert len(edges) == (168 * 3 + 36) // 2


def test_borders_of_many_maps() -> None:
    chooser = random.Random(4)
    for _ in range(300):
        tiles, turns = chooser.sample(range(7), 7), chooser.choices(range(6), k=7)
        assert recorded(assembled(tiles, turns)) == borders(map_edges(tiles, turns))


@given(assemblies)
def test_every_map_is_connected(assembly: tuple[list[int], list[int]]) -> None:
    border = list(assembled(*assembly).state.border)
    reached, before = 1, 0
    while reached != before:
        before = reached
        for state in range(24):
            if reached >> state & 1:
                reached |= border[state]
    assert reached == (1 << 24) - 1


def test_borders_inside_tiles() -> None:
    for tile, pattern in enumerate(PATTERNS):
        edges: dict[Edge, set[str]] = {}
        for letter, triangles in tile_edges(pattern).items():
            for triangle in triangles:
                for one, two in triangle:
                    edges.setdefault(frozenset((rounded(one), rounded(two))), set()).add(f"{tile + 1}{letter}")
        states = range(FIRST[tile], FIRST[tile + 1])
        inside = {frozenset((NAMES[a], NAMES[b])) for a in states for b in range(24) if INSIDE[a] >> b & 1}
        assert inside == borders(edges)


@pytest.mark.parametrize("tile", range(7))
def test_a_turned_tile_keeps_its_shape(tile: int) -> None:
    """Rotating a tile gives the same borders as rotating its neighbours the other way."""
    others = [other for other in range(7) if other != tile]
    for turn in range(6):
        turned = assembled([tile, *others], [turn, 0, 0, 0, 0, 0, 0])
        ring = [others[(place + turn) % 6] for place in range(6)]
        again = assembled([tile, *ring], [0] + [-turn % 6] * 6)
        assert recorded(turned) == recorded(again)
        assert within_tile(turned, tile) == within_tile(assembled([tile, *others], [0] * 7), tile)


def within_tile(match: Match, tile: int) -> set[frozenset[str]]:
    return {pair for pair in recorded(match) if {name[0] for name in pair} == {str(tile + 1)}}


def test_a_tile_has_24_triangles_and_six_sides() -> None:
    assert len(set(geometry.TILE)) == 24
    assert set(geometry.TILE) == {geometry.turned(triangle, 1) for triangle in geometry.TILE}
    assert geometry.turned((5, -3), 6) == (5, -3)
    assert len(EDGES) == 7 * 6 * 2
    sides = [number for side in geometry.SIDES for number in side]
    assert len(sides) == len(set(sides)) == 12


@given(assemblies)
def test_outlines_hold_exactly_the_triangles_of_a_state(assembly: tuple[list[int], list[int]]) -> None:
    triangles = geometry.land(*assembly, STATE_OF)
    edges = map_edges(*assembly)
    for state in range(24):
        lines = geometry.outlines(triangles, state)
        drawn = [
            frozenset(rounded(complex(p + q / 2, q * DEEP)) for p, q in (one, two))
            for line in lines
            for one, two in zip(line, line[1:] + line[:1], strict=True)
        ]
        mine = sum(owner == state for owner in triangles.values())
        around = {edge for edge, states in edges.items() if NAMES[state] in states}
        inner = (3 * mine - len(drawn)) // 2
        assert len(drawn) == len(set(drawn))
        assert set(drawn) <= around
        assert len(around) == len(drawn) + inner
        area = sum(
            (x * to_y - to_x * y) / 2
            for line in lines
            for (x, y), (to_x, to_y) in zip(map(spot, line), map(spot, line[1:] + line[:1]), strict=True)
        )
        assert math.isclose(area, mine * UNIT * UNIT * DEEP / 2)


def test_things_are_drawn_inside_their_states() -> None:
    chooser = random.Random(9)
    for _ in range(5):
        tiles, turns = tuple(chooser.sample(range(7), 7)), tuple(chooser.choices(range(6), k=7))
        triangles = geometry.land(tiles, turns, STATE_OF)
        for state, places in chart(tiles, turns, STATE_OF).places.items():
            mine = [
                [spot(corner) for corner in geometry.corners(t)] for t, owner in triangles.items() if owner == state
            ]
            for place in places:
                assert any(within(place, triangle) for triangle in mine)


def within(place: Place, triangle: list[Place]) -> bool:
    sides = [
        (to_x - x) * (place[1] - y) - (to_y - y) * (place[0] - x)
        for (x, y), (to_x, to_y) in zip(triangle, triangle[1:] + triangle[:1], strict=True)
    ]
    return all(side >= -1e-6 for side in sides)
