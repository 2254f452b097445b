"""A position of Fortune as a picture: the merchant's table, and below it the hand of whoever looks."""

from __future__ import annotations

import math
from collections.abc import Iterator

from sunduk.core.book.words import Words
from sunduk.core.picture.svg import FONT, board, element, panel_width, symbols, tab, text, title, use
from sunduk.core.rules.outcome import winners

from .board import BIG_FORTUNE, CARDS, CHARACTERS, FORTUNE, KINDS, MIDDLE, STUDENT
from .rules import count_of, points, rounds_in_all, table_sum
from .state import LOTS, OVER, PLAY, State
from .terminal import written_sum
from .view import known_hand

WIDTH = 1000
FRAME = 22
"""How wide the wood around the table is."""
EDGE = FRAME + 22
CARD, TALL = 120, 168
"""The size of a card."""
PANELS = 304
"""Where the panels of the seats begin."""
PANEL = 392
"""How high they are."""
GAP = 12
TABLE = PANELS + PANEL + EDGE
"""How high the table is; a hand needs as much again as HAND."""
HAND = 262
FAN = 1300
"""The distance from the cards of a fan to the point they turn about."""

WOOD, BRASS, CLOTH, SHADE, PAPER, INK = "#3b2113", "#e3b65c", "#1f4d3a", "#153628", "#f6ecd6", "#2c1a10"
GOLD = "#f2b632"
SEATS = ("#d3324a", "#35a86b", "#4f8fe0", "#f0a32c", "#efe6da")
"""The gems of the seats: ruby, emerald, sapphire, amber, pearl."""
FACES = {"+": ("#e0a526", "#fdeeb8"), "-": ("#3f74b5", "#d3e5f8"), "S": ("#858b93", "#e8eaec")}
LUCK = ("#7a1f2b", "#a63a46")
MONEY = ((1000, "#b97a14"), (500, "#7a4a9c"), (100, "#b3563e"), (50, "#2f6fa8"), (10, "#3f7f4a"))
"""Ingots and notes, with the colours they are printed in."""
MOST_SHOWN, SPREAD = 4, 0.22
"""How many equal pieces are drawn, and how much of each the next one leaves in sight."""
ART = {"S": "student", "F": "fortune", "B": "big-fortune"}

Look = dict[str, str | float | None]
"""Attributes that several elements share."""


def svg(s: State, seat: int, words: Words) -> str:
    """The piles, the sum and a panel for each seat; `seat` is who looks, -1 a spectator."""
    fan = seat >= 0 and known_hand(s, seat) is not None and s.hand[seat] != 0
    height = TABLE + HAND if fan else TABLE
    return board(
        WIDTH,
        height,
        words,
        _description(s, words),
        element("defs", symbols(__name__, "fo-"), *faces(words), weave()),
        *table(height),
        _middle(s, words),
        _plaque(s, words),
        _played(s, words),
        *(_panel(s, owner, owner == seat, words) for owner in range(s.seats)),
        *(_fan(s, seat, words) if fan else ()),
    )


def _description(s: State, words: Words) -> str:
    total, middle = written_sum(table_sum(s)), _named(s.top[MIDDLE], words)
    sentences = [words.name("picture", "table").format(sum=total, middle=middle)]
    for seat in range(s.seats):
        counts = {thing: words.plural(thing, count) for thing, count in _counts(s, seat).items()}
        name, top = words.seats[seat], _named(s.top[seat], words)
        sentences.append(words.name("picture", "seat").format(seat=name, top=top, **counts))
    return " ".join(sentences)


def _counts(s: State, seat: int) -> dict[str, int]:
    return {
        "characters": s.held[seat],
        "fortunes": count_of(s.hand[seat], FORTUNE),
        "big_fortunes": count_of(s.hand[seat], BIG_FORTUNE),
        "points": s.points[seat],
    }


def _named(top: int, words: Words) -> str:
    return words.name("card", CARDS[top - 1]) if top else words.name("picture", "empty")


