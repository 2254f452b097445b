"""The cards and the piles, as numbers for the rules, the pictures and the texts.

Kinds of cards are numbered by value: -50 is 0, the Student 5, +50 is 10; then come Fortune and Big Fortune. How many
there are of each kind is one number, a packet: four bits a kind, the first kind lowest.
"""

from __future__ import annotations

from typing import NamedTuple

from sunduk.core.book.edition import Edition

MOST_SEATS = 5

STUDENT = 5
CHARACTERS = 11
"""How many kinds of characters there are."""
FORTUNE, BIG_FORTUNE = CHARACTERS, CHARACTERS + 1
KINDS = CHARACTERS + 2
CARDS = ("-50", "-40", "-30", "-20", "-10", "S", "+10", "+20", "+30", "+40", "+50", "F", "B")
"""How each kind is written."""

OWN = 0
"""A pile as the seat that plays sees it: its own, the next seat's clockwise and so on …"""
MIDDLE = MOST_SEATS
"""… and the one in the middle."""
PILES = MOST_SEATS + 1

BITS = 4
"""Of a packet, for each kind."""
NIBBLE = (1 << BITS) - 1
MOST_OF_A_KIND = 9
"""How many characters of one value a box may hold."""
ONE_OF_EACH = 0x1111111111111
ALL_CHARACTERS = (1 << BITS * CHARACTERS) - 1
"""The part of a packet that holds characters."""
MOST_FORTUNES, MOST_BIG_FORTUNES = 2, 1
"""The most that each seat may have of Fortune and Big Fortune: what the printed box has."""

DEALT = (0, 0, 10, 10, 10, 8)
"""Characters dealt to each seat, by number of seats."""
MOST_NEEDED = max(seats * dealt for seats, dealt in enumerate(DEALT))


def value_of(kind: int) -> int:
    """What a card on top of a pile counts."""
    return (kind - STUDENT) * 10 if kind < CHARACTERS else 0


class Tables(NamedTuple):
    """Constants of the rules that come from the edition."""

    BOX: int
    """How many characters of each kind there are, as a packet."""
    FORTUNES: int
    BIG_FORTUNES: int
    FORTUNE_CARDS: int
    """What each seat has of Fortune and Big Fortune, as a packet."""


def tables(edition: Edition) -> Tables:
    """Check a component file and turn it into tables."""
    cards = edition.integer("deck.cards", MOST_NEEDED, MOST_OF_A_KIND * CHARACTERS, "1.2")
    keys = ["0" if kind == STUDENT else CARDS[kind] for kind in range(CHARACTERS)]
    given = edition.data.get("characters")
    for key in given if isinstance(given, dict) else ():
        if key not in keys:
            edition.fail(f"characters.{key}", "values are the multiples of 10 from -50 to +50", "1.1")
    counts = [edition.integer(f"characters.{key}", 0, MOST_OF_A_KIND, "1.2") for key in keys]
    if sum(counts) != cards:
        problem = "the characters add up to {found}, not to {count}"
        edition.fail("deck.cards", problem, "1.2", found=sum(counts), count=cards)
    fortunes, big = MOST_FORTUNES, MOST_BIG_FORTUNES
    # Older files do not say it.
    if "fortunes" in edition.data:
        fortunes = edition.integer("fortunes.small", 1, MOST_FORTUNES, "1.3")
        big = edition.integer("fortunes.big", 0, MOST_BIG_FORTUNES, "1.3")
    return Tables(
        sum(count << BITS * kind for kind, count in enumerate(counts)),
        fortunes,
        big,
        fortunes << BITS * FORTUNE | big << BITS * BIG_FORTUNE,
    )


BOX, FORTUNES, BIG_FORTUNES, FORTUNE_CARDS = tables(Edition.beside(__name__))
