"""A position of Farlander as a picture: a sea chart with the land in the middle, and a panel for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sunduk.core.book.words import Words
from sunduk.core.picture.svg import FONT, board, element, panel_width, symbols, tab, text, title, use
from sunduk.core.rules.bits import count
from sunduk.core.rules.outcome import winners

from .board import COLOURS, NAMES, STATE_OF
from .chart import Chart, chart, hexagon
from .map import PLACES
from .rules import points
from .state import ATTACK, FROM, NUMBER, OVER, SETTLE, State
from .strength import knights, together
from .strength import owner as owner_of

WIDTH = 1000
FRAME = 34
"""How wide the wood around the sea is."""
SEA = 962
"""How high the sea is."""
PANEL = 138
"""How high the panel of a seat is."""
GAP = 16
"""Between two panels."""
HEIGHT = FRAME + SEA + 24 + PANEL + FRAME - 8
MIDDLE = WIDTH / 2, FRAME + SEA / 2

WOOD, BRASS, INK, PARCHMENT = "#3d2a1a", "#d9b36a", "#3b2a18", "#f2e4c1"
PAPER, GOLD, TEAL, WAR = "#f9eed6", "#f2b632", "#14666f", "#c2181f"
DEEP, SHORE = "#7fb0bd", "#d9ece6"
STRONG = {"red": "#b3262e", "blue": "#23508e", "gold": "#c98f12", "black": "#35302c"}
SOFT = {"red": "#e9a99c", "blue": "#a9c5e6", "gold": "#f3d885", "black": "#b4aea8"}
WEAVES = {
    "red": "M-4 4L4 -4M0 16L16 0M12 20L20 12",
    "blue": "M0 8Q4 3 8 8T16 8",
    "gold": "M8 3V13M3 8H13",
    "black": "M0 0H8V8H0zM8 8H16V16H8z",
}
"""The pattern of each colour, so that states can be told apart without seeing colours."""


def svg(s: State, seat: int, words: Words) -> str:
    """The map and a panel for each seat; `seat` is who looks, -1 a spectator."""
    tiles, turns = tuple(s.tile)[: s.laid], tuple(s.turn)[: s.laid]
    drawn = chart(tiles, turns, STATE_OF)
    land = element(
        "g",
        *_states(s, drawn, words),
        *_war(s, drawn),
        *_garrisons(s, drawn),
        transform=f"translate({MIDDLE[0]:g} {MIDDLE[1]:g})",
    )
    return board(
        WIDTH,
        HEIGHT,
        words,
        _description(s, words),
        _sea(words.title),
        land,
        *(_panel(s, owner, owner == seat, words) for owner in range(s.seats)),
    )


def _description(s: State, words: Words) -> str:
    sentences = []
    if s.phase in (FROM, NUMBER):
        sentences.append(words.name("picture", "attack").format(target=NAMES[s.target]))
    for seat in range(s.seats):
        counts = {thing: words.plural(thing, number) for thing, number in _counts(s, seat).items()}
        sentences.append(words.name("picture", "seat").format(colour=words.name("colour", COLOURS[seat]), **counts))
    return " ".join(sentences)


@cache
def _sea(name: str) -> str:
    """What is the same in every picture: the art, the frame, the sea and the places for the tiles."""
    return element("defs", symbols(__name__, "fl-"), *_patterns()) + "".join(_water(name))


def _patterns() -> Iterator[str]:
    waves = element("path", d="M0 12Q8 5 16 12T32 12", fill="none", stroke="#fff", stroke_width=1.4, opacity=0.3)
    yield _pattern("waves", waves, 34, 26)
    for colour, weave in WEAVES.items():
        filled = colour == "black"
        line = element(
            "path",
            d=weave,
            fill=STRONG[colour] if filled else "none",
            stroke=None if filled else STRONG[colour],
            stroke_width=None if filled else 1.6,
        )
        yield _pattern(colour, line, 16, 16)


def _pattern(name: str, drawing: str, width: float, height: float) -> str:
    return element("pattern", drawing, id=f"fl-{name}", width=width, height=height, patternUnits="userSpaceOnUse")


def _water(name: str) -> Iterator[str]:
    inside = WIDTH - 2 * FRAME
    yield element("rect", width=WIDTH, height=HEIGHT, rx=24, fill=WOOD)
    yield element("rect", x=6, y=6, width=WIDTH - 12, height=HEIGHT - 12, rx=19, fill="none", stroke=BRASS)
    frame = {"x": FRAME, "y": FRAME, "width": inside, "height": SEA}
    yield element("rect", **frame, fill=DEEP, stroke=BRASS, stroke_width=8)
    yield element("rect", **frame, fill="url(#fl-waves)")
    tiles = " ".join(hexagon(place) for place in range(PLACES))
    shore = [
        element("path", d=tiles, stroke=SHORE, stroke_width=width, opacity=0.28, stroke_linejoin="round")
        for width in (58, 38, 20)
    ]
    empty = element("path", d=tiles, fill="#cfe0d6", stroke="#6f9aa3", stroke_width=2, stroke_dasharray="7 6")
    yield element("g", *shore, empty, transform=f"translate({MIDDLE[0]:g} {MIDDLE[1]:g})", fill="none")
    yield use("fl-ship", WIDTH - FRAME - 212, FRAME + 26, 150, 130)
    yield use("fl-serpent", FRAME + 34, FRAME + SEA - 140, 196, 110)
    yield use("fl-compass", WIDTH - FRAME - 168, FRAME + SEA - 168, 150, 150)
    yield from _cartouche(name)


def _cartouche(name: str) -> Iterator[str]:
    """A scroll with the name of the game."""
    x, y, width = FRAME + 36, FRAME + 40, 248
    ends = f"M{x} {y + 12}h-18v56h34M{x + width} {y + 12}h18v56h-34"
    yield element("path", d=ends, fill="#d8c191", stroke=INK, stroke_width=2)
    yield element("rect", x=x, y=y, width=width, height=58, rx=5, fill=PARCHMENT, stroke=INK, stroke_width=2)
    yield element("rect", x=x + 5, y=y + 5, width=width - 10, height=48, rx=3, fill="none", stroke="#b08a4a")
    middle = x + width / 2
    yield text(
        middle, y + 41, name, fill=INK, font_family=FONT, font_size=36, text_anchor="middle", font_style="italic"
    )


def _states(s: State, drawn: Chart, words: Words) -> Iterator[str]:
    """The land of each state in the colour and pattern of its owner, and all borders over it."""
    for state, outline in drawn.outlines.items():
        owner = owner_of(s, state)
        colour = None if owner < 0 else COLOURS[owner]
        parts = [title(_state_words(s, state, words))]
        parts.append(element("path", d=outline, fill=SOFT[colour] if colour else PARCHMENT))
        if colour:
            parts.append(element("path", d=outline, fill=f"url(#fl-{colour})", opacity=0.2))
        yield element("g", *parts, data_state=NAMES[state], data_owner=owner if colour else None)
    borders = "".join(drawn.outlines.values())
    yield element("path", d=borders, fill="none", stroke="#fff6dd", stroke_width=7, opacity=0.45)
    yield element("path", d=borders, fill="none", stroke=INK, stroke_width=2.6, stroke_linejoin="round")
    tiles = " ".join(hexagon(place) for place in range(s.laid))
    yield element("path", d=tiles, fill="none", stroke="#6b4a26", stroke_width=4.5, stroke_linejoin="round")


def _state_words(s: State, state: int, words: Words) -> str:
    owner = owner_of(s, state)
    if owner < 0:
        said = f"{NAMES[state]}: {words.name('picture', 'unsettled')}"
    else:
        said = words.name("picture", "state").format(
            state=NAMES[state],
            colour=words.name("colour", COLOURS[owner]),
            knights=words.plural("knights", knights(s, state)),
        )
    return f"{said}, {words.name('picture', 'fortress')}" if s.castles >> state & 1 else said


def _war(s: State, drawn: Chart) -> Iterator[str]:
    """A bright line around the state under attack, and around the one that attacks it."""
    if s.phase == NUMBER:
        yield element("path", d=drawn.outlines[s.source], fill="none", stroke=GOLD, stroke_width=7, data_war="source")
    if s.phase in (FROM, NUMBER):
        yield element("path", d=drawn.outlines[s.target], fill="none", stroke=WAR, stroke_width=7, data_war="target")


def _garrisons(s: State, drawn: Chart) -> Iterator[str]:
    """The name of each state, its knights and its fortress."""
    names = []
    for state in drawn.outlines:
        (x, y), (far_x, far_y) = drawn.places[state]
        owner = owner_of(s, state)
        names.append(text(x + 22, y + 28, NAMES[state]) if owner >= 0 else text(x, y + 7, NAMES[state]))
        if s.castles >> state & 1:
            yield use("fl-castle", far_x - 27, far_y - 26, 54, 48, data_fortress=NAMES[state])
        if owner >= 0:
            yield _knights(s, state, COLOURS[owner], x, y)
        if s.phase in (FROM, NUMBER) and state == s.target:
            yield use("fl-swords", x - 8, y - 66, 40, 40)
    yield element(
        "g",
        *names,
        fill=INK,
        stroke=PAPER,
        stroke_width=3.5,
        paint_order="stroke",
        font_family=FONT,
        font_size=19,
        font_style="italic",
        text_anchor="middle",
    )


def _knights(s: State, state: int, colour: str, x: float, y: float) -> str:
    number = text(
        x + 22,
        y + 8,
        str(knights(s, state)),
        fill=STRONG[colour],
        stroke=PAPER,
        stroke_width=5,
        paint_order="stroke",
        font_family=FONT,
        font_size=38,
        font_weight="bold",
        text_anchor="middle",
    )
    figure = use("fl-knight", x - 40, y - 30, 46, 56, color=STRONG[colour])
    return element("g", figure, number, data_knights=NAMES[state])


def _counts(s: State, seat: int) -> dict[str, int]:
    return {
        "points": points(s, seat),
        "states": count(s.land[seat]),
        "knights": together(s, s.land[seat]),
        "stock": s.stock[seat],
    }


def _status(s: State, seat: int) -> str | None:
    """The word for what is special about a seat now."""
    if s.phase == OVER:
        return "won" if seat in winners(s, points) else None
    return "turn" if s.seat == seat and s.phase in (SETTLE, ATTACK, FROM, NUMBER) else None


def _panel(s: State, seat: int, looks: bool, words: Words) -> str:
    width = panel_width(WIDTH - 2 * FRAME, GAP, s.seats)
    status = _status(s, seat)
    lit = GOLD if status else None
    parts = [element("rect", width=width, height=PANEL, rx=12, fill=PAPER, stroke=lit, stroke_width=6)]
    parts += _belongings(s, seat, words)
    if looks:
        parts.append(tab(words.name("picture", "you"), 14, TEAL, PAPER))
    if status:
        parts.append(tab(words.name("picture", status), width - 108, GOLD, INK))
    place = f"translate({FRAME + seat * (width + GAP):g} {FRAME + SEA + 24})"
    return element("g", *parts, transform=place, fill=INK, font_family=FONT, data_seat=seat, data_status=status)


def _belongings(s: State, seat: int, words: Words) -> Iterator[str]:
    """A seat's shield, its name and its counts."""
    colour = COLOURS[seat]
    shield = "M14 24H84V66C84 92 64 106 49 114 34 106 14 92 14 66z"
    yield element("path", d=shield, fill=SOFT[colour], stroke=STRONG[colour], stroke_width=5)
    yield element("path", d=shield, fill=f"url(#fl-{colour})", opacity=0.55)
    yield use("fl-knight", 24, 32, 52, 62, color=STRONG[colour])
    yield text(98, 46, words.name("colour", colour), font_size=25)
    places = {"points": ("crown", 98, 60), "knights": ("knight", 98, 98), "stock": ("tent", 158, 98)}
    for thing, number in _counts(s, seat).items():
        if thing in places:
            icon, x, y = places[thing]
            figure = use(f"fl-{icon}", x, y, 27, 28, color=STRONG[colour])
            said = text(x + 30, y + 23, str(number), font_size=24, font_weight="bold")
            yield element("g", title(words.plural(thing, number)), figure, said, data_count=thing)
