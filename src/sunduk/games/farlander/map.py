"""The geometry of the map: triangles, tiles and the flower of seven tiles, in exact whole numbers.

Points of the triangular lattice are pairs (p, q): p steps to the right and q steps down to the right, so that the
point lies at x = p + q/2, y = q·√3/2. A triangle is named by the sum of its three corners. Tiles are hexagons of
side 2 with two sides lying flat; the places of the map are the middle, then clockwise from the north.

Borders and outlines of states follow from here and from nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Point = tuple[int, int]
Triangle = tuple[int, int]

SIXTHS = 6
"""A whole turn; also the sides of a tile, counted clockwise from the north."""
PLACES = 7
"""The middle and the six places around it."""
ROWS = (5, 7, 7, 5)
"""Triangles in each row of a tile."""
_ROW_STARTS: tuple[Triangle, ...] = ((-1, -4), (-4, -1), (-5, 1), (-5, 4))
_NORTH: Point = (2, -4)
"""From the middle of a tile to the middle of the tile that touches its north side."""


def turned(point: Point, sixths: int) -> Point:
    """A point or a triangle, turned clockwise about the origin."""
    p, q = point
    for _ in range(sixths % SIXTHS):
        p, q = -q, p + q
    return p, q


CENTRES: tuple[Point, ...] = ((0, 0), *(turned(_NORTH, side) for side in range(SIXTHS)))
"""The middle of the tile at each place."""


def points_up(triangle: Triangle) -> bool:
    return triangle[0] % 3 == 2


def beside(triangle: Triangle) -> list[Triangle]:
    """The three triangles that share an edge with a triangle."""
    p, q = triangle
    sign = -1 if points_up(triangle) else 1
    return [(p + sign * dp, q + sign * dq) for dp, dq in ((1, 1), (1, -2), (-2, 1))]


def corners(triangle: Triangle) -> list[Point]:
    """The corners of a triangle, clockwise as seen on the map."""
    p, q = triangle[0] // 3, triangle[1] // 3
    if points_up(triangle):
        return [(p + 1, q), (p + 1, q + 1), (p, q + 1)]
    return [(p, q), (p + 1, q), (p, q + 1)]


def _tile() -> tuple[Triangle, ...]:
    found = []
    for start, length in zip(_ROW_STARTS, ROWS, strict=True):
        p, q = start
        for _ in range(length):
            found.append((p, q))
            p, q = (p + 2, q - 1) if points_up((p, q)) else (p + 1, q + 1)
    return tuple(found)


TILE = _tile()
"""The triangles of a tile about the origin, row by row."""


LYING = tuple(tuple(TILE.index(turned(triangle, -sixths)) for triangle in TILE) for sixths in range(SIXTHS))
"""By how far a tile is turned, row by row as it lies on the map: the number that each triangle has on the tile."""


def _at(triangle: Triangle, centre: Point) -> Triangle:
    return triangle[0] + 3 * centre[0], triangle[1] + 3 * centre[1]


def _side(side: int) -> tuple[int, ...]:
    """The triangles along a side of a tile, clockwise, by their numbers in TILE."""
    beyond = {_at(triangle, turned(_NORTH, side)) for triangle in TILE}
    along = [number for number, triangle in enumerate(TILE) if beyond & set(beside(triangle))]
    return tuple(sorted(along, key=lambda number: turned(TILE[number], -side)))


SIDES = tuple(_side(side) for side in range(SIXTHS))
"""By side: the numbers of the two triangles along it, clockwise."""


def land(tiles: Sequence[int], turns: Sequence[int], state_of: Sequence[int]) -> dict[Triangle, int]:
    """The state that each triangle of a map belongs to; the map may have fewer than seven tiles yet."""
    return {
        _at(turned(triangle, turn), CENTRES[place]): state_of[tile * len(TILE) + number]
        for place, (tile, turn) in enumerate(zip(tiles, turns, strict=True))
        for number, triangle in enumerate(TILE)
    }


def tile_outline(place: int) -> list[Point]:
    """The corners of the tile at a place, clockwise."""
    p, q = CENTRES[place]
    return [(p + dp, q + dq) for dp, dq in (turned((2, 0), sixths) for sixths in range(SIXTHS))]


def outlines(triangles: Mapping[Triangle, int], state: int) -> list[list[Point]]:
    """The closed lines around a state, its land on the right hand, by their lattice points."""
    onward: dict[Point, list[Point]] = {}
    for triangle, owner in triangles.items():
        if owner != state:
            continue
        around = corners(triangle)
        for one, other in zip(around, around[1:] + around[:1], strict=True):
            if triangles.get(_across(triangle, one, other)) != state:
                onward.setdefault(one, []).append(other)
    lines = []
    while onward:
        line = [next(iter(onward))]
        while line[-1] in onward:
            ways = onward[line[-1]]
            step = ways.pop()
            if not ways:
                del onward[line[-1]]
            line.append(step)
        lines.append(line[:-1])
    return lines


def _across(triangle: Triangle, one: Point, other: Point) -> Triangle:
    """The triangle on the other side of an edge: their other corners and the edge make a parallelogram."""
    return 3 * (one[0] + other[0]) - triangle[0], 3 * (one[1] + other[1]) - triangle[1]
