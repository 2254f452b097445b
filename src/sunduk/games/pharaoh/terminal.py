"""A position of Pharaoh's Code in coloured characters."""

from __future__ import annotations

from sunduk.core.book.words import Words
from sunduk.core.picture.canvas import Canvas, Ink
from sunduk.core.rules.bits import members
from sunduk.core.rules.outcome import winners

from .board import CELL_COLOUR, COLOURS, DICE, NUMBER, ROWS, SCARABS, SIDES
from .rules import points, stack_size, standing
from .state import LOTS, OVER, RACE, STATE, State
from .view import claims

WIDE = 8
"""How wide a cell is; it is three high."""
BASE = WIDE * len(ROWS[-1])
TOP = 1
PANEL = BASE + 8
WIDTH = PANEL + 64

TILE_INKS = {
    "yellow": Ink("#3a2a00", "#f2c14e", bold=True),
    "blue": Ink("#ffffff", "#23508e", bold=True),
    "red": Ink("#ffffff", "#b3262e", bold=True),
    "black": Ink("#f2c14e", "#1c1a19", bold=True),
}
MARKS = {"yellow": "~", "blue": "+", "red": "#", "black": "@"}
"""What tells the colours apart where there are none."""
STONE = Ink("#8f6f4e", "#d9c08f")
DIE = Ink("#12343b", "#f6efe0", bold=True)
LABEL = Ink("#9a8c78")
SAND = Ink("#d99a2b", None, bold=True)


def canvas(s: State, seat: int, words: Words) -> Canvas:
    picture = Canvas(WIDTH, max(20, 2 + s.seats * 4))
    for row, cells in enumerate(ROWS):
        for place, cell in enumerate(cells):
            x = 2 + (BASE - WIDE * len(cells)) // 2 + place * WIDE
            _draw_cell(picture, s, cell, x, TOP + 3 * row)
    _draw_dice(picture, s)
    running = s.phase == RACE and s.claimed > 0
    glass = ("╲▒╱", " ╳ ", "╱░╲") if running else ("╲ ╱", " ╳ ", "╱▒╲")
    for line, text in enumerate(glass):
        picture.put(2 + BASE - 5, TOP + 4 * 3 + 2 + line, text, SAND)
    _draw_stacks(picture, s)
    for other in range(s.seats):
        _draw_seat(picture, s, other, seat, words)
    return picture


def _draw_cell(picture: Canvas, s: State, cell: int, x: int, y: int) -> None:
    colour = COLOURS[CELL_COLOUR[cell]]
    lies = bool(s.there >> cell & 1)
    ink = TILE_INKS[colour] if lies else STONE
    mark = MARKS[colour] if lies else " "
    number = str(NUMBER[s.pyramid[cell] - 1]) if lies else "·"
    picture.put(x, y, "┌" + mark * (WIDE - 3) + "┐", ink)
    picture.put(x, y + 1, "│" + number.center(WIDE - 3) + "│", ink)
    picture.put(x, y + 2, "└" + mark * (WIDE - 3) + "┘", ink)


def _draw_stacks(picture: Canvas, s: State) -> None:
    """The tile in sight on each stack, and how many there are, from the stack of the uppermost row down."""
    for place, colour in enumerate(reversed(range(len(COLOURS)))):
        x, y = 2 + place * (WIDE + 1), TOP + 4 * 3 + 6
        top, left = s.tops[colour], stack_size(s, colour)
        mark = MARKS[COLOURS[colour]]
        number = str(NUMBER[top - 1]) if top else mark if left else "·"
        picture.put(
            x, y, f"{mark}{number}{mark}" if left else f" {number} ", TILE_INKS[COLOURS[colour]] if left else STONE
        )
        picture.put(x + 2 + len(number), y, f"×{left}", LABEL)


def _draw_dice(picture: Canvas, s: State) -> None:
    for die in range(DICE):
        x, y = 2 + die * WIDE, TOP + 4 * 3 + 1
        face = str(s.dice[die]) if s.dice[die] else "–"
        picture.put(x, y, f"d{SIDES[die]}".center(WIDE - 2), LABEL)
        picture.put(x, y + 1, "╱" + "‾" * (WIDE - 4) + "╲", DIE)
        picture.put(x, y + 2, "│" + face.center(WIDE - 4) + "│", DIE)
        picture.put(x, y + 3, "╲" + "_" * (WIDE - 4) + "╱", DIE)


def _draw_seat(picture: Canvas, s: State, seat: int, viewer: int, words: Words) -> None:
    y = TOP + seat * 4
    leads = s.phase not in (LOTS, OVER) and s.leader == seat
    won = s.phase == OVER and seat in winners(s, standing)
    picture.put(PANEL - 2, y, "★ " if won else "⚄ " if leads else "  ", Ink(bold=True))
    title = words.seats[seat] + (" ★" if seat == viewer else "")
    picture.put(PANEL, y, f"{title}: {words.plural('points', points(s, seat))}", Ink(bold=leads or won))
    x = PANEL
    for number in [NUMBER[s.pyramid[cell] - 1] for cell, taker in claims(s) if taker == seat]:
        key = "states" if s.phase == STATE else "taken"
        x = _put(picture, x, y + 1, words.name("picture", key).format(number=number), SAND)
    if s.phase == RACE and s.done >> seat & 1 and x == PANEL:
        _put(picture, x, y + 1, words.name("picture", "done"), LABEL)
    x = PANEL
    for tile in members(s.up[seat]):
        x = _put(picture, x, y + 2, str(NUMBER[tile]), LABEL)
    for tile in members(s.down[seat]):
        x = _put(picture, x, y + 2, f"▼{SCARABS[tile]}", SAND)


def _put(picture: Canvas, x: int, y: int, text: str, ink: Ink) -> int:
    """Write a word if there is room; where the next one begins."""
    if x + len(text) >= WIDTH:
        return x
    picture.put(x, y, text, ink)
    return x + len(text) + 1
