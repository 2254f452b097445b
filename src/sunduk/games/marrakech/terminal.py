"""A position of Marrakech in coloured characters, each cell four wide and two high."""

from __future__ import annotations

from sunduk.core.book.words import Words
from sunduk.core.picture.canvas import Canvas, Ink

from .board import CELLS, COLOURS, EAST, NORTH, SIDE, SOUTH, SQUARE, STEP, WEST
from .position import LETTERS
from .rules import colour_on, colours, points, rugs_left
from .state import OVER, State

WIDE, HIGH = 4, 2
LEFT_EDGE, TOP_EDGE = 5, 3
PANEL = LEFT_EDGE + SIDE * WIDE + 7

RUGS = {
    "red": Ink("#f6b7a8", "#b3262e"),
    "yellow": Ink("#7a5200", "#f2c14e"),
    "blue": Ink("#a9c9f5", "#23508e"),
    "brown": Ink("#d9b58f", "#5b3a21"),
}
WEAVE = {"red": "◆", "yellow": "≈", "blue": "+", "brown": "▪"}
STONE = (Ink("#8f6f4e", "#e9d8b6"), Ink("#8f6f4e", "#e1cca3"))
MOSAIC = Ink("#2a9d8f", None, bold=True)
LABEL = Ink("#9a8c78")
ASSAM = Ink("#ffffff", "#12343b", bold=True)
FIGURE = {NORTH: ("▲▲", "██"), EAST: ("█▶", "█▶"), SOUTH: ("██", "▼▼"), WEST: ("◀█", "◀█")}


def canvas(s: State, seat: int, words: Words) -> Canvas:
    picture = Canvas(PANEL + 42, TOP_EDGE + SIDE * HIGH + 2)
    for column, name in enumerate(SQUARE.columns):
        picture.put(_x(column) + 1, 0, name, LABEL)
    for row, name in enumerate(SQUARE.rows):
        picture.put(0, _y(row), name, LABEL)
    for cell in range(CELLS):
        _draw_cell(picture, s, cell)
    _draw_mosaics(picture)
    for index, line in enumerate(FIGURE[s.heading]):
        picture.put(_x(s.assam % SIDE) + 1, _y(s.assam // SIDE) + index, line, ASSAM)
    for other in range(s.seats):
        _draw_seat(picture, s, other, seat, words)
    return picture


def _x(column: int) -> int:
    return LEFT_EDGE + column * WIDE


def _y(row: int) -> int:
    return TOP_EDGE - 1 + row * HIGH


def _draw_cell(picture: Canvas, s: State, cell: int) -> None:
    x, y = _x(cell % SIDE), _y(cell // SIDE)
    colour = colour_on(s, cell)
    if colour < 0:
        ink = STONE[(cell % SIDE + cell // SIDE) % 2]
        picture.put(x, y, "    ", ink)
        picture.put(x, y + 1, " .  ", ink)
        return
    name = COLOURS[colour]
    ink, letter = RUGS[name], LETTERS[colour]
    rows = [list(WEAVE[name] * WIDE) for _ in range(HIGH)]
    rows[0][1] = letter
    if s.whole_east >> cell & 1:
        rows[0] = [WEAVE[name], letter, "═", "═"]
    elif cell and s.whole_east >> cell - 1 & 1:
        rows[0] = ["═", "═", letter, WEAVE[name]]
    elif s.whole_south >> cell & 1:
        rows[1][1] = "║"
    elif cell >= SIDE and s.whole_south >> cell - SIDE & 1:
        rows[0][1], rows[1][1] = "║", letter
    for index, row in enumerate(rows):
        picture.put(x, y + index, "".join(row), ink)


def _draw_mosaics(picture: Canvas) -> None:
    """An arc from each border cell to the one it leads to, drawn once from its lower end."""
    for heading in range(4):
        for place in range(SIDE):
            cell = {NORTH: place, EAST: place * SIDE + SIDE - 1, SOUTH: CELLS - SIDE + place, WEST: place * SIDE}[
                heading
            ]
            back, there = divmod(STEP[heading * CELLS + cell], CELLS)
            if heading in (NORTH, SOUTH):
                _draw_flat_arc(picture, heading, cell % SIDE, there % SIDE, back)
            else:
                _draw_upright_arc(picture, heading, cell // SIDE, there // SIDE, back)


def _draw_flat_arc(picture: Canvas, heading: int, column: int, there: int, back: int) -> None:
    y = TOP_EDGE - 2 if heading == NORTH else _y(SIDE)
    near, far = ("╭", "╮") if heading == NORTH else ("╰", "╯")
    if there > column:
        picture.put(_x(column) + 1, y, near + "─" * (WIDE - 1) + far, MOSAIC)
    elif there == column and back == WEST:
        picture.put(_x(column) + 1, y, near + "─" * WIDE + far, MOSAIC)
    elif there == column and back == EAST:
        picture.put(_x(column) - 3, y, near + "─" * (WIDE - 1) + far, MOSAIC)


def _draw_upright_arc(picture: Canvas, heading: int, row: int, there: int, back: int) -> None:
    x = _x(SIDE) + 1 if heading == EAST else LEFT_EDGE - 3
    first, last = ("─╮", "─╯") if heading == EAST else ("╭─", "╰─")
    if there > row:
        picture.put(x, _y(row), first, MOSAIC)
        picture.put(x + (heading == EAST), _y(row) + 1, "│", MOSAIC)
        picture.put(x, _y(there), last, MOSAIC)
    elif there == row:
        picture.put(x, _y(row), last if back == SOUTH else first, MOSAIC)


def _draw_seat(picture: Canvas, s: State, seat: int, viewer: int, words: Words) -> None:
    y = 1 + seat * 4
    owned = range(seat, colours(s), s.seats)
    acting = s.phase != OVER and s.seat == seat
    picture.put(PANEL, y, "▶ " if acting else "  ", Ink(bold=True))
    x = PANEL + 2
    for colour in owned:
        name = COLOURS[colour]
        picture.put(x, y, f" {LETTERS[colour]}{WEAVE[name]} ", RUGS[name])
        x += 5
    title = " + ".join(words.name("colour", COLOURS[colour]) for colour in owned)
    picture.put(x, y, title + (" ★" if seat == viewer else ""), Ink(bold=acting))
    if s.out[seat]:
        picture.put(PANEL + 2, y + 1, words.name("picture", "out"), LABEL)
        return
    picture.put(
        PANEL + 2, y + 1, f"{words.plural('dirhams', s.purse[seat])}, {words.plural('points', points(s, seat))}"
    )
    rugs = words.plural("rugs", rugs_left(s, seat))
    if s.seats == 2 and s.top[seat]:
        rugs += f" ▸ {words.name('colour', COLOURS[s.top[seat] - 1])}"
    picture.put(PANEL + 2, y + 2, rugs, LABEL)
