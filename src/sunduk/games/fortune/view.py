"""What a seat of Fortune may know: its own characters, how many the others hold, and all that has been played."""

from __future__ import annotations

from typing import Any

from sunduk.core.rules.rng import below, words

from .board import ALL_CHARACTERS, BIG_FORTUNE, BITS, BOX, CARDS, CHARACTERS, FORTUNE, MIDDLE
from .rules import count_of, kind_at, number_of_cards, rounds_in_all, table_sum
from .state import DEAL, PHASES, State


def hide(s: State, seat: int) -> None:
    # 2.6 Characters in hand are secret, Fortune cards are not.
    for other in range(s.seats):
        if is_secret(s, other, seat):
            s.hand[other] &= ~ALL_CHARACTERS
    # 2.4 Nobody sees what is not dealt.
    s.deck = 0


def guess(s: State, seat: int, key: int) -> None:
    """Deal the unseen characters to the hidden hands, every way as likely as any other."""
    unseen = unseen_cards(s, seat)
    left = number_of_cards(unseen)
    drawn = 0
    for other in range(s.seats):
        if is_secret(s, other, seat):
            hand = s.hand[other] & ~ALL_CHARACTERS
            for _ in range(min(s.held[other], left)):
                card = 1 << BITS * kind_at(unseen, below(words(key, 0, drawn)[0], left))
                hand += card
                unseen -= card
                left -= 1
                drawn += 1
            s.hand[other] = hand
    s.deck = unseen if s.phase == DEAL else 0


def is_secret(s: State, owner: int, seat: int) -> bool:
    """Whether a seat may not know the characters that another holds."""
    # 4.5 Whoever had to cover a Fortune with a Student has nothing but Students.
    return owner != seat and not s.students_only >> owner & 1


def unseen_cards(s: State, seat: int) -> int:
    """The characters that a seat has seen neither played nor in a hand, as a packet."""
    unseen = 0
    for kind in range(CHARACTERS):
        left = count_of(BOX, kind) - count_of(s.played, kind)
        for other in range(s.seats):
            if not is_secret(s, other, seat):
                left -= count_of(s.hand[other], kind)
        unseen += max(left, 0) << BITS * kind
    return unseen


def cards_in(packet: int) -> list[str]:
    """The characters of a packet, by value."""
    return [CARDS[kind] for kind in range(CHARACTERS) for _ in range(count_of(packet, kind))]


def known_hand(s: State, seat: int) -> list[str] | None:
    """The characters a seat holds; None where they are hidden."""
    cards = cards_in(s.hand[seat])
    return cards if len(cards) == s.held[seat] else None


def describe(s: State) -> dict[str, Any]:
    """The state as plain data with names."""
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "rounds": rounds_in_all(s),
        "seat": s.seat,
        "middle": _top(s, MIDDLE),
        "sum": table_sum(s),
        "seats": [_seat(s, seat) for seat in range(s.seats)],
        "played": {CARDS[kind]: count_of(s.played, kind) for kind in range(CHARACTERS)},
    }


def _top(s: State, pile: int) -> str | None:
    return CARDS[s.top[pile] - 1] if s.top[pile] else None


def _seat(s: State, seat: int) -> dict[str, Any]:
    return {
        "points": s.points[seat],
        "top": _top(s, seat),
        "characters": s.held[seat],
        "hand": known_hand(s, seat),
        "fortunes": count_of(s.hand[seat], FORTUNE),
        "big_fortunes": count_of(s.hand[seat], BIG_FORTUNE),
    }