def _art(kind: int) -> str:
    """The file that shows the figure of a card: `p30`, `m20`, `student` …"""
    card = CARDS[kind]
    return ART.get(card) or card.replace("+", "p").replace("-", "m")


def _colours(kind: int) -> tuple[str, str]:
    """The rim and the ground of a card."""
    return LUCK if kind >= FORTUNE else FACES[CARDS[kind][0]]


def _written(kind: int) -> str:
    """What stands in the corners of a card."""
    return "0" if kind == STUDENT else CARDS[kind].replace("-", "−")


def faces(words: Words) -> Iterator[str]:
    """A symbol for the face of each card."""
    for kind in range(KINDS):
        rim, ground = _colours(kind)
        big = kind == BIG_FORTUNE
        parts = [
            element("rect", width=CARD, height=TALL, rx=12, fill=PAPER, stroke=INK, stroke_opacity=0.5),
            element("rect", x=5, y=5, width=CARD - 10, height=TALL - 10, rx=8, fill=rim),
            element("rect", x=10, y=30, width=CARD - 20, height=104, rx=5, fill=ground),
        ]
        place = (4, 12, 112, 126) if big else (14, 33, 92, 101)
        parts.append(use(f"fo-{_art(kind)}", *place))
        ink = INK if kind > STUDENT and kind < FORTUNE else PAPER
        name = words.name("figure", CARDS[kind])
        size = 13 if len(name) > 12 else 16
        corners: Look = {"font_size": 24, "font_weight": "bold"}
        labels = [
            text(CARD / 2, 151, name, font_size=size, text_anchor="middle"),
            text(12, 25, _written(kind), **corners),
            text(CARD - 12, 25, _written(kind), text_anchor="end", **corners),
        ]
        parts.append(element("g", *labels, fill=ink, font_family=FONT))
        yield element("symbol", *parts, id=f"fo-card-{_art(kind)}", viewBox=f"-1 -1 {CARD + 2} {TALL + 2}")


def weave() -> str:
    size = {"width": 80, "height": 80}
    return element("pattern", use("fo-damask", 0, 0, 80, 80), id="fo-weave", patternUnits="userSpaceOnUse", **size)


def table(height: float) -> Iterator[str]:
    """Wood, brass and cloth."""
    inside = {"x": FRAME, "y": FRAME, "width": WIDTH - 2 * FRAME, "height": height - 2 * FRAME, "rx": 10}
    yield element("rect", width=WIDTH, height=height, rx=26, fill=WOOD)
    yield element("rect", fill=CLOTH, stroke=BRASS, stroke_width=5, **inside)
    yield element("rect", fill="url(#fo-weave)", opacity=0.045, **inside)


def card(kind: int, x: float, y: float, words: Words, width: float = CARD, **attributes: str | float | None) -> str:
    name = title(words.name("card", CARDS[kind]))
    face = use(f"fo-card-{_art(kind)}", x, y, width, width * TALL / CARD)
    return element("g", name, face, data_card=CARDS[kind], **attributes)


def _pile(s: State, pile: int, x: float, y: float, words: Words, width: float = CARD) -> str:
    """The top of a pile, or the place where it will be."""
    tall = width * TALL / CARD
    name = "middle" if pile == MIDDLE else str(pile)
    if s.top[pile]:
        shadow = element("rect", x=x + 5, y=y + 7, width=width, height=tall, rx=12, fill="#000", opacity=0.3)
        return element("g", shadow, card(s.top[pile] - 1, x, y, words, width), data_pile=name)
    place: Look = {"width": width - 6, "height": tall - 6, "rx": 12, "stroke_width": 3, "stroke_dasharray": "9 7"}
    outline = element("rect", x=x + 3, y=y + 3, fill="none", stroke=PAPER, opacity=0.35, **place)
    return element("g", outline, data_pile=name)


