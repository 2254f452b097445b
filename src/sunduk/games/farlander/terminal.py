"""A position of Farlander in coloured characters: every border runs along the edges of the triangles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sunduk.core.book.words import Words
from sunduk.core.picture.canvas import Canvas, Ink
from sunduk.core.rules.bits import count
from sunduk.core.rules.outcome import winners

from .board import COLOURS, NAMES, STATE_OF
from .map import Point, Triangle, beside, corners, land, points_up
from .position import OWNERS
from .rules import points
from .state import ATTACK, FROM, NUMBER, OVER, SETTLE, State
from .strength import knights, together
from .strength import owner as owner_of

HIGH = 3
"""Lines of a triangle; its edges are twice as wide, so that / and \\ follow them exactly."""
LEFT_EDGE, TOP_EDGE = 5 * 2 * HIGH, 6 * HIGH + 1
"""Where the middle of the map is drawn."""
PANEL = 2 * LEFT_EDGE + 4
LABEL = 3
"""How wide the name of a state and its knights are."""

BACKS = {"red": "#e8a79b", "blue": "#a5c3e8", "gold": "#f3d98b", "black": "#a9a4a0"}
PARCHMENT = "#efe3c8"
SIGNS = {"red": Ink("#ffffff", "#b3262e"), "blue": Ink("#ffffff", "#23508e")}
SIGNS |= {"gold": Ink("#3d2a00", "#e3b341"), "black": Ink("#ffffff", "#2d2926")}
BORDER = "#4a3520"
DIM = Ink("#9a8c78")

Cell = tuple[int, int]


def canvas(s: State, seat: int, words: Words) -> Canvas:
    picture = Canvas(PANEL + 42, 2 * TOP_EDGE)
    triangles = land(list(s.tile)[: s.laid], list(s.turn)[: s.laid], STATE_OF)
    ground = dict(_ground(triangles))
    lines = dict(_flat_lines(triangles)) | dict(_slanting_lines(triangles))
    for (x, y), state in ground.items():
        picture.put(x, y, " ", Ink(None, _back(s, state)))
    for (x, y), line in lines.items():
        picture.put(x, y, line, Ink(BORDER, bold=True) if (x, y) in ground else DIM)
    for state in sorted(set(ground.values())):
        cells = {cell for cell, owner in ground.items() if owner == state}
        x, y = _label_place(cells, cells - lines.keys())
        _draw_label(picture, s, state, x, y)
    for other in range(s.seats):
        _draw_seat(picture, s, other, seat, words)
    return picture


def _back(s: State, state: int) -> str:
    owner = owner_of(s, state)
    return PARCHMENT if owner < 0 else BACKS[COLOURS[owner]]


def _cell(point: Point) -> Cell:
    """The column to the right of a lattice point, and the line below it."""
    return LEFT_EDGE + 2 * HIGH * point[0] + HIGH * point[1], TOP_EDGE + HIGH * point[1]


def _ground(triangles: Mapping[Triangle, int]) -> Iterator[tuple[Cell, int]]:
    """The cells of each triangle, and with them those of its edges."""
    for triangle, state in triangles.items():
        top = min(corners(triangle), key=lambda corner: (corner[1], corner[0]))
        x, y = _cell(top)
        for line in range(HIGH):
            inward = range(x - 1 - line, x + 1 + line)
            if not points_up(triangle):
                inward = range(x + line, x + 2 * HIGH - line)
            for column in inward:
                yield (column, y + line), state


def _frontier(triangles: Mapping[Triangle, int]) -> Iterator[tuple[Point, Point]]:
    """The edges where one state ends, by their lattice points, the upper and the left one first."""
    for triangle, state in triangles.items():
        for other in beside(triangle):
            if triangles.get(other) != state:
                one, two = sorted(set(corners(triangle)) & set(corners(other)), key=lambda point: (point[1], point[0]))
                yield one, two


def _flat_lines(triangles: Mapping[Triangle, int]) -> Iterator[tuple[Cell, str]]:
    for left, right in _frontier(triangles):
        if left[1] == right[1]:
            x, y = _cell(left)
            for column in range(2 * HIGH):
                yield (x + column, y - 1), "_"


def _slanting_lines(triangles: Mapping[Triangle, int]) -> Iterator[tuple[Cell, str]]:
    for upper, lower in _frontier(triangles):
        if upper[1] != lower[1]:
            x, y = _cell(upper)
            for line in range(HIGH):
                yield ((x + line, y + line), "\\") if lower[0] == upper[0] else ((x - 1 - line, y + line), "/")


def _label_place(cells: set[Cell], free: set[Cell]) -> Cell:
    """Where the two lines about a state fit, as near to its middle as can be; over a border if nowhere else."""
    middle = sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells)
    places = [(x, y) for x, y in free if all((x + dx, y + dy) in free for dx in range(LABEL) for dy in range(2))]

    def distance(place: Cell) -> tuple[float, Cell]:
        return abs(place[0] + 1 - middle[0]) + 2 * abs(place[1] + 0.5 - middle[1]), place

    return min(places or cells, key=distance)


def _draw_label(picture: Canvas, s: State, state: int, x: int, y: int) -> None:
    """The name of a state, and below it the owner and knights."""
    picture.put(x, y, NAMES[state] + ("♜" if s.castles >> state & 1 else " "), Ink(BORDER))
    owner = owner_of(s, state)
    if owner >= 0:
        mark = " "
        if s.phase in (FROM, NUMBER) and state == s.target:
            mark = "!"
        elif s.phase == NUMBER and state == s.source:
            mark = ">"
        picture.put(x, y + 1, f"{OWNERS[owner]}{knights(s, state)}{mark}", SIGNS[COLOURS[owner]])


def _draw_seat(picture: Canvas, s: State, seat: int, viewer: int, words: Words) -> None:
    x, y = PANEL, 2 + seat * 5
    acting = s.phase in (SETTLE, ATTACK, FROM, NUMBER) and s.seat == seat
    picture.put(x, y, "▶ " if acting else "  ", Ink(bold=True))
    picture.put(x + 2, y, f" {OWNERS[seat]} ", SIGNS[COLOURS[seat]])
    name = words.name("colour", COLOURS[seat]) + (" ★" if seat == viewer else "")
    if s.phase == OVER and seat in winners(s, points):
        name += f" · {words.name('picture', 'won')}"
    picture.put(x + 6, y, name, Ink(bold=acting))
    states, score = words.plural("states", count(s.land[seat])), words.plural("points", points(s, seat))
    picture.put(x + 2, y + 1, f"{states}, {score}")
    picture.put(x + 2, y + 2, words.plural("knights", together(s, s.land[seat])), DIM)
    if s.stock[seat]:
        picture.put(x + 2, y + 3, words.plural("stock", s.stock[seat]), DIM)
