"""A position of Fortune in coloured characters: the piles side by side, the hands that may be known below."""

from __future__ import annotations

from sunduk.core.book.words import Words
from sunduk.core.picture.canvas import Canvas, Ink

from .board import BIG_FORTUNE, CARDS, CHARACTERS, FORTUNE, KINDS, MIDDLE, STUDENT
from .rules import count_of, rounds_in_all, table_sum
from .state import LOTS, OVER, PLAY, State
from .view import known_hand

WIDE, HIGH = 11, 4
"""Of a card."""
STRIDE = WIDE + 2
PILES_AT = 2
SEATS_AT = PILES_AT + 1 + HIGH
HANDS_AT = SEATS_AT + 5

POSITIVE = Ink("#5c3c00", "#f2c14e")
NEGATIVE = Ink("#e6f1ff", "#2f62a3")
NOTHING = Ink("#f4f4f4", "#6f6f6f")
LUCK = Ink("#fff3c4", "#7a1f2b", bold=True)
EMPTY = Ink("#7d8f83")
LABEL = Ink("#9a8c78")
HIDDEN = Ink("#c9d4e6", "#3b3a52")


def canvas(s: State, seat: int, words: Words) -> Canvas:
    hands = [owner for owner in range(s.seats) if s.hand[owner] and known_hand(s, owner) is not None]
    picture = Canvas(STRIDE * 6 + 24, HANDS_AT + len(hands) + 3)
    _draw_sum(picture, s, words)
    for owner in range(s.seats):
        _draw_seat(picture, s, owner, seat, words)
    middle = STRIDE * s.seats
    picture.put(middle, PILES_AT, words.name("picture", "middle"), LABEL)
    _draw_card(picture, middle, PILES_AT + 1, s.top[MIDDLE] - 1)
    for line, owner in enumerate(hands):
        _draw_hand(picture, HANDS_AT + line, s, owner, seat, words)
    _draw_played(picture, HANDS_AT + len(hands) + 1, s, words)
    return picture


def ink_of(kind: int) -> Ink:
    """Yellow for positive, blue for negative, grey for the Student, red and gold for Fortune."""
    if kind >= FORTUNE:
        return LUCK
    return NOTHING if kind == STUDENT else POSITIVE if kind > STUDENT else NEGATIVE


def mark_of(kind: int) -> str:
    """What tells the kinds apart without colours."""
    if kind >= FORTUNE:
        return "♣ ♣" if kind == BIG_FORTUNE else "♣"
    return "·" if kind == STUDENT else "▲" * (kind - STUDENT) if kind > STUDENT else "▼" * (STUDENT - kind)


def written_sum(total: int) -> str:
    """A number with its sign, and a minus as wide as a plus."""
    return f"{total:+d}".replace("-", "−") if total else "0"


def _draw_sum(picture: Canvas, s: State, words: Words) -> None:
    rounds = words.name("picture", "lots" if s.phase == LOTS else "round")
    where = rounds.format(round=s.round, rounds=rounds_in_all(s))
    total = table_sum(s)
    label = words.name("picture", "sum")
    picture.put(0, 0, f"{where} · {label}:", LABEL)
    ink = ink_of(STUDENT + (total > 0) - (total < 0))
    picture.put(len(where) + len(label) + 5, 0, f" {written_sum(total)} ", ink._replace(bold=True))


def _draw_seat(picture: Canvas, s: State, seat: int, viewer: int, words: Words) -> None:
    x = STRIDE * seat
    acting = s.phase == PLAY and s.seat == seat
    picture.put(x, PILES_AT, f"{seat} {words.seats[seat]}"[:WIDE], Ink(bold=acting))
    _draw_card(picture, x, PILES_AT + 1, s.top[seat] - 1)
    picture.put(x, SEATS_AT, words.plural("points", s.points[seat]), Ink(bold=True))
    picture.put(x, SEATS_AT + 1, f" ▒{s.held[seat]:2d} ", HIDDEN)
    luck = "F" * count_of(s.hand[seat], FORTUNE) + "B" * count_of(s.hand[seat], BIG_FORTUNE)
    if luck:
        picture.put(x + 6, SEATS_AT + 1, luck, LUCK)
    marks = [f"▶ {words.name('picture', 'turn')}"] * acting + [f"★ {words.name('picture', 'you')}"] * (seat == viewer)
    if s.phase == OVER and s.points[seat] == max(s.points):
        marks.append(f"♛ {words.name('picture', 'won')}")
    for line, mark in enumerate(marks):
        picture.put(x, SEATS_AT + 2 + line, mark, Ink(bold=acting))


def _draw_card(picture: Canvas, x: int, y: int, kind: int) -> None:
    """A card, or its outline if there is none."""
    inner = WIDE - 2
    name, mark, ink = ("", "", EMPTY) if kind < 0 else (_written(kind), mark_of(kind), ink_of(kind))
    lines = ["╭" + "─" * inner + "╮", f"│{name:^{inner}}│", f"│{mark:^{inner}}│", "╰" + "─" * inner + "╯"]
    for line, characters in enumerate(lines):
        picture.put(x, y + line, characters, ink)


def _written(kind: int) -> str:
    return CARDS[kind].replace("-", "−")


def _draw_hand(picture: Canvas, y: int, s: State, owner: int, viewer: int, words: Words) -> None:
    title = words.name("picture", "hand") if owner == viewer else words.seats[owner]
    picture.put(0, y, f"{title}:", LABEL)
    x = max(len(title) + 2, STRIDE)
    for kind in range(KINDS):
        for _ in range(count_of(s.hand[owner], kind)):
            card = f" {_written(kind)} "
            picture.put(x, y, card, ink_of(kind))
            x += len(card) + 1


def _draw_played(picture: Canvas, y: int, s: State, words: Words) -> None:
    picture.put(0, y, f"{words.name('picture', 'played')}:", LABEL)
    x = 0
    for kind in range(CHARACTERS):
        card = f" {_written(kind)} "
        picture.put(x, y + 1, card, ink_of(kind))
        picture.put(x + len(card), y + 1, f"×{count_of(s.played, kind)}", LABEL)
        x += len(card) + 3