def _middle(s: State, words: Words) -> str:
    label = text(WIDTH / 2, 68, words.name("picture", "middle"), font_size=24, text_anchor="middle")
    return element("g", label, _pile(s, MIDDLE, WIDTH / 2 - 70, 82, words, 140), fill=PAPER, font_family=FONT)


def _plaque(s: State, words: Words) -> str:
    """The sum of the tops, always in sight."""
    x, y, width = 612, 92, 324
    total = table_sum(s)
    ground = FACES["+" if total > 0 else "-" if total < 0 else "S"][1]
    return element(
        "g",
        element("rect", x=x, y=y, width=width, height=150, rx=14, fill=BRASS),
        element("rect", x=x + 7, y=y + 7, width=width - 14, height=136, rx=9, fill=ground, stroke=WOOD),
        text(x + width / 2, y + 38, words.name("picture", "sum"), font_size=23),
        text(x + width / 2, y + 118, written_sum(total), font_size=82, font_weight="bold"),
        fill=INK,
        font_family=FONT,
        text_anchor="middle",
        data_sum=total,
    )


def _played(s: State, words: Words) -> str:
    """The round, and how many cards of each value have been played in it."""
    heading = words.name("picture", "lots" if s.phase == LOTS else "round")
    heading = heading.format(round=s.round, rounds=rounds_in_all(s))
    parts = [
        text(EDGE + 14, 84, heading, font_size=29, fill=BRASS),
        text(EDGE + 14, 120, words.name("picture", "played"), font_size=19),
    ]
    for kind in range(CHARACTERS):
        column, row = (kind - STUDENT - 1, 0) if kind > STUDENT else (STUDENT - 1 - kind, 1)
        x, y = (EDGE + 14, 222) if kind == STUDENT else (EDGE + 14 + 70 * column, 134 + 44 * row)
        rim, ground = _colours(kind)
        chip = element("rect", x=x, y=y, width=64, height=36, rx=7, fill=rim)
        chip += element("rect", x=x + 41, y=y + 3, width=20, height=30, rx=5, fill=ground)
        ink = INK if kind > STUDENT else PAPER
        number = count_of(s.played, kind)
        chip += text(x + 21, y + 24, _written(kind), font_size=18, text_anchor="middle", fill=ink)
        chip += text(x + 51, y + 24, str(number), font_size=18, text_anchor="middle", fill=INK)
        parts.append(element("g", title(words.name("card", CARDS[kind])), chip, data_played=f"{CARDS[kind]} {number}"))
    return element("g", *parts, fill=PAPER, font_family=FONT)


def _status(s: State, seat: int) -> str | None:
    """The word for what is special about a seat now."""
    if s.phase == OVER:
        return "won" if seat in winners(s, points) else None
    return "turn" if s.phase == PLAY and s.seat == seat else None


def _panel(s: State, seat: int, looks: bool, words: Words) -> str:
    width = panel_width(WIDTH - 2 * EDGE, GAP, s.seats)
    status = _status(s, seat)
    frame = {"stroke": GOLD if status else BRASS, "stroke_width": 5 if status else 1}
    parts = [element("rect", width=width, height=PANEL, rx=14, fill=SHADE, opacity=0.85)]
    parts.append(element("rect", width=width, height=PANEL, rx=14, fill="none", **frame))
    parts.append(use("fo-gem", 12, 15, 30, 30, color=SEATS[seat]))
    parts.append(text(47, 39, words.seats[seat], font_size=23))
    parts.append(text(width - 16, 39, str(seat), font_size=21, text_anchor="end", opacity=0.6))
    parts.append(_pile(s, seat, (width - CARD) / 2, 56, words))
    parts += _cards_left(s, seat, width, words)
    parts += _money(s, seat, width, words)
    if looks:
        parts.append(tab(words.name("picture", "you"), 14, PAPER, INK, small=True))
    if status:
        parts.append(tab(words.name("picture", status), width - 102, GOLD, INK, small=True))
    place = f"translate({EDGE + seat * (width + GAP):g} {PANELS})"
    return element("g", *parts, transform=place, fill=PAPER, font_family=FONT, data_seat=seat, data_status=status)


