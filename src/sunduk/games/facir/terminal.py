"""A position of Façir in coloured characters: the bed, each hole four wide and two high, and the rooms beside it."""

from __future__ import annotations

from sunduk.core.book.words import Words
from sunduk.core.picture.canvas import Canvas, Ink

from .board import BED, CARD_NAMES, CARD_SIDE, COLOURS, HOLES, PATTERNS, SIDE, TURNS, pattern_rows, side_marks
from .position import LETTERS
from .rules import stock
from .state import DRAW, LOTS, OVER, SET, State
from .view import card_names, is_acting, nail_in, round_number, rounds_in_all, shown_side, sides_shown

WIDE, HIGH = 4, 2
LEFT_EDGE, TOP_EDGE = 3, 1
PANEL = LEFT_EDGE + SIDE * WIDE + 3
CARD_AT = PANEL + 38
WIDTH = CARD_AT + 40
BLOCK = 4
"""Lines of a seat."""

HEADS = "●▲■◆"
NAILS = (
    Ink("#ffffff", "#b3262e", bold=True),
    Ink("#3a2a00", "#f2c14e", bold=True),
    Ink("#ffffff", "#23508e", bold=True),
    Ink("#22262c", "#eef0f2", bold=True),
)
WOOD = (Ink("#6d4524", "#c8935a"), Ink("#6d4524", "#bf8850"))
LABEL = Ink("#9a8c78")
ROOM = Ink("#f7e8c8", "#5a3a6e", bold=True)
CARD_INK = Ink("#4a2b12", "#f3d9a4", bold=True)
MARKS = {"o": "◯", ".": "·"}


def canvas(s: State, seat: int, words: Words) -> Canvas:
    picture = Canvas(WIDTH, max(TOP_EDGE + SIDE * HIGH, s.seats * BLOCK) + 2)
    for column, name in enumerate(BED.columns):
        picture.put(LEFT_EDGE + column * WIDE + 1, 0, name, LABEL)
    for row, name in enumerate(BED.rows):
        picture.put(0, TOP_EDGE + row * HIGH, name, LABEL)
    for hole in range(HOLES):
        _draw_hole(picture, s, hole)
    for other in range(s.seats):
        _draw_seat(picture, s, other, seat, words)
    picture.put(LEFT_EDGE, TOP_EDGE + SIDE * HIGH, _status(s, words), LABEL)
    return picture


def _draw_hole(picture: Canvas, s: State, hole: int) -> None:
    x, y = LEFT_EDGE + hole % SIDE * WIDE, TOP_EDGE + hole // SIDE * HIGH
    owner = nail_in(s, hole)
    wood = WOOD[hole // SIDE % 2]
    for line in range(HIGH):
        picture.put(x, y + line, " " * WIDE, wood)
    if s.lifted == hole + 1:
        picture.put(x + 1, y, "×", wood)
    elif owner < 0:
        picture.put(x + 1, y, "∘", wood)
    else:
        picture.put(x + 1, y, LETTERS[owner] + HEADS[owner], NAILS[owner])


def _draw_seat(picture: Canvas, s: State, seat: int, viewer: int, words: Words) -> None:
    y = TOP_EDGE + seat * BLOCK
    acting = is_acting(s, seat)
    picture.put(PANEL, y, "▶ " if acting else "  ", Ink(bold=True))
    picture.put(PANEL + 2, y, f" {LETTERS[seat]}{HEADS[seat]} ", NAILS[seat])
    started = " ①" if seat == s.starter and s.phase not in (LOTS, OVER) else ""
    name = words.name("colour", COLOURS[seat]) + (" ★" if seat == viewer else "") + started
    picture.put(PANEL + 7, y, name, Ink(bold=acting))
    if s.card[seat]:
        picture.put(PANEL + 24, y, _room(s, seat), ROOM)
    nails = words.name("picture", "stock").format(nails=words.plural("nails", stock(s, seat)))
    picture.put(PANEL + 2, y + 1, f"{words.plural('points', s.won[seat].bit_count())}, {nails}")
    hand = words.name("picture", "hand") if s.lifted and seat == s.seat else ""
    picture.put(PANEL + 2, y + 2, " ".join([*card_names(s.won[seat]), hand]), LABEL)
    if s.card[seat] > 0:
        _draw_card(picture, s, seat, y, words)


def _room(s: State, seat: int) -> str:
    """A room with what everyone sees of the card in it: its upper side from behind, `?` before all are set."""
    if not sides_shown(s):
        return " [✓] " if s.rotation[seat] else " [?] "
    return f" {''.join(MARKS[mark] for mark in side_marks(shown_side(s, seat)))} "


def _draw_card(picture: Canvas, s: State, seat: int, y: int, words: Words) -> None:
    """A card that may be known, as its owner sees it in the room."""
    turns = s.rotation[seat] - 1 if s.rotation[seat] else 0
    rows = pattern_rows(PATTERNS[(s.card[seat] - 1) * TURNS + turns])
    for line, row in enumerate(rows):
        picture.put(CARD_AT, y + line, " " + " ".join(MARKS[mark] for mark in row) + " ", CARD_INK)
    name = words.name("picture", "fakir").format(card=CARD_NAMES[s.card[seat] - 1])
    picture.put(CARD_AT + 2 * CARD_SIDE + 3, y, name)
    if s.rotation[seat]:
        picture.put(CARD_AT + 2 * CARD_SIDE + 3, y + 1, f"r{turns}", LABEL)


def _status(s: State, words: Words) -> str:
    """Which round it is, how long it may still take, and what was put aside."""
    parts = [round_title(s, words)]
    if s.phase not in (LOTS, DRAW, SET, OVER):
        left = words.plural("left", s.round_limit - s.turns)
        parts.append(words.name("picture", "left").format(left=left))
    if s.aside:
        parts.append(words.name("picture", "aside").format(listed=" ".join(card_names(s.aside))))
    return " · ".join(parts)


def round_title(s: State, words: Words) -> str:
    if s.phase == OVER:
        return words.name("picture", "finished")
    if s.deciding:
        return words.name("picture", "deciding")
    return words.name("picture", "round").format(round=round_number(s), rounds=rounds_in_all(s))
