"""Which cards are played, and onto which piles: on a table of its own, with all cards laid out in rows."""

from __future__ import annotations

from sunduk.core.book.words import Words
from sunduk.core.picture.areas import Area, rectangle
from sunduk.core.picture.svg import FONT, board, element, symbols, text

from .board import CARDS, CHARACTERS, KINDS, MIDDLE, OWN, PILES, STUDENT
from .picture import BRASS, CARD, TALL, WIDTH, card, faces, table, weave
from .rules import SEAT_ACTIONS
from .state import State

ROW = 7
"""How many cards lie beside each other."""
STEP, DOWNWARDS = 130, 182
TOP, LEFT = 104, 44
SHOWN = {
    "own": tuple(range(KINDS)),
    "middle": tuple(range(CHARACTERS)),
    "others": (STUDENT,),
}
"""By pile: the kinds of cards that may be played onto it."""


def areas(s: State, action: int, words: Words) -> tuple[Area, ...]:
    """The card that is played, among those that go onto this pile."""
    if action >= SEAT_ACTIONS:
        return ()
    kind, pile = divmod(action, PILES)
    onto = "own" if pile == OWN else "middle" if pile == MIDDLE else "others"
    if kind not in SHOWN[onto]:
        return ()
    x, y = _place(SHOWN[onto].index(kind))
    return (rectangle(onto, words.name("card", CARDS[kind]), x, y, CARD, TALL, 30, 12),)


def ground(s: State, kind: str, words: Words) -> str:
    """All cards that may be played onto a pile, on the cloth."""
    shown = SHOWN[kind]
    height = TOP + -(-len(shown) // ROW) * DOWNWARDS + LEFT
    name = words.name("areas", kind)
    return board(
        WIDTH,
        height,
        words,
        name,
        element("defs", symbols(f"{__package__}.picture", "fo-"), *faces(words), weave()),
        *table(height),
        text(WIDTH / 2, 80, name, font_size=30, text_anchor="middle", fill=BRASS, font_family=FONT),
        *(card(each, *_place(at), words) for at, each in enumerate(shown)),
    )


def _place(at: int) -> tuple[float, float]:
    """The top left corner of a card among those that are laid out."""
    return LEFT + 5 + at % ROW * STEP, TOP + at // ROW * DOWNWARDS