def _cards_left(s: State, seat: int, width: float, words: Words) -> Iterator[str]:
    """How many characters a seat holds, as backs, and which Fortune cards."""
    counts = _counts(s, seat)
    step, held = 9, counts["characters"]
    left = (width - step * held - 40) / 2
    backs = [use("fo-back", left + step * place, 240, 24, 34) for place in range(held)]
    number = text(left + step * held + 22, 264, str(held), font_size=21, font_weight="bold")
    yield element("g", title(words.plural("characters", held)), *backs, number)
    x = width / 2 - 57
    for kind, noun, size in ((FORTUNE, "fortunes", 36), (FORTUNE, "fortunes", 36), (BIG_FORTUNE, "big_fortunes", 42)):
        there = counts[noun] > 0
        counts[noun] -= 1
        icon = use(f"fo-{_art(kind)}", x, 300 - size / 2, size, size, opacity=None if there else 0.16)
        yield element("g", title(words.name("card", CARDS[kind])), icon, data_left=CARDS[kind] if there else None)
        x += 37


def _money(s: State, seat: int, width: float, words: Words) -> Iterator[str]:
    """The points, in figures, ingots and notes."""
    points = words.plural("points", s.points[seat])
    yield text(width / 2, 343, points, font_size=22, font_weight="bold", text_anchor="middle")
    stacks = _stacks(s.points[seat])
    breadths = [1 + SPREAD * (min(number, MOST_SHOWN) - 1) for _, _, number in stacks]
    size = min(46, (width - 20 - 3 * len(stacks)) / max(sum(breadths), 1))
    x = (width - size * sum(breadths) - 3 * (len(stacks) - 1)) / 2
    for (worth, colour, number), breadth in zip(stacks, breadths, strict=True):
        yield _stack(worth, colour, number, x, size)
        x += size * breadth + 3


def _stacks(points: int) -> list[tuple[int, str, int]]:
    """What to pay points with: worth, colour and number of equal pieces."""
    stacks = []
    for worth, colour in MONEY:
        number, points = divmod(points, worth)
        if number:
            stacks.append((worth, colour, number))
    return stacks


def _stack(worth: int, colour: str, number: int, x: float, size: float) -> str:
    """Equal pieces, spread so that each can be seen."""
    symbol = "fo-ingot" if worth == 1000 else "fo-note"
    tall = size * 44 / 80
    lefts = [x + size * SPREAD * piece for piece in range(min(number, MOST_SHOWN))]
    parts = [use(symbol, left, 361, size, tall, color=colour) for left in lefts]
    label: Look = {"font_size": size * 0.32, "font_weight": "bold", "text_anchor": "middle", "fill": INK}
    parts.append(text(lefts[-1] + size / 2, 361 + tall * 0.66, str(worth), **label))
    if number > MOST_SHOWN:
        parts.append(text((x + lefts[-1] + size) / 2, 359, f"×{number}", font_size=14, text_anchor="middle"))
    return element("g", *parts, data_money=f"{number} {worth}")


def _fan(s: State, seat: int, words: Words) -> Iterator[str]:
    """The hand of whoever looks, spread."""
    kinds = [kind for kind in range(KINDS) for _ in range(count_of(s.hand[seat], kind))]
    step = min(5.4, 38 / len(kinds))
    cards = []
    for place, kind in enumerate(kinds):
        turn = (place - (len(kinds) - 1) / 2) * step
        x = WIDTH / 2 + FAN * math.sin(math.radians(turn))
        y = TABLE + 68 + FAN * (1 - math.cos(math.radians(turn)))
        cards.append(
            card(kind, -CARD / 2, -TALL / 2, words, transform=f"translate({x:.1f} {y:.1f}) rotate({turn:.2f})")
        )
    label = title(words.name("picture", "hand"))
    yield element("g", label, *cards, data_hand=seat)
