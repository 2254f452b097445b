"""A position of Façir as a picture: the bed, and a panel for each seat with its room, its stock and what it won."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sunduk.core.book.words import Words
from sunduk.core.picture.svg import FONT, board, edge_names, element, symbols, tab, text, title, use
from sunduk.core.rules.bits import members
from sunduk.core.rules.outcome import winners

from .board import (
    BED,
    CARD_NAMES,
    CARD_SIDE,
    COLOURS,
    HOLES,
    MOST_SEATS,
    NAILS,
    PATTERNS,
    POSITIONS,
    SIDE,
    TURNS,
    hole_name,
    pattern_rows,
    side_marks,
)
from .rules import DONE, LAY_AT, PUT, standing, stock
from .state import DRAW, LOTS, OVER, SET, State
from .terminal import round_title
from .view import card_names, is_acting, nail_in, shown_side, sides_shown

CELL = 100
FRAME = 62
"""How wide the wood around the holes is."""
WHOLE = SIDE * CELL + 2 * FRAME
MARGIN = 26
GAP = 18
PANEL = 424
"""How wide the panel of a seat is."""
FOOT = 58
"""How high the strip with the round is."""
WIDTH = WHOLE + PANEL + 3 * MARGIN
HEIGHT = WHOLE + MARGIN + FOOT
CUT = 30
"""The side of a position in the drawing of a card."""

NIGHT, WOOD, GRAIN, DARK, BRASS, PAPER, GOLD, TEAL = (
    *("#2c1b3d", "#c48c50", "#a56f38", "#5a3316"),
    *("#e3b65c", "#fbf1dc", "#f2b632", "#17727a"),
)


def svg(s: State, seat: int, words: Words) -> str:
    """`seat` is who looks, -1 a spectator; cards that are hidden in the record show one side at most."""
    return board(
        WIDTH,
        HEIGHT,
        words,
        _description(s, seat, words),
        _table(PATTERNS),
        element("g", *_nails(s, words), transform=f"translate({MARGIN + FRAME} {MARGIN + FRAME})"),
        *(_panel(s, owner, owner == seat, words) for owner in range(s.seats)),
        *_foot(s, words),
    )


def stroke(s: State, action: int) -> tuple[float, float, float, float] | None:
    """The line that stands for what a seat may do: a point at the hole of a nail, or a diagonal of the card."""
    if not PUT <= action < DONE:
        return None
    x, y = middle((action - PUT) % HOLES)
    x, y = x + MARGIN + FRAME, y + MARGIN + FRAME
    reach = (CARD_SIDE - 1) * CELL if action >= LAY_AT else 0
    return x, y, x + reach, y + reach


def _description(s: State, seat: int, words: Words) -> str:
    sentences = []
    for other in range(s.seats):
        colour = words.name("colour", COLOURS[other])
        points = words.plural("points", s.won[other].bit_count())
        nails = words.plural("nails", stock(s, other))
        sentences.append(words.name("picture", "seat").format(colour=colour, points=points, nails=nails))
        if holes := [hole_name(hole) for hole in members(s.nails[other])]:
            sentences.append(words.name("picture", "nails").format(colour=colour, holes=", ".join(holes)))
        if (side := _side(s, other)) is not None:
            sentences.append(
                words.name("picture", "shows").format(colour=colour, side=words.name("side", side_marks(side)))
            )
    if seat >= 0 and s.card[seat] > 0:
        rows = [words.name("side", row) for row in pattern_rows(PATTERNS[(s.card[seat] - 1) * TURNS])]
        sentences.append(words.name("picture", "mine").format(rows="; ".join(rows)))
    return " ".join(sentences)


def _side(s: State, seat: int) -> int | None:
    """The side of a seat's card that everyone sees, if any."""
    return shown_side(s, seat) if s.card[seat] and sides_shown(s) else None


@cache
def _table(patterns: tuple[int, ...]) -> str:
    """What is the same in every picture: the art, the cards, the cloth and the empty bed."""
    art = symbols(__name__, "fc-")
    cards = (_card(name, patterns[card * TURNS]) for card, name in enumerate(CARD_NAMES))
    cloth = element(
        "pattern", use("fc-star", 10, 10, 30, 30), id="fc-cloth", width=50, height=50, patternUnits="userSpaceOnUse"
    )
    return element("defs", art, *cards, cloth) + "".join(_bed())


