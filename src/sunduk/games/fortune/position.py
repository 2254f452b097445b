"""A state of Fortune in one line.

    +30,F,-/S -20+10FB/S+50FB/-10+40FB 00000100100 - 120,0,50 play 1 0

The tops of the seats' piles and, after the bar, of the middle: a value, `S` Student, `F` Fortune, `B` Big Fortune, `-`
nothing. The hands, `!` after one that everyone knows to be Students only; in a view `?7` are seven hidden characters.
How many characters of each value, from -50 to +50, have been played; and, while cards are dealt, how many are left in
the deck. The points, what comes next, the round, and the seat.
"""

from __future__ import annotations

import re

from sunduk.core.errors import BadPosition
from sunduk.core.match.parsing import check, check_fields, numbers, read_number, read_numbers, read_parts, read_phase

from .board import (
    ALL_CHARACTERS,
    BIG_FORTUNE,
    BIG_FORTUNES,
    BITS,
    BOX,
    CARDS,
    CHARACTERS,
    DEALT,
    FORTUNE,
    FORTUNE_CARDS,
    FORTUNES,
    KINDS,
    MIDDLE,
    MOST_OF_A_KIND,
    STUDENT,
)
from .rules import count_of, rounds_in_all
from .state import DEAL, LOTS, OVER, PHASES, PLAY, State
from .view import known_hand

_HAND = re.compile(r"((?:[+-][1-5]0|[SFB])*)(!?)")
_CARD = re.compile(r"[+-][1-5]0|[SFB]")
_MOST_POINTS = 1_000_000


def write(s: State) -> str:
    piles = ",".join(_write_top(s.top[seat]) for seat in range(s.seats)) + "/" + _write_top(s.top[MIDDLE])
    hands = "/".join(_write_hand(s, seat) for seat in range(s.seats))
    fields = [piles, hands, _write_counts(s.played), _write_deck(s), numbers(s.points, s.seats)]
    return " ".join([*fields, PHASES[s.phase], str(s.round), str(s.seat)])


def _write_top(top: int) -> str:
    return CARDS[top - 1] if top else "-"


def _write_hand(s: State, seat: int) -> str:
    known = known_hand(s, seat)
    cards = f"?{s.held[seat]}" if known is None else "".join(known)
    cards += "F" * count_of(s.hand[seat], FORTUNE) + "B" * count_of(s.hand[seat], BIG_FORTUNE)
    return (cards or "-") + ("!" if s.students_only >> seat & 1 else "")


def _write_counts(packet: int) -> str:
    return "".join(str(count_of(packet, kind)) for kind in range(CHARACTERS))


def _write_deck(s: State) -> str:
    if s.phase != DEAL:
        return "-"
    return _write_counts(s.deck) if s.deck else "?"


def read(fields: list[str], s: State) -> None:
    """Fill a record whose seats and options are set."""
    check_fields(fields, 8)
    _read_piles(fields[0], s)
    _read_hands(fields[1], s)
    s.played = _read_counts(fields[2], "played")
    s.deck = 0 if fields[3] == "-" else _read_counts(fields[3], "left in the deck")
    for seat, points in enumerate(read_numbers(fields[4], s.seats, _MOST_POINTS, "points")):
        s.points[seat] = points
    s.phase = read_phase(fields[5], PHASES)
    s.round = read_number(fields[6], rounds_in_all(s), "the round")
    s.seat = read_number(fields[7], s.seats - 1, "the seat")
    _check_cards(s)
    _check_phase(s)


def _read_piles(text: str, s: State) -> None:
    own, _, middle = text.partition("/")
    tops = own.split(",")
    named = len(tops) == s.seats and all(top == "-" or top in CARDS for top in (*tops, middle))
    check(named, f"{text[:60]!r} does not name the tops of {s.seats} piles and, after a bar, of the middle.")
    for seat, top in enumerate(tops):
        s.top[seat] = 0 if top == "-" else CARDS.index(top) + 1
    s.top[MIDDLE] = 0 if middle == "-" else CARDS.index(middle) + 1
    check(s.top[MIDDLE] <= CHARACTERS, "A Fortune card cannot lie in the middle.")


