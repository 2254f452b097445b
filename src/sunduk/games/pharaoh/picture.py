"""A position of Pharaoh's Code as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sunduk.core.book.words import Words
from sunduk.core.picture.svg import FONT, board, element, panel_width, symbols, tab, text, title, use
from sunduk.core.rules.bits import members
from sunduk.core.rules.outcome import winners

from .board import CELLS, COLOURS, DICE, NUMBER, ROWS, SCARABS, STACKS
from .rules import points, stack_size, standing
from .state import LOTS, OVER, RACE, STATE, State
from .view import claims

WIDTH, HEIGHT = 1000, 1000
SCENE = 690
"""How high the scene above the panels is."""
MIDDLE = 330
"""Where the middle of the pyramid is."""
TILE_WIDE, TILE_HIGH = 128, 100
STEP_WIDE, STEP_HIGH = 140, 138
TOP = 84
STELA = 822
"""Where the middle of the standing stone beside the pyramid is."""
DIE = 122
EDGE, GAP = 22, 12
PANEL = HEIGHT - SCENE - EDGE - 14

INK, BONE, GOLD, TEAL, DUST = "#2f1a0b", "#fbf1dc", "#f2b632", "#14666f", "#8a6a45"
NUMERALS = {"yellow": "#4a2c00", "blue": "#0d2547", "red": "#4d0d08", "black": "#f7dd92"}
DICE_ART = ("die-8", "die-10", "die-12")
FACE_HEIGHT = (78, 74, 76)
"""Where the number stands on each die."""


def svg(s: State, seat: int, words: Words) -> str:
    """The pyramid, the dice, the sandglass and a panel for each seat; `seat` is who looks, -1 a spectator."""
    return board(
        WIDTH,
        HEIGHT,
        words,
        _description(s, words),
        _desert(),
        *_cells(s, words),
        *_dice(s),
        _glass(s, words),
        *_stacks(s, words),
        *(_panel(s, owner, owner == seat, words) for owner in range(s.seats)),
    )


def stroke(s: State, action: int) -> tuple[float, float, float, float] | None:
    """The line that stands for what a seat may do: under the number of the tile that it takes."""
    if action >= CELLS:
        return None
    x, y = corner(action)
    return x + TILE_WIDE / 4, y + TILE_HIGH * 0.8, x + TILE_WIDE * 3 / 4, y + TILE_HIGH * 0.8


def _description(s: State, words: Words) -> str:
    lying = [str(NUMBER[s.pyramid[cell] - 1]) for row in ROWS for cell in row if s.there >> cell & 1]
    sentences = [words.name("picture", "pyramid").format(numbers=", ".join(lying))] if lying else []
    sentences += [] if lying else [words.name("picture", "bare")]
    tops = [str(NUMBER[top - 1]) for top in reversed(list(s.tops)) if top]
    sentences += [words.name("picture", "tops").format(numbers=", ".join(tops))] if tops else []
    rolled = [str(face) for face in s.dice if face]
    dice = words.name("picture", "dice").format(dice=", ".join(rolled))
    sentences.append(dice if len(rolled) == DICE else words.name("picture", "unrolled"))
    sentences.append(words.name("picture", "glass_runs" if _running(s) else "glass_still"))
    for seat in range(s.seats):
        sentences.append(
            words.name("picture", "seat").format(
                name=words.seats[seat],
                points=words.plural("points", points(s, seat)),
                up=words.plural("tiles", s.up[seat].bit_count()),
                down=words.plural("tiles", s.down[seat].bit_count()),
            )
        )
    return " ".join(sentences)


def _running(s: State) -> bool:
    return s.phase == RACE and s.claimed > 0


@cache
def _desert() -> str:
    """What is the same in every picture: the art, the evening sky, the dunes and the stones of the pyramid."""
    sky = _gradient("ph-sky", (0, "#27304f"), (0.42, "#b4584a"), (0.72, "#f0b06a"), (1, "#f6cf8b"))
    stone = _gradient("ph-stone", (0, "#e7c78d"), (1, "#bd9355"))
    dune = _gradient("ph-dune", (0, "#dfae66"), (1, "#a8733a"))
    art = symbols(__name__, "ph-")
    far = f"M8 {SCENE - 122}Q240 {SCENE - 182} 520 {SCENE - 112}T992 {SCENE - 152}V{SCENE - 30}H8z"
    near = f"M8 {SCENE - 62}Q300 {SCENE - 112} 560 {SCENE - 62}T992 {SCENE - 88}V{SCENE - 18}"
    near += f"Q992 {SCENE} 974 {SCENE}H26Q8 {SCENE} 8 {SCENE - 18}z"
    return "".join(
        [
            element("defs", art, sky, stone, dune),
            element("rect", width=WIDTH, height=HEIGHT, rx=24, fill=INK),
            element("rect", x=8, y=8, width=WIDTH - 16, height=SCENE - 8, rx=18, fill="url(#ph-sky)"),
            *(element("circle", cx=MIDDLE, cy=236, r=r, fill="#ffe6a8", opacity=0.18) for r in (220, 174, 130)),
            element("path", d=far, fill="#c98b4d"),
            element("path", d=near, fill="url(#ph-dune)"),
            *_stones(),
            _stela(),
        ]
    )


def _gradient(name: str, *stops: tuple[float, str]) -> str:
    parts = [element("stop", offset=offset, stop_color=colour) for offset, colour in stops]
    return element("linearGradient", *parts, id=name, x1=0, y1=0, x2=0, y2=1)


def _stones() -> Iterator[str]:
    """The steps of the pyramid, each with its joints, and the capstone."""
    peak = f"M{MIDDLE} {TOP - 66}L{MIDDLE + 62} {TOP - 16}H{MIDDLE - 62}z"
    yield element("path", d=peak, fill=GOLD, stroke="#8a5c0d", stroke_width=3, stroke_linejoin="round")
    yield element("path", d=f"M{MIDDLE} {TOP - 66}L{MIDDLE + 62} {TOP - 16}H{MIDDLE + 8}z", fill="#c98d18")
    yield use("ph-scarab", MIDDLE - 15, TOP - 48, 30, 30)
    for row, cells in enumerate(ROWS):
        wide = len(cells) * STEP_WIDE + 46
        x, y = MIDDLE - wide / 2, TOP + row * STEP_HIGH - 18
        yield element(
            "rect", x=x, y=y, width=wide, height=STEP_HIGH, fill="url(#ph-stone)", stroke="#7d5a30", stroke_width=3
        )
        yield element("rect", x=x, y=y, width=wide, height=9, fill="#f6e2b3")
        joints = "".join(f"M{x + 2:g} {y + line:g}h{wide - 4:g}" for line in (50, 94))
        for line, (top, bottom) in enumerate(((9, 50), (50, 94), (94, STEP_HIGH - 2))):
            shift = 34 if line % 2 else 66
            joints += "".join(f"M{x + place:g} {y + top}V{y + bottom}" for place in range(shift, round(wide) - 8, 64))
        yield element("path", d=joints, fill="none", stroke="#9c7440", stroke_width=1.6, opacity=0.55)


def _stela() -> str:
    """The standing stone on which glass, dice and stacks are shown."""
    left, right, foot = STELA - 146, STELA + 146, SCENE - 34
    shape = f"M{left} {foot}V120Q{left} 34 {STELA} 34Q{right} 34 {right} 120V{foot}z"
    inner = f"M{left + 13} {foot - 13}V124Q{left + 13} 47 {STELA} 47Q{right - 13} 47 {right - 13} 124V{foot - 13}z"
    stone = element("path", d=shape, fill="url(#ph-stone)", stroke="#7d5a30", stroke_width=3)
    return stone + element("path", d=inner, fill="none", stroke="#9c7440", stroke_width=2.5, opacity=0.7)


def corner(cell: int) -> tuple[float, float]:
    """The top left corner of the tile on a cell."""
    for row, cells in enumerate(ROWS):
        if cell in cells:
            place = cells.index(cell) - len(cells) / 2 + 0.5
            return MIDDLE + place * STEP_WIDE - TILE_WIDE / 2, TOP + row * STEP_HIGH
    raise ValueError(f"there is no cell {cell}")


def _cells(s: State, words: Words) -> Iterator[str]:
    taken = dict(claims(s))
    for row in ROWS:
        for cell in row:
            x, y = corner(cell)
            if s.there >> cell & 1:
                yield _tile(s.pyramid[cell] - 1, x, y, TILE_WIDE, words, cell)
                continue
            parts = [use("ph-slot", x, y, TILE_WIDE, TILE_HIGH)]
            if cell in taken:
                name = words.seats[taken[cell]]
                parts.append(text(x + TILE_WIDE / 2, y + 58, name, font_size=22, text_anchor="middle", fill=BONE))
            yield element("g", *parts, font_family=FONT, font_style="italic")


def _tile(tile: int, x: float, y: float, wide: float, words: Words, cell: int | None = None) -> str:
    """A tile face up: its number, and on large ones the scarabs of its back along the lower edge."""
    colour = COLOURS[next(index for index, stack in enumerate(STACKS) if stack >> tile & 1)]
    number, backs = NUMBER[tile], SCARABS[tile]
    high = wide * TILE_HIGH / TILE_WIDE
    size = wide * (0.44 if cell is not None else 0.56)
    base = y + high * (0.62 if cell is not None else 0.66)
    parts = [title(f"{number}: {words.plural('scarabs', backs)}"), use(f"ph-tile-{colour}", x, y, wide, high)]
    parts.append(
        text(x + wide / 2, base, str(number), font_size=round(size, 1), text_anchor="middle", fill=NUMERALS[colour])
    )
    if cell is not None:
        shown = min(backs, 7)
        parts += [
            use("ph-scarab", x + wide / 2 + (place - shown / 2) * 14.5, y + high - 34, 14, 14) for place in range(shown)
        ]
    return element("g", *parts, font_family=FONT, font_weight="bold", data_cell=cell, data_number=number)


def _dice(s: State) -> Iterator[str]:
    """A die that is not rolled is blank."""
    for die, (x, y) in enumerate(((STELA - DIE - 4, 258), (STELA + 4, 258), (STELA - DIE / 2, 384))):
        parts = [use(f"ph-{DICE_ART[die]}", x, y, DIE, DIE)]
        if s.dice[die]:
            base = y + FACE_HEIGHT[die] * DIE / 120
            parts.append(text(x + DIE / 2, base, str(s.dice[die]), font_size=46, text_anchor="middle"))
        yield element("g", *parts, font_family=FONT, font_weight="bold", fill="#fff8e6", data_die=die)


def _glass(s: State, words: Words) -> str:
    running = _running(s)
    told = title(words.name("picture", "glass_runs" if running else "glass_still"))
    symbol = "ph-glass-runs" if running else "ph-glass"
    return element("g", told, use(symbol, STELA - 60, 58, 120, 190), data_glass="runs" if running else "still")


def _stacks(s: State, words: Words) -> Iterator[str]:
    """How many tiles of each colour are still to come, and the one in sight on top."""
    for colour, name in enumerate(COLOURS):
        left = stack_size(s, colour)
        x, y = STELA - 126 + colour * 64, 548
        told = title(f"{words.name('colours', name)}: {words.plural('tiles', left)}")
        layers = min(left, 4)
        parts = [use(f"ph-tile-{name}", x, y - 5 * layer, 60, 47) for layer in range(layers)]
        if s.tops[colour]:
            parts[-1] = _tile(s.tops[colour] - 1, x, y - 5 * (layers - 1), 60, words)
        count = text(x + 30, y + 70, str(left), font_size=22, text_anchor="middle")
        yield element("g", told, *parts, count, fill=INK, font_family=FONT, font_weight="bold", data_stack=name)


def _panel(s: State, seat: int, looks: bool, words: Words) -> str:
    wide = panel_width(WIDTH - 2 * EDGE, GAP, s.seats)
    won = s.phase == OVER and seat in winners(s, standing)
    leads = s.phase not in (LOTS, OVER) and s.leader == seat
    acts = s.phase == STATE and claims(s)[0][1] == seat
    lit = GOLD if won or acts else None
    parts = [element("rect", width=wide, height=PANEL, rx=14, fill=BONE, stroke=lit, stroke_width=7)]
    parts.append(text(16, 38, words.seats[seat], font_size=24, font_weight="bold"))
    score = points(s, seat)
    told = title(words.plural("points", score))
    number = text(wide - 46, 38, str(score), font_size=26, font_weight="bold", text_anchor="end")
    parts.append(element("g", told, number, use("ph-scarab", wide - 42, 13, 30, 30)))
    parts += _claims(s, seat, words)
    parts += _belongings(s, seat, wide, words)
    if looks:
        parts.append(tab(words.name("picture", "you"), 12, TEAL, BONE, small=True))
    if won or leads:
        word = words.name("picture", "won" if won else "leader")
        parts.append(tab(word, wide - 100, GOLD if won else DUST, INK, small=True))
    place = f"translate({EDGE + seat * (wide + GAP):g} {SCENE + 14})"
    return element("g", *parts, transform=place, fill=INK, font_family=FONT, data_seat=seat)


def _claims(s: State, seat: int, words: Words) -> list[str]:
    """What a seat has taken in this round, or that it is done."""
    key = "states" if s.phase == STATE else "taken"
    held = ", ".join(str(NUMBER[s.pyramid[cell] - 1]) for cell, taker in claims(s) if taker == seat)
    if held:
        return [text(16, 68, words.name("picture", key).format(number=held), font_size=21, fill="#8f251d")]
    if s.phase == RACE and s.done >> seat & 1:
        return [text(16, 68, words.name("picture", "done"), font_size=21, fill=DUST)]
    return []


def _belongings(s: State, seat: int, wide: float, words: Words) -> Iterator[str]:
    """The tiles of a seat, face up first, as large as they fit."""
    up, down = members(s.up[seat]), members(s.down[seat])
    for size in (62, 52, 44, 38, 32, 26, 20):
        columns = int((wide - 24) // (size + 4))
        rows = -(-len(up + down) // columns)
        if rows * (size * TILE_HIGH / TILE_WIDE + 4) <= PANEL - 88:
            break
    for place, tile in enumerate(up + down):
        x = 14 + place % columns * (size + 4)
        y = 82 + place // columns * (size * TILE_HIGH / TILE_WIDE + 4)
        if place < len(up):
            yield _tile(tile, x, y, size, words)
        else:
            yield _back(tile, x, y, size, words)


def _back(tile: int, x: float, y: float, wide: float, words: Words) -> str:
    """A tile face down: how many scarabs it costs."""
    backs = SCARABS[tile]
    high = wide * TILE_HIGH / TILE_WIDE
    told = title(f"{words.name('picture', 'down')}: {words.plural('scarabs', backs)}")
    number = text(
        x + wide / 2, y + high * 0.66, f"−{backs}", font_size=round(wide * 0.46, 1), text_anchor="middle", fill=GOLD
    )
    return element("g", told, use("ph-tile-back", x, y, wide, high), number, font_weight="bold", data_back=backs)
