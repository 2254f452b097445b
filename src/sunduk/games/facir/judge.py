"""Evaluation of positions of Façir for bots: the cards a player can expect to win, in hundredths of a card."""

from __future__ import annotations

from sunduk.core.rules.bits import count
from sunduk.core.rules.search_settings import SearchSettings

from .board import BAG, CARD_SIDE, PATTERNS, POSITIONS, SIDE, TURNS
from .rules import CORNERS, next_seat, on_bed, seen, standing
from .state import State

NEAR = 25
"""The worth, for each card at stake, of being one turn nearer to laying one's own card."""
FOREIGN = 2
"""How many turns a nail of another player costs that is in the way."""
FAR = 8
"""More turns than this count as never."""

SEARCH = SearchSettings(
    plies=0,
    exploration=(0, 0, 0.15, 0.02, 0.02),
    trust=(0, 0, 0, 5, 5),
    worlds=512,
    levels=((0, 2.0), (0, 1.45), (0, 1.2), (0, 0.95), (0, 0.68), (800, 0.07), (10000, 0.02)),
    skills=(2.7, 2.0, 1.5, 1.3, 1.2, 0.69, 0.69, 0.69),
)


def promise(s: State, seat: int) -> int:
    held = 50 * standing(s, seat)
    if s.card[seat] <= 0:
        return held
    stake = 1 if s.deciding else count(s.playing)
    ahead = NEAR // 2 if s.seat == seat else 0
    return held - stake * (NEAR * turns_to_lie(on_bed(s), s.nails[seat], s.card[seat] - 1) - ahead)


def surprise(then: State, later: State, world: State, seat: int) -> int:
    """Counts turns that would be odd in this world: a player who ends a turn should be nearer to laying the fakir than
    before, but not able to lay it yet.
    """
    turns = later.turns - then.turns
    near = 0 < turns <= count(world.playing)
    if not (near and same_round(then, world, seat) and same_round(later, world, seat)):
        return 0
    found = 0
    bed = on_bed(then) & ~then.nails[seat] | later.nails[seat]
    other = next_seat(world, seat)
    while other != seat:
        before = turns_to_lie(bed, then.nails[other], world.card[other] - 1)
        bed = bed & ~then.nails[other] | later.nails[other]
        after = turns_to_lie(bed, later.nails[other], world.card[other] - 1)
        found += 2 if after == 0 else 1 if after >= before else 0
        other = next_seat(world, other)
    return found


def same_round(view: State, world: State, seat: int) -> bool:
    """Whether an earlier view of a seat is of the round that is played now."""
    return seen(view) == seen(world) and view.deciding == world.deciding and view.card[seat] == world.card[seat]


def turns_to_lie(bed: int, mine: int, card: int) -> int:
    """How many turns a seat needs, if the others stand still, before its card can lie somewhere."""
    least = FAR
    for turns in range(TURNS):
        least = min(least, turns_to_fit(bed, mine, PATTERNS[card * TURNS + turns]))
    return least


def turns_to_fit(bed: int, mine: int, pattern: int) -> int:
    """How many turns a seat needs before a card, turned this way, can lie somewhere; computed for all places at once.

    Places are the corners where the card may lie, and sets of corners are bit sets.
    """
    # Where at least one, two … nails are missing; where as many of one's own are in the way; and of the others'.
    a1, a2, a3, a4, a5 = 0, 0, 0, 0, 0
    b1, b2, b3, b4, b5 = 0, 0, 0, 0, 0
    c1, c2, c3 = 0, 0, 0
    for position in range(POSITIONS):
        shift = position + position // CARD_SIDE * (SIDE - CARD_SIDE)
        nails, own = bed >> shift, mine >> shift
        if pattern >> position & 1:
            a1, a2, a3, a4, a5 = a1 | ~nails, a2 | a1 & ~nails, a3 | a2 & ~nails, a4 | a3 & ~nails, a5 | a4 & ~nails
        else:
            b1, b2, b3, b4, b5 = b1 | own, b2 | b1 & own, b3 | b2 & own, b4 | b3 & own, b5 | b4 & own
            nails &= ~own
            c1, c2, c3 = c1 | nails, c2 | c1 & nails, c3 | c2 & nails
    # A nail of one's own that is in the way can go where one is missing, in one turn.
    free, one, two = CORNERS & ~c1, CORNERS & ~c2, CORNERS & ~c3
    least = fewest(free, a1 | b1, a2 | b2, a3 | b3, a4 | b4, a5 | b5)
    if least > FOREIGN:
        least = min(least, FOREIGN + fewest(one, a1 | b1, a2 | b2, a3 | b3, a4 | b4, a5 | b5))
    if least > 2 * FOREIGN:
        least = min(least, 2 * FOREIGN + fewest(two, a1 | b1, a2 | b2, a3 | b3, a4 | b4, a5 | b5))
    return least


def fewest(corners: int, one: int, two: int, three: int, four: int, five: int) -> int:
    """The least number needed at any of some corners, given the sets of corners that need at least one, two …"""
    if corners & ~one:
        return 0
    if corners & ~two:
        return 1
    if corners & ~three:
        return 2
    if corners & ~four:
        return 3
    if corners & ~five:
        return 4
    return 5 if corners else FAR


def spread(s: State) -> int:
    return 60 + 25 * (BAG[s.seats] - count(seen(s)))
