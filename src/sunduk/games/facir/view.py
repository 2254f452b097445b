"""What a seat of Façir may know: the bed, what was won, its own card, and of the other cards one side.

The bag is not in the record: which cards it holds follows from those that have been seen.
"""

from __future__ import annotations

from typing import Any

from sunduk.core.rules.bits import count, members
from sunduk.core.rules.rng import below, words

from .board import (
    BAG,
    CARD_NAMES,
    CARDS,
    COLOURS,
    FITS,
    MOST_SEATS,
    PATTERNS,
    SIDE,
    TOPS,
    TURNS,
    WAYS,
    hole_name,
    pattern_rows,
    side_marks,
)
from .rules import ALL_CARDS, bag, can_lie, on_bed, seen, stock, unset
from .state import LAY, MOVE, PHASES, SET, SHOWN, TURN, UNSEEN, State


def hide(s: State, seat: int) -> None:
    for other in range(MOST_SEATS):
        if other != seat and s.card[other] > 0:
            # 3.3 The side is seen once all cards are set.
            s.card[other] = SHOWN - shown_side(s, other) if sides_shown(s) else UNSEEN
            s.rotation[other] = UNSEEN if s.rotation[other] else 0


def sides_shown(s: State) -> bool:
    return s.phase == TURN or s.phase == MOVE or s.phase == LAY


def shown_side(s: State, seat: int) -> int:
    """The side of a seat's card that the others see: a set of three positions, from their left."""
    if s.card[seat] <= SHOWN:
        return SHOWN - s.card[seat]
    return TOPS[(s.card[seat] - 1) * TURNS + s.rotation[seat] - 1]


def guess(s: State, seat: int, key: int) -> None:
    """Every way to give different cards, each turned so that its side is the one seen, is as likely as any other."""
    able = cards_able_to_lie(s)
    for other in range(MOST_SEATS):
        if s.card[other] < 0:
            card_word, turn_word = words(key, 0, other)
            card = guess_card(s, other, able, card_word)
            if s.rotation[other]:
                s.rotation[other] = guess_turns(s, other, card, turn_word) + 1
            s.card[other] = card + 1


def cards_able_to_lie(s: State) -> int:
    """The set of cards that the acting seat may hold, as far as its choice of laying tells."""
    # 4.5 Who is asked whether to lay the fakir has one that can lie.
    if s.phase != LAY:
        return ALL_CARDS
    able = 0
    for card in range(CARDS):
        if can_lie(on_bed(s), card):
            able |= 1 << card
    return able


def guess_card(s: State, seat: int, able: int, word: int) -> int:
    """A card for a seat, by how many worlds have it there; seats after this one are still to be guessed."""
    a, b, c, ab, ac, bc, abc = 0, 0, 0, 0, 0, 0, 0
    pool = bag(s)
    last = not (is_hidden(s, seat + 1) or is_hidden(s, seat + 2) or is_hidden(s, seat + 3))
    for card in range(CARDS):
        if pool >> card & 1 and not last:
            x = ways_to_stand(s, seat + 1, card, able)
            y = ways_to_stand(s, seat + 2, card, able)
            z = ways_to_stand(s, seat + 3, card, able)
            a, b, c = a + x, b + y, c + z
            ab, ac, bc, abc = ab + x * y, ac + x * z, bc + y * z, abc + x * y * z
    # A seat that needs no card is given one of its own, outside the bag.
    a = a if is_hidden(s, seat + 1) else 1
    b = b if is_hidden(s, seat + 2) else 1
    c = c if is_hidden(s, seat + 3) else 1
    total = 0
    for card in range(CARDS):
        if pool >> card & 1:
            total += worlds(s, seat, card, able, last, a, b, c, ab, ac, bc, abc)
    rest = below(word, total)
    found = 0
    for card in range(CARDS):
        if pool >> card & 1 and rest >= 0:
            found = card
            rest -= worlds(s, seat, card, able, last, a, b, c, ab, ac, bc, abc)
    return found


def worlds(
    s: State, seat: int, card: int, able: int, last: bool, a: int, b: int, c: int, ab: int, ac: int, bc: int, abc: int
) -> int:
    """In how many ways a seat holds this card and the three seats after it different others.

    The sums say in how many ways those three can be given cards: each alone, and two or all of them the same one. There
    is just one way if the seat is the `last` to be guessed.
    """
    ways = ways_to_stand(s, seat, card, able)
    if ways == 0 or last:
        return ways
    x = ways_to_stand(s, seat + 1, card, able)
    y = ways_to_stand(s, seat + 2, card, able)
    z = ways_to_stand(s, seat + 3, card, able)
    a, b, c = a - x, b - y, c - z
    ab, ac, bc, abc = ab - x * y, ac - x * z, bc - y * z, abc - x * y * z
    return ways * (a * b * c - ab * c - ac * b - bc * a + 2 * abc)


