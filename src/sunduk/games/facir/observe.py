"""A state of Façir as numbers, seen from one seat: seats are counted from it, clockwise."""

from __future__ import annotations

from typing import Any

from sunduk.core.rules.bits import count
from sunduk.core.rules.observation import Block, Blocks, clear, mark, offsets, put_count, put_flag, put_one, put_set
from sunduk.core.rules.seats import places_left

from .board import CARD_SIDE, CARDS, HOLES, NAILS, PATTERNS, POSITIONS, SIDE, TURNS
from .rules import seen, stock
from .state import LAY, SET, State
from .view import shown_side, sides_shown


def layout() -> Blocks:
    """The blocks of an observation."""
    return (
        Block("nails", (4, SIDE, SIDE), "the holes in which each seat's nails stand"),
        Block("lifted", (SIDE, SIDE), "the hole from which a nail has been lifted"),
        Block("card", (TURNS, CARD_SIDE, CARD_SIDE), "the holes of one's own fakir, in all four ways he can lie"),
        Block("turned", (TURNS,), "how one's own card is set in its room"),
        Block("sides", (4, CARD_SIDE), "the side of each card that everyone sees"),
        Block("set", (4,), "seats that have set their card"),
        Block("stock", (4,), "nails of each seat beside the bed, in sevens", unit=NAILS, most=NAILS),
        Block("won", (4,), "cards each seat has won, in dozens", unit=12, most=CARDS),
        Block("seen", (CARDS,), "cards that everyone has seen"),
        Block("playing", (4,), "seats that play this round"),
        Block("mover", (4,), "the seat whose turn it is"),
        Block("phase", (4,), "what comes next: setting cards, a turn, putting the nail down, laying the fakir"),
        Block("seats", (3,), "whether 2, 3 or 4 play"),
        Block("deciding", (1,), "whether this is the deciding round"),
        Block("turns", (1,), "turns of this round, as a share of those after which it is void", "round_limit", 1000),
    )


(
    NAILS_AT,
    LIFTED,
    CARD,
    TURNED,
    SIDES,
    READY,
    STOCK,
    WON,
    SEEN,
    PLAYING,
    MOVER,
    PHASE,
    SEATS,
    DECIDING,
    ROUND_TURNS,
    SIZE,
) = offsets(layout())


def observe(s: State, seat: int, out: Any) -> None:
    viewer = max(seat, 0)
    clear(out, CARD, SIZE)
    clear(out, NAILS_AT + s.seats * HOLES, LIFTED)
    for other in range(s.seats):
        observe_seat(s, other, places_left(s, viewer, other), out)
    if seat >= 0 and s.card[seat] > 0:
        observe_card(s, s.card[seat] - 1, s.rotation[seat], out)
    put_one(out, LIFTED, HOLES, s.lifted - 1)
    put_set(out, SEEN, CARDS, seen(s))
    if s.phase >= SET and s.phase <= LAY:
        mark(out, PHASE, s.phase - SET)
    mark(out, SEATS, s.seats - 2)
    put_flag(out, DECIDING, s.deciding)
    put_count(out, ROUND_TURNS, s.turns, s.round_limit)


def observe_seat(s: State, other: int, mine: int, out: Any) -> None:
    """What everyone sees of a seat that sits `mine` places to the left of the viewer."""
    put_set(out, NAILS_AT + mine * HOLES, HOLES, s.nails[other])
    if s.card[other] and sides_shown(s):
        put_set(out, SIDES + mine * CARD_SIDE, CARD_SIDE, shown_side(s, other))
    put_flag(out, READY + mine, s.rotation[other])
    put_count(out, STOCK + mine, stock(s, other), NAILS)
    put_count(out, WON + mine, count(s.won[other]), 12)
    put_flag(out, PLAYING + mine, s.playing >> other & 1)
    if s.seat == other and sides_shown(s):
        mark(out, MOVER, mine)


def observe_card(s: State, card: int, rotation: int, out: Any) -> None:
    """One's own card."""
    for turns in range(TURNS):
        put_set(out, CARD + turns * POSITIONS, POSITIONS, PATTERNS[card * TURNS + turns])
    if rotation:
        mark(out, TURNED, rotation - 1)
