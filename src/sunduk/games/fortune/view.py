"""What a seat of Fortune may know: its own characters, how many the others hold, and all that has been played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, cast

from sunduk.core.rules.rng import below, words

from .board import (
    ALL_CHARACTERS,
    BIG_FORTUNE,
    BIG_FORTUNES,
    BITS,
    BOX,
    CARDS,
    CHARACTERS,
    FORTUNE,
    FORTUNES,
    MIDDLE,
    PILES,
)
from .rules import (
    cash_in,
    count_of,
    kind_at,
    number_of_cards,
    rounds_in_all,
    seat_at,
    shows_fortune,
    top_value,
)
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


@lru_cache(1 << 10)
def cards_in(packet: int) -> tuple[str, ...]:
    """The characters of a packet, by value."""
    return tuple(CARDS[kind] for kind in range(CHARACTERS) for _ in range(count_of(packet, kind)))


@lru_cache(1 << 10)
def counts_in(packet: int) -> dict[str, int]:
    """How many characters of each value a packet holds."""
    return {CARDS[kind]: count_of(packet, kind) for kind in range(CHARACTERS)}


def known_hand(s: State, seat: int) -> list[str] | None:
    """The characters a seat holds; None where they are hidden."""
    cards = cards_in(s.hand[seat])
    return list(cards) if len(cards) == s.held[seat] else None


def describe(s: State) -> dict[str, Any]:
    """The state as plain data with names."""
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "rounds": rounds_in_all(s),
        "seat": s.seat,
        "middle": _top(s, MIDDLE),
        **counted(tuple(s.top), s.seats),
        "each": {"fortunes": FORTUNES, "big_fortunes": BIG_FORTUNES},
        "seats": [_seat(s, seat) for seat in range(s.seats)],
        "played": counts_in(s.played),
    }


@lru_cache(1 << 10)
def counted(tops: tuple[int, ...], seats: int) -> dict[str, Any]:
    """The sum of the table, and what each pile with a card on it adds: the seats' piles, then the one in the middle."""
    terms = [top_value(tops[pile]) for pile in (*range(seats), MIDDLE) if tops[pile]]
    return {"sum": sum(terms), "terms": terms}


def table_with(s: State, pile: int, kind: int) -> dict[str, Any]:
    """The sum of the table and its terms once a card lies on top of a pile."""
    tops = list(s.top)
    tops[pile] = kind + 1
    return counted(tuple(tops), s.seats)


def foretell(s: State, actions: Sequence[int]) -> list[dict[str, Any]]:
    """What cards would bring: a character another sum; Fortune points to all whom it concerns, None to the others."""
    total, found = counted(tuple(s.top), s.seats)["sum"], list[dict[str, Any]]()
    for action in actions:
        kind, pile = divmod(action, PILES)
        if kind >= FORTUNE:
            found.append({"gains": _gains(s, kind)})
        else:
            covered = s.top[MIDDLE if pile == MIDDLE else seat_at(s, pile)]
            found.append({"sum": total - top_value(covered) + top_value(kind + 1)})
    return found


def _gains(s: State, kind: int) -> list[int | None]:
    counted = SimpleNamespace(seats=s.seats, seat=s.seat, top=s.top, points=list(s.points))
    cash_in(cast(State, counted), kind)
    return [
        counted.points[seat] - s.points[seat] if seat == s.seat or shows_fortune(s, seat) else None
        for seat in range(s.seats)
    ]


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
