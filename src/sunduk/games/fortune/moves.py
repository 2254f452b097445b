"""Moves of Fortune as action ids, as text and as JSON.

`+30>own` plays a character onto one's own pile, `-20>mid` onto the middle, `S>2` a Student onto the pile of seat 2;
`F` and `B` play Fortune and Big Fortune. Of chance, `+30` is a card dealt.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from sunduk.core.errors import BadMove
from sunduk.core.match.parsing import index_of
from sunduk.core.rules.contract import CHANCE

from .board import BIG_FORTUNE, CARDS, CHARACTERS, FORTUNE, MIDDLE, OWN, PILES, STUDENT
from .rules import DEAL_CARD
from .state import State

_OTHER_CARDS = {"s": STUDENT, "0": STUDENT, "с": STUDENT, "f": FORTUNE, "ф": FORTUNE}
_OTHER_CARDS |= dict.fromkeys(("b", "bf", "ff", "б", "бф", "фф"), BIG_FORTUNE)
_OWN_WORDS = ("own", "o", "свой", "своя", "с")
_MIDDLE_WORDS = ("mid", "middle", "m", "центр", "ц")


def write(s: State, who: int, action: int) -> str:
    if action >= DEAL_CARD:
        return CARDS[action - DEAL_CARD]
    kind, pile = divmod(action, PILES)
    if kind >= FORTUNE and pile == OWN:
        return CARDS[kind]
    return f"{CARDS[kind]}>{'own' if pile == OWN else 'mid' if pile == MIDDLE else _seat_at(s, who, pile)}"


def read(s: State, who: int, text: str) -> int:
    word = text.strip().lower().replace("−", "-")
    card, arrow, pile = (part.strip() for part in word.partition(">"))
    kind = _kind(card)
    if kind is None:
        raise BadMove(
            f"{text[:40]!r} is not a move of Fortune: play a card with +30>own, -20>mid or S>2, Fortune with F or B."
        )
    if arrow:
        return kind * PILES + _pile(s, who, pile)
    if kind >= FORTUNE:
        return kind * PILES + OWN
    if who != CHANCE:
        raise BadMove(f"Say onto which pile: {CARDS[kind]}>own or {CARDS[kind]}>mid.")
    return DEAL_CARD + kind


def to_json(s: State, who: int, action: int) -> dict[str, Any]:
    if action >= DEAL_CARD:
        return {"move": "deal", "card": CARDS[action - DEAL_CARD]}
    kind, pile = divmod(action, PILES)
    return {"move": "play", "card": CARDS[kind], "pile": pile_name(s, who, pile)}


def from_json(s: State, who: int, move: Mapping[str, Any]) -> int | None:
    match move:
        case {"move": "play", "card": str(card), "pile": str(pile)} if card in CARDS and pile in ("own", "middle"):
            return CARDS.index(card) * PILES + (OWN if pile == "own" else MIDDLE)
        case {"move": "play", "card": str(card), "pile": int(seat)} if card in CARDS:
            return CARDS.index(card) * PILES + _pile_of(s, who, seat)
        case {"move": "deal", "card": str(card)} if card in CARDS[:CHARACTERS]:
            return DEAL_CARD + CARDS.index(card)
    return None


def pile_name(s: State, who: int, pile: int) -> str | int:
    """`own`, `middle`, or the seat whose pile it is."""
    return "own" if pile == OWN else "middle" if pile == MIDDLE else _seat_at(s, who, pile)


def _seat_at(s: State, who: int, pile: int) -> int:
    """The seat of a pile; a number beyond the seats for a pile that is not there."""
    return (who + pile) % s.seats if who < s.seats and pile < s.seats else pile


def _kind(word: str) -> int | None:
    if word.upper() in CARDS:
        return CARDS.index(word.upper())
    return CARDS.index(f"+{word}") if f"+{word}" in CARDS else _OTHER_CARDS.get(word)


def _pile(s: State, who: int, word: str) -> int:
    if word in _OWN_WORDS:
        return OWN
    if word in _MIDDLE_WORDS:
        return MIDDLE
    if not re.fullmatch(r"[0-9]", word):
        raise BadMove(f"{word[:20]!r} is not a pile: they are own, mid, and the seats from 0 to {s.seats - 1}.")
    return _pile_of(s, who, int(word))


def _pile_of(s: State, who: int, seat: int) -> int:
    """The pile of a seat, counted from the one who plays."""
    return (index_of(range(s.seats), seat, f"There is no seat {seat} with a pile.", "2.5") - who) % s.seats
