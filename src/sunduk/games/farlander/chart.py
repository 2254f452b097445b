"""The land as lines to draw: outlines of states on paper, and where in a state there is room for things."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from .map import Point, Triangle, corners, land, outlines, tile_outline

UNIT = 86
"""How long the edge of a triangle is on paper."""
_PARTS = 4
"""Into how many parts an edge is cut to look for room."""
_DEPTH = UNIT * math.sqrt(3) / 2

Spot = tuple[float, float]


class Chart(NamedTuple):
    """What a map looks like."""

    outlines: dict[int, str]
    """The path around each state."""
    places: dict[int, tuple[Spot, Spot]]
    """In each state, the spot with the most room around it, and the next best away from that one."""


def spot(point: Point, scale: int = 1) -> Spot:
    """Where a lattice point lies on paper, or a point of a lattice that many times finer."""
    return UNIT * (point[0] + point[1] / 2) / scale, _DEPTH * point[1] / scale


def hexagon(place: int) -> str:
    """The path around the tile at a place."""
    return f"M{' '.join(_pair(spot(corner)) for corner in tile_outline(place))}z"


@lru_cache(maxsize=64)
def chart(tiles: tuple[int, ...], turns: tuple[int, ...], state_of: tuple[int, ...]) -> Chart:
    """The chart of a map. Borders inside a tile wind like rivers, the edges of tiles are straight."""
    triangles = land(tiles, turns, state_of)
    rim = {edge for place in range(len(tiles)) for edge in _rim(place)}
    still = {point for edge in rim for point in edge}
    paths, places = {}, {}
    for state in sorted(set(triangles.values())):
        lines = outlines(triangles, state)
        paths[state] = "".join(_path(line, rim, still) for line in lines)
        places[state] = _room(triangles, state, lines)
    return Chart(paths, places)


def _rim(place: int) -> list[frozenset[Point]]:
    """The unit edges around the tile at a place."""
    found = []
    around = tile_outline(place)
    for one, other in pairwise([*around, around[0]]):
        between = (one[0] + other[0]) // 2, (one[1] + other[1]) // 2
        found += [frozenset((one, between)), frozenset((between, other))]
    return found


def _path(line: list[Point], rim: set[frozenset[Point]], still: set[Point]) -> str:
    path = f"M{_pair(_drawn(line[0], still))}"
    for one, other in pairwise([*line, line[0]]):
        if frozenset((one, other)) in rim:
            path += f"L{_pair(_drawn(other, still))}"
        else:
            path += f"C{' '.join(map(_pair, _bends(one, other, still)))} {_pair(_drawn(other, still))}"
    return path + "z"


def _drawn(point: Point, still: set[Point]) -> Spot:
    """A lattice point on paper, moved a little if it lies inside a tile."""
    x, y = spot(point)
    if point in still:
        return x, y
    return x + UNIT * 0.13 * _chance(point, 1), y + UNIT * 0.13 * _chance(point, 2)


def _bends(one: Point, other: Point, still: set[Point]) -> list[Spot]:
    """How an edge winds; the same from both of its sides."""
    first, last = sorted((one, other))
    (x, y), (to_x, to_y) = _drawn(first, still), _drawn(last, still)
    across = -(to_y - y), to_x - x
    between = first[0] + last[0], first[1] + last[1]
    found = []
    for share, salt in ((1 / 3, 3), (2 / 3, 4)):
        bend = 0.26 * _chance(between, salt)
        found.append((x + (to_x - x) * share + across[0] * bend, y + (to_y - y) * share + across[1] * bend))
    return found if (one, other) == (first, last) else found[::-1]


def _chance(point: Point, salt: int) -> float:
    """A number from -1 to 1 that always comes out the same for a point."""
    mixed = (point[0] * 73856093 ^ point[1] * 19349663 ^ salt * 83492791) * 2654435761 & 0xFFFFFFFF
    return (mixed >> 8) % 2001 / 1000 - 1


def _room(triangles: Mapping[Triangle, int], state: int, lines: list[list[Point]]) -> tuple[Spot, Spot]:
    """Two spots inside a state, far from its borders and from each other."""
    border = [
        (one[0] + (two[0] - one[0]) * step / 5, one[1] + (two[1] - one[1]) * step / 5)
        for line in lines
        for one, two in pairwise([spot(point) for point in [*line, line[0]]])
        for step in range(5)
    ]
    spots = {place for triangle, owner in triangles.items() if owner == state for place in _spread(triangle)}
    # What is drawn is wider than high, so room to the sides matters more.
    room = {(x, y): min(math.hypot((x - to_x) * 0.8, y - to_y) for to_x, to_y in border) for x, y in sorted(spots)}
    middle = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
    best = max(room, key=lambda place: room[place] - 0.05 * math.dist(place, middle))
    second = max(room, key=lambda place: min(room[place], 0.45 * math.dist(place, best)))
    return best, second


def _spread(triangle: Triangle) -> list[Spot]:
    """Spots spread evenly over a triangle."""
    (p, q), (p1, q1), (p2, q2) = corners(triangle)
    parts = [(i, j) for i in range(_PARTS + 1) for j in range(_PARTS + 1 - i)]
    return [
        spot((_PARTS * p + i * (p1 - p) + j * (p2 - p), _PARTS * q + i * (q1 - q) + j * (q2 - q)), _PARTS)
        for i, j in parts
    ]


def _pair(place: Spot) -> str:
    return f"{place[0]:.1f},{place[1]:.1f}"