def ways_to_stand(s: State, seat: int, card: int, able: int) -> int:
    """How many ways to turn a card fit what is seen of a hidden one; 0 for a seat without a hidden card."""
    if seat >= MOST_SEATS:
        return 0
    known = s.card[seat]
    if known >= 0 or (not able >> card & 1 and s.seat == seat and s.phase == LAY):
        return 0
    return FITS[(SHOWN - known) * CARDS + card] if known <= SHOWN else 1


def is_hidden(s: State, seat: int) -> bool:
    return seat < MOST_SEATS and s.card[seat] < 0


def guess_turns(s: State, seat: int, card: int, word: int) -> int:
    """One of the ways to turn a card that fit the side seen."""
    if s.card[seat] == UNSEEN:
        return below(word, WAYS[card])
    side = SHOWN - s.card[seat]
    rest = below(word, FITS[side * CARDS + card])
    found = 0
    for turns in range(WAYS[card]):
        if TOPS[card * TURNS + turns] == side and rest >= 0:
            found = turns
            rest -= 1
    return found


def describe(s: State) -> dict[str, Any]:
    """The state as plain data with names."""
    return {
        "bed": [[_nail(s, row * SIDE + column) for column in range(SIDE)] for row in range(SIDE)],
        "phase": PHASES[s.phase],
        "seat": s.seat,
        "starter": s.starter,
        "round": round_number(s),
        "rounds": rounds_in_all(s),
        "turns": s.turns,
        "turns_left": s.round_limit - s.turns,
        "bag": in_bag(s),
        "lifted": hole_name(s.lifted - 1) if s.lifted else None,
        "deciding": bool(s.deciding),
        "decided": s.decided - 1 if s.decided else None,
        "aside": card_names(s.aside),
        "seats": [_seat(s, seat) for seat in range(s.seats)],
    }


def round_number(s: State) -> int:
    """The round that is played, before the deciding one."""
    return count(seen(s)) // s.seats + 1


def rounds_in_all(s: State) -> int:
    """How many rounds empty the bag."""
    return BAG[s.seats] // s.seats


def in_bag(s: State) -> int:
    """How many cards have not been drawn yet; none in the deciding round, which is played with others."""
    drawn = sum(1 for seat in range(s.seats) if s.card[seat])
    return max(0, BAG[s.seats] - count(seen(s)) - drawn)


def card_names(cards: int) -> list[str]:
    """The names of a set of cards."""
    return [CARD_NAMES[card] for card in members(cards)]


def nail_in(s: State, hole: int) -> int:
    """The seat whose nail stands in a hole, -1 if it is free."""
    return next((seat for seat in range(MOST_SEATS) if s.nails[seat] >> hole & 1), -1)


def is_acting(s: State, seat: int) -> bool:
    """Whether a seat is to set its card, or whose turn it is."""
    return unset(s) >> seat & 1 != 0 if s.phase == SET else sides_shown(s) and s.seat == seat


def _nail(s: State, hole: int) -> str | None:
    seat = nail_in(s, hole)
    return COLOURS[seat] if seat >= 0 else None


def _seat(s: State, seat: int) -> dict[str, Any]:
    """A seat: its room says which side everyone sees and, to those who may know, which card stands there and how."""
    return {
        "colour": COLOURS[seat],
        "playing": bool(s.playing >> seat & 1),
        "stock": stock(s, seat),
        "won": card_names(s.won[seat]),
        "points": len(card_names(s.won[seat])),
        "has_card": bool(s.card[seat]),
        "has_set": bool(s.rotation[seat]),
        "side": side_marks(shown_side(s, seat)) if s.card[seat] and sides_shown(s) else None,
        "card": _card(s, seat) if s.card[seat] > 0 else None,
    }


def _card(s: State, seat: int) -> dict[str, Any]:
    card = s.card[seat] - 1
    turns = s.rotation[seat] - 1 if s.rotation[seat] else None
    return {
        "name": CARD_NAMES[card],
        "holes": pattern_rows(PATTERNS[card * TURNS]),
        # 3.3 What the others will see, by quarter turns clockwise.
        "sides": [side_marks(TOPS[card * TURNS + way]) for way in range(TURNS)] if turns is None else None,
        "turns": turns,
        "stands": None if turns is None else pattern_rows(PATTERNS[card * TURNS + turns]),
    }