def _read_hands(text: str, s: State) -> None:
    for seat, hand in enumerate(read_parts(text, "/", s.seats, "hands")):
        check("?" not in hand, "This is the view of one seat; a match needs to know all hands.")
        found = _HAND.fullmatch(hand[1:] if hand in ("-", "-!") else hand)
        if not found or not hand:
            raise BadPosition(f"{hand[:60]!r} is not a hand; that looks like -20+30SFFB, or - if it is empty.")
        kinds = [CARDS.index(card) for card in _CARD.findall(found[1])]
        in_box = all(kinds.count(kind) <= MOST_OF_A_KIND for kind in kinds)
        check(in_box, f"No box holds so many equal cards as {hand[:60]!r}.")
        s.held[seat] = sum(kind < CHARACTERS for kind in kinds)
        s.hand[seat] = sum(1 << BITS * kind for kind in kinds)
        if found[2]:
            check(set(kinds) <= {STUDENT}, f"{hand[:60]!r} is not a hand of Students only.")
            s.students_only |= 1 << seat


def _read_counts(text: str, what: str) -> int:
    digits = len(text) == CHARACTERS and text.isascii() and text.isdigit()
    check(digits, f"{text[:20]!r} is not {CHARACTERS} digits, how many of each value are {what}.")
    return sum(int(digit) << BITS * kind for kind, digit in enumerate(text))


def _check_cards(s: State) -> None:
    """No more cards than the box holds, and what lies on top has been played."""
    check((s.phase == DEAL) == bool(s.deck), "There is a deck while cards are dealt, and only then.")
    tops = [s.top[place] - 1 for place in (*range(s.seats), MIDDLE)]
    for kind in range(CHARACTERS):
        played = tops.count(kind) <= count_of(s.played, kind)
        check(played, f"{CARDS[kind]} lies on top of more piles than it has been played.")
        there, in_box = sum(count_of(packet, kind) for packet in (s.played, s.deck, *s.hand)), count_of(BOX, kind)
        fits = there == in_box if s.phase == DEAL else there <= in_box
        check(fits, f"The cards {CARDS[kind]} are {there} in all; the box holds {in_box}.")
    for seat in range(s.seats):
        check(s.held[seat] <= DEALT[s.seats], f"Seat {seat} holds more than {DEALT[s.seats]} characters.")
        for kind, most in ((FORTUNE, FORTUNES), (BIG_FORTUNE, BIG_FORTUNES)):
            had = count_of(s.hand[seat], kind) + (tops[seat] == kind)
            check(had <= most, f"Seat {seat} has more than {most} of {CARDS[kind]}.")


def _check_phase(s: State) -> None:
    """Refuse positions from which a match could not go on."""
    sizes = [sum(count_of(s.hand[seat], kind) for kind in range(KINDS)) for seat in range(s.seats)]
    idle = s.phase in (LOTS, OVER)
    check(not (idle and any(sizes)), "Before the first round and after the last all hands are empty.")
    begun = s.round or s.seat or s.played or any(s.top) or s.students_only
    check(not (s.phase == LOTS and begun), "Before the first round nothing has been played.")
    last = rounds_in_all(s)
    check(s.phase != OVER or s.round == last, f"The match is over after round {last}, not {s.round}.")
    check(idle or s.round, "The first round has number 1.")
    waiting = [sizes[(s.seat + place) % s.seats] for place in range(s.seats)]
    in_turn = s.phase != PLAY or (waiting[0] and _one_step(waiting[::-1]))
    check(in_turn, "In play, seats that have had their turn hold one card less than those still to have it.")
    if s.phase == DEAL:
        _check_deal(s, waiting)


def _check_deal(s: State, waiting: list[int]) -> None:
    check(not (s.played or any(s.top) or s.students_only), "While cards are dealt nothing has been played.")
    lucky = all(s.hand[seat] & ~ALL_CHARACTERS == FORTUNE_CARDS for seat in range(s.seats))
    check(lucky, f"While cards are dealt everyone holds all their Fortune cards: {'F' * FORTUNES}{'B' * BIG_FORTUNES}.")
    in_turn = _one_step(waiting) and s.held[s.seat] < DEALT[s.seats]
    check(in_turn, "Cards are dealt in turn: seats still to get one hold one card less.")


def _one_step(sizes: list[int]) -> bool:
    """Whether numbers rise once at most, by one."""
    return sizes == sorted(sizes) and sizes[-1] - sizes[0] <= 1
