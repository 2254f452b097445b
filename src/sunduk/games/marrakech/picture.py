"""A position of Marrakech as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from sunduk.core.book.words import Words
from sunduk.core.picture.svg import FONT, board, edge_names, element, panel_width, symbols, tab, text, title, use
from sunduk.core.rules.outcome import winners

from .board import CELLS, COLOURS, DOWN, EAST, HEADINGS, PLACES, SIDE, SOUTH, SQUARE, STEP, WEST, cell_name
from .rules import AHEAD, LAY_AT, colour_on, colours, points, rugs_left, standing
from .state import LOTS, OVER, State

CELL = 100
WHOLE = SIDE * CELL
BORDER = 90
"""How wide the strip of mosaics around the square is."""
FRAME = 46
"""How wide the wood around the mosaics is."""
WIDTH = WHOLE + 2 * (BORDER + FRAME)
PANEL = 172
"""How high the panel of a seat is."""
GAP = 16
"""Between two panels."""
HEIGHT = WIDTH + PANEL + FRAME
UNDER = 6
"""How far a half reaches under the rug that covers its other half."""

WOOD, BRASS, STONE, JOINT = "#3b2113", "#e3b65c", "#ead7b3", "#7d4524"
PLASTER, GOLD, TEAL = "#f9eed6", "#f2b632", "#14666f"


def svg(s: State, seat: int, words: Words) -> str:
    """The square, Assam and a panel for each seat; `seat` is who looks, -1 a spectator."""
    square = element("g", *_rugs(s), _assam(s), transform=f"translate({BORDER + FRAME} {BORDER + FRAME})")
    return board(
        WIDTH,
        HEIGHT,
        words,
        _description(s, words),
        _market(STEP),
        square,
        *(_panel(s, owner, owner == seat, words) for owner in range(s.seats)),
    )


def stroke(s: State, action: int) -> tuple[float, float, float, float] | None:
    """The line that stands for what a seat may do, from one end to the other: along a rug, or to where Assam turns."""
    if action < LAY_AT:
        heading = (s.heading + action - AHEAD) % 4
        x, y = middle(s.assam)
        along, across = CELL * (0, 1, 0, -1)[heading], CELL * (-1, 0, 1, 0)[heading]
        return x + along / 2, y + across / 2, x + along, y + across
    place = action - LAY_AT
    if place >= PLACES:
        return None
    return *middle(place % CELLS), *middle(place % CELLS + (SIDE if place >= DOWN else 1))


def middle(cell: int) -> tuple[float, float]:
    """The middle of a cell, in the whole picture."""
    x, y = corner(cell)
    return x + FRAME + BORDER + CELL / 2, y + FRAME + BORDER + CELL / 2


def _description(s: State, words: Words) -> str:
    heading = words.name("heading", HEADINGS[s.heading])
    sentences = [words.name("picture", "assam").format(cell=cell_name(s.assam), heading=heading)]
    for seat in range(s.seats):
        counts = {thing: words.plural(thing, count) for thing, count in _counts(s, seat).items()}
        names = _colour_names(s, seat, words)
        sentences.append(words.name("picture", "seat").format(colours=names, **counts))
    return " ".join(sentences)


@cache
def _market(step: tuple[int, ...]) -> str:
    """What is the same in every picture: the art, the frame, the mosaics and the bare square."""
    star = WIDTH / 21
    carving = element(
        "pattern",
        use("mk-lattice", 0, 0, star, star),
        id="mk-carving",
        width=star,
        height=star,
        patternUnits="userSpaceOnUse",
    )
    art = symbols(__name__, "mk-")
    square = element("g", *_mosaics(step), *_tiles(), transform=f"translate({BORDER + FRAME} {BORDER + FRAME})")
    return element("defs", art, *map(_half_rug, COLOURS), carving) + "".join(_frame()) + square


def _half_rug(colour: str) -> str:
    """The symbol of a half that goes on under another rug."""
    rug = use(f"mk-rug-{colour}", 0, 0, 2 * CELL, CELL)
    fold = use("mk-fold", 0, 0, CELL + UNDER, CELL)
    return element("symbol", rug, fold, id=f"mk-half-{colour}", viewBox=f"0 0 {CELL + UNDER} {CELL}")


def _frame() -> Iterator[str]:
    """Carved wood around everything, stone under the mosaics, names of columns and rows."""
    inside = WIDTH - 2 * FRAME
    yield element("rect", width=WIDTH, height=HEIGHT, rx=28, fill=WOOD)
    yield element("rect", width=WIDTH, height=HEIGHT, rx=28, fill="url(#mk-carving)", opacity=0.16)
    yield element("rect", x=6, y=6, width=WIDTH - 12, height=HEIGHT - 12, rx=23, fill="none", stroke=BRASS)
    yield element("rect", x=FRAME, y=FRAME, width=inside, height=inside, fill=STONE, stroke=BRASS, stroke_width=10)
    edges = FRAME / 2 + 1, WIDTH - FRAME / 2 - 1
    names = edge_names(SQUARE.columns, SQUARE.rows, FRAME + BORDER + CELL / 2, CELL, edges)
    yield element("g", *names, fill=BRASS, font_family=FONT, font_size=27, text_anchor="middle")


def _onward(cell: int, heading: int) -> int | None:
    """The next cell of the square, None beyond its edge."""
    x, y = cell % SIDE + (0, 1, 0, -1)[heading], cell // SIDE + (-1, 0, 1, 0)[heading]
    return y * SIDE + x if 0 <= x < SIDE and 0 <= y < SIDE else None


def _mosaics(step: tuple[int, ...]) -> Iterator[str]:
    """An arch or a loop for every two exits that are joined, and a star for each corner without a loop."""
    reached: set[tuple[int, int]] = set()
    plain = [0, 1, 2, 3]
    for heading in range(4):
        for cell in range(CELLS):
            if _onward(cell, heading) is not None or (heading, cell) in reached:
                continue
            inward, partner = divmod(step[heading * CELLS + cell], CELLS)
            side = (inward + 2) % 4
            reached.add((side, partner))
            exits = f"{cell_name(cell)}{HEADINGS[heading]} {cell_name(partner)}{HEADINGS[side]}"
            if side == heading:
                first = min(_clockwise(heading, cell), _clockwise(heading, partner))
                yield _on_border("arch", heading, first * CELL, 2 * CELL, BORDER, exits)
            else:
                corner = heading if side == (heading + 1) % 4 else side
                plain.remove(corner)
                yield _on_border("loop", corner, WHOLE - CELL, CELL + BORDER, CELL + BORDER, exits)
    for corner in plain:
        yield _on_border("corner", corner, WHOLE, BORDER, BORDER)


def _clockwise(heading: int, cell: int) -> int:
    """How many cells of a side come before a cell, clockwise."""
    x, y = cell % SIDE, cell // SIDE
    return (x, y, SIDE - 1 - x, SIDE - 1 - y)[heading]


def _on_border(symbol: str, side: int, x: int, width: int, height: int, exits: str | None = None) -> str:
    """A part of the border, placed as if on the north side and then turned; corners follow their side clockwise."""
    turn = f"rotate({90 * side} {WHOLE // 2} {WHOLE // 2})"
    return use(f"mk-{symbol}", x, -BORDER, width, height, transform=turn, data_exits=exits)


def corner(cell: int) -> tuple[int, int]:
    """The top left corner of a cell."""
    return cell % SIDE * CELL, cell // SIDE * CELL


def _tiles() -> Iterator[str]:
    yield element("rect", x=-4, y=-4, width=WHOLE + 8, height=WHOLE + 8, fill=JOINT)
    for cell in range(CELLS):
        yield use("mk-tile", *corner(cell), CELL, CELL, opacity=0.88 + cell * 5 % 7 / 50)


class Piece(NamedTuple):
    """What is in sight of a rug."""

    cells: tuple[int, ...]
    """One cell or two."""
    heading: int
    """From the first cell to the other half, in sight or not."""


def _pieces(s: State) -> list[Piece]:
    """Lone halves first, as whole rugs may lie over them."""
    wholes = [
        Piece((cell, cell + onward), heading)
        for heading, onward, marks in ((EAST, 1, s.whole_east), (SOUTH, SIDE, s.whole_south))
        for cell in range(CELLS)
        if marks >> cell & 1
    ]
    whole = {cell for piece in wholes for cell in piece.cells}
    covered = {cell for cell in range(CELLS) if colour_on(s, cell) >= 0}
    return [Piece((cell,), _hidden_side(cell, covered, whole)) for cell in sorted(covered - whole)] + wholes


def _hidden_side(cell: int, covered: set[int], whole: set[int]) -> int:
    """Where the hidden half of a rug may be. The record does not tell; some neighbouring rug lies over it."""
    sides = [heading for heading in range(4) if _onward(cell, heading) in covered]
    return min(sides, key=lambda heading: _onward(cell, heading) not in whole, default=EAST)


def _rugs(s: State) -> Iterator[str]:
    for cells, heading in _pieces(s):
        colour = COLOURS[colour_on(s, cells[0])]
        symbol, length = (f"mk-rug-{colour}", 2 * CELL) if len(cells) == 2 else (f"mk-half-{colour}", CELL + UNDER)
        x, y = corner(cells[0])
        place = (
            f"matrix(0 -1 1 0 {x} {y + CELL})",
            f"translate({x} {y})",
            f"matrix(0 1 1 0 {x} {y})",
            f"matrix(-1 0 0 1 {x + CELL} {y})",
        )[heading]
        yield use(symbol, 0, 0, length, CELL, transform=place, data_cells=" ".join(map(cell_name, cells)))


def _assam(s: State) -> str:
    """Assam stands upright; the base under him turns."""
    x, y = corner(s.assam)
    base = use("mk-assam-base", 0, 0, CELL, CELL, transform=f"rotate({90 * s.heading} {CELL // 2} {CELL // 2})")
    mirrored = f"matrix(-1 0 0 1 {CELL} 0)" if s.heading == WEST else None
    figure = ("mk-assam-north", "mk-assam-east", "mk-assam-south", "mk-assam-east")[s.heading]
    upright = use(figure, 0, 0, CELL, CELL, transform=mirrored)
    return element("g", base, upright, transform=f"translate({x} {y})", data_assam=cell_name(s.assam))


def _colours(s: State, seat: int) -> range:
    """The colours that a seat owns."""
    return range(seat, colours(s), s.seats)


def _colour_names(s: State, seat: int, words: Words) -> str:
    return ", ".join(words.name("colour", COLOURS[colour]) for colour in _colours(s, seat))


def _counts(s: State, seat: int) -> dict[str, int]:
    return {"points": points(s, seat), "dirhams": s.purse[seat], "rugs": rugs_left(s, seat)}


def _status(s: State, seat: int) -> str | None:
    """The word for what is special about a seat now."""
    if s.out[seat]:
        return "out"
    if s.phase == OVER:
        return "won" if seat in winners(s, standing) else None
    return "turn" if s.seat == seat and s.phase != LOTS else None


def _panel(s: State, seat: int, looks: bool, words: Words) -> str:
    width = panel_width(WIDTH - 2 * FRAME, GAP, s.seats)
    status = _status(s, seat)
    lit = GOLD if status in ("turn", "won") else None
    parts = [element("rect", width=width, height=PANEL, rx=12, fill=PLASTER, stroke=lit, stroke_width=6)]
    parts.append(element("g", *_belongings(s, seat, words, width), opacity=0.45 if status == "out" else None))
    if looks:
        parts.append(tab(words.name("picture", "you"), 14, TEAL, PLASTER))
    if status:
        parts.append(tab(words.name("picture", status), width - 108, lit or STONE, WOOD))
    place = f"translate({FRAME + seat * (width + GAP):g} {WIDTH + 4})"
    return element("g", *parts, transform=place, fill=WOOD, font_family=FONT, data_seat=seat, data_status=status)


def _belongings(s: State, seat: int, words: Words, width: float) -> Iterator[str]:
    """A seat's rugs, their names and its counts."""
    owned = _colours(s, seat)
    for index, colour in enumerate(owned):
        yield use(f"mk-rug-{COLOURS[colour]}", 10 + 94 * index, 24, 92, 46)
    yield text(14, 103, _colour_names(s, seat, words), font_size=25)
    places = {"points": ("star", 14 + 94 * len(owned), 29), "dirhams": ("coin", 14, 120), "rugs": ("roll", 116, 120)}
    for thing, count in _counts(s, seat).items():
        icon, x, y = places[thing]
        number = text(x + 39, y + 28, str(count), font_size=29, font_weight="bold")
        yield element("g", title(words.plural(thing, count)), use(f"mk-{icon}", x, y, 36, 36), number)
    if s.seats == 2:
        yield from _pile(s, seat, words, width - 132)


def _pile(s: State, seat: int, words: Words, x: float) -> Iterator[str]:
    """The pile of a seat when two play, and the colour on top of it once it is turned up."""
    layers = ["back"] * min(_counts(s, seat)["rugs"], 4)
    if s.top[seat]:
        layers[-1] = COLOURS[s.top[seat] - 1]
        yield text(x + 60, 160, words.name("picture", "top"), font_size=20, text_anchor="middle")
    for height, colour in enumerate(layers):
        yield use(f"mk-rug-{colour}", x, 82 - 6 * height, 120, 60)