def _card(name: str, pattern: int) -> str:
    """The symbol of a card as its owner sees it, not turned."""
    cuts = (
        use("fc-cut", place % CARD_SIDE * CUT, place // CARD_SIDE * CUT, CUT, CUT)
        for place in range(POSITIONS)
        if pattern >> place & 1
    )
    whole = CARD_SIDE * CUT
    return element(
        "symbol", use("fc-fakir", 0, 0, whole, whole), *cuts, id=f"fc-card-{name}", viewBox=f"0 0 {whole} {whole}"
    )


def _bed() -> Iterator[str]:
    """Cloth under everything, a wooden bed with brass corners, its holes and their names."""
    yield element("rect", width=WIDTH, height=HEIGHT, rx=24, fill=NIGHT)
    yield element("rect", width=WIDTH, height=HEIGHT, rx=24, fill="url(#fc-cloth)", opacity=0.05)
    yield element("rect", x=7, y=7, width=WIDTH - 14, height=HEIGHT - 14, rx=19, fill="none", stroke=BRASS)
    parts = [element("rect", x=6, y=10, width=WHOLE, height=WHOLE, rx=26, fill="#120818", opacity=0.6)]
    parts.append(element("rect", width=WHOLE, height=WHOLE, rx=26, fill=DARK))
    parts.append(element("rect", x=4, y=4, width=WHOLE - 8, height=WHOLE - 8, rx=22, fill="#8a5427"))
    inside = WHOLE - 2 * FRAME + 28
    parts.append(element("rect", x=FRAME - 18, y=FRAME - 18, width=inside + 8, height=inside + 8, rx=12, fill=DARK))
    parts += _planks(inside)
    for turn in range(4):
        parts.append(use("fc-brass", 0, 0, 74, 74, transform=f"rotate({90 * turn} {WHOLE / 2:g} {WHOLE / 2:g})"))
    names = edge_names(BED.columns, BED.rows, FRAME + CELL / 2, CELL, (FRAME / 2 - 6, WHOLE - FRAME / 2 + 6))
    parts.append(element("g", *names, fill="#f6dca4", font_family=FONT, font_size=26, text_anchor="middle"))
    for hole in range(HOLES):
        x, y = middle(hole)
        parts.append(use("fc-hole", FRAME + x - 26, FRAME + y - 26, 52, 52))
    yield element("g", *parts, transform=f"translate({MARGIN} {MARGIN})")


def _planks(inside: float) -> Iterator[str]:
    """One plank under each row of holes, with a little grain."""
    for row in range(SIDE):
        height = inside / SIDE
        y = FRAME - 14 + row * height
        shade = ("#c9935a", "#c08a50", "#cc9860")[row % 3]
        yield element("rect", x=FRAME - 14, y=y, width=inside, height=height - 2, rx=3, fill=shade)
        for line in range(3):
            at = y + 16 + line * 33 + row * 7 % 11
            wave = f"M{FRAME - 8} {at:g}q{170 + 23 * row} {(-14, 12, -9)[line]} {inside / 2:g} 0t{inside / 2 - 14:g} 0"
            yield element("path", d=wave, fill="none", stroke=GRAIN, stroke_width=1.6, opacity=0.55)


def middle(hole: int) -> tuple[int, int]:
    return hole % SIDE * CELL + CELL // 2, hole // SIDE * CELL + CELL // 2


def _nails(s: State, words: Words) -> Iterator[str]:
    """Every nail on the bed, and a ring where a lifted one stood."""
    for hole in range(HOLES):
        x, y = middle(hole)
        owner = nail_in(s, hole)
        if owner >= 0:
            colour = words.name("colour", COLOURS[owner])
            label = title(words.name("picture", "nail").format(hole=hole_name(hole), colour=colour))
            nail = use(f"fc-nail-{COLOURS[owner]}", x - 39, y - 39, 78, 78)
            yield element("g", label, nail, data_nail=hole_name(hole), data_owner=owner)
        elif s.lifted == hole + 1:
            ring = element(
                "circle", cx=x, cy=y, r=34, fill="none", stroke=PAPER, stroke_width=5, stroke_dasharray="11 8"
            )
            yield element("g", ring, data_lifted=hole_name(hole))


def _status(s: State, seat: int) -> str | None:
    """The word for what a seat is doing now."""
    if s.phase == OVER:
        return "won" if seat in winners(s, standing) else None
    if not is_acting(s, seat):
        return None
    return "sets" if s.phase == SET else "turn"


def _panel(s: State, seat: int, looks: bool, words: Words) -> str:
    height = (WHOLE - GAP * 3) / 4
    status = _status(s, seat)
    lit = GOLD if status else None
    parts = [element("rect", width=PANEL, height=height, rx=14, fill=PAPER, stroke=lit, stroke_width=7)]
    parts += _belongings(s, seat, words)
    parts += _room(s, seat, words)
    if looks:
        parts.append(tab(words.name("picture", "you"), 150, TEAL, PAPER))
    if status:
        parts.append(tab(words.name("picture", status), 252, GOLD, DARK))
    faded = None if s.playing >> seat & 1 or s.phase == OVER else 0.5
    place = f"translate({2 * MARGIN + WHOLE} {MARGIN + seat * (height + GAP):g})"
    content = element("g", *parts, opacity=faded)
    return element("g", content, transform=place, fill=DARK, font_family=FONT, data_seat=seat, data_status=status)


def _belongings(s: State, seat: int, words: Words) -> Iterator[str]:
    """A seat's colour, the nails it still has in stock, and the cards it has won."""
    colour = COLOURS[seat]
    won = card_names(s.won[seat])
    yield use(f"fc-nail-{colour}", 10, 14, 46, 46)
    yield text(62, 37, words.name("colour", colour), font_size=25)
    yield text(62, 58, words.plural("points", len(won)), font_size=18)
    in_stock = stock(s, seat)
    nails = []
    for nail in range(NAILS):
        x, y = 12 + nail % 4 * 30 + nail // 4 * 15, 70 + nail // 4 * 28
        if nail < in_stock:
            nails.append(use(f"fc-nail-{colour}", x, y, 28, 28))
        else:
            nails.append(element("circle", cx=x + 14, cy=y + 14, r=9, fill="none", stroke="#b99b70", stroke_width=2))
    yield element("g", title(words.plural("nails", in_stock)), *nails, data_stock=in_stock)
    yield element("g", title(", ".join(won)), *_row_of_cards(won, 14, 142, 42), data_won="".join(won))


def _row_of_cards(names: list[str], x: float, y: float, most: float) -> Iterator[str]:
    """Cards that everyone has seen, as large as there is room for, each at most so wide."""
    step = min(most, (PANEL - 28) / max(len(names), 1))
    for index, name in enumerate(names):
        yield use(f"fc-card-{name}", x + index * step, y, step - 2, step - 2)


def _room(s: State, seat: int, words: Words) -> Iterator[str]:
    """The room with what the others see of the card; beside it the card itself, or its back if it is hidden."""
    side = _side(s, seat)
    parts = []
    if s.rotation[seat]:
        parts.append(use("fc-back", 20, 4, 90, 34))
        if side is None:
            parts.append(text(65, 30, "?", font_size=26, font_weight="bold", fill=PAPER, text_anchor="middle"))
        cuts = [place for place in range(CARD_SIDE) if (side or 0) >> place & 1]
        parts += [use("fc-cut", 20 + place * CUT, 6, CUT, CUT) for place in cuts]
    shown = None if side is None else side_marks(side)
    stand = use("fc-room", 0, 0, 130, 112)
    yield element("g", *parts, stand, transform="translate(164 12)", data_side=shown)
    if s.lifted and s.seat == seat:
        nail = use(f"fc-nail-{COLOURS[seat]}", 134, 88, 50, 50)
        yield element("g", title(words.name("picture", "hand")), nail)
    if s.card[seat] > 0:
        name = CARD_NAMES[s.card[seat] - 1]
        turn = f"rotate({90 * max(s.rotation[seat] - 1, 0)} 358 64)"
        yield use(f"fc-card-{name}", 308, 14, 100, 100, transform=turn, data_card=name)
        label = words.name("picture", "fakir").format(card=name)
        yield text(358, 132, label, font_size=18, text_anchor="middle")
    elif s.card[seat]:
        yield use("fc-hidden", 308, 14, 100, 100)


def _foot(s: State, words: Words) -> Iterator[str]:
    """Which round it is, how long it may still take, and what was put aside."""
    y = HEIGHT - 27
    yield text(MARGIN + 20, y, round_title(s, words), fill=BRASS, font_family=FONT, font_size=29)
    if s.phase not in (LOTS, DRAW, SET, OVER):
        left = words.name("picture", "left").format(left=words.plural("left", s.round_limit - s.turns))
        yield text(MARGIN + WHOLE, y, left, fill=BRASS, font_family=FONT, font_size=24, text_anchor="end")
    if s.seats < MOST_SEATS:
        yield use("fc-bag", 2 * MARGIN + WHOLE + PANEL - 170, MARGIN + WHOLE - 170, 160, 160)
    if aside := card_names(s.aside):
        label = title(words.name("picture", "aside").format(listed=" ".join(aside)))
        yield element("g", label, *_row_of_cards(aside, 2 * MARGIN + WHOLE + 14, y - 22, 34), data_aside="".join(aside))
