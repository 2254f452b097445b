"""A state of Façir as numbers, seen from one seat: seats are counted from it, clockwise."""

from __future__ import annotations

from typing import Any

from sunduk.core.rules.bits import count
from sunduk.core.rules.observation import clear, offsets, put_one, put_set
from sunduk.core.rules.seats import places_left

from .board import CARD_SIDE, CARDS, HOLES, NAILS, PATTERNS, POSITIONS, SIDE, TURNS
from .rules import seen, stock
from .state import LAY, SET, State
from .view import shown_side, sides_shown

LAYOUT = (
    ("nails", (4, SIDE, SIDE)),
    ("lifted", (SIDE, SIDE)),
    ("card", (TURNS, CARD_SIDE, CARD_SIDE)),
    ("turned", (TURNS,)),
    ("sides", (4, CARD_SIDE)),
    ("set", (4,)),
    ("stock", (4,)),
    ("won", (4,)),
    ("seen", (CARDS,)),
    ("playing", (4,)),
    ("mover", (4,)),
    ("phase", (4,)),
    ("seats", (3,)),
    ("deciding", (1,)),
    ("turns", (1,)),
)
"""The blocks of an observation. `card` is one's own in all four ways to lie, `sides` is what all see of each card,
`stock` counts in sevens, `won` in dozens, `turns` goes up to 1 when the round is void."""

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
) = offsets(LAYOUT)


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
        out[PHASE + s.phase - SET] = 1
    out[SEATS + s.seats - 2] = 1
    out[DECIDING] = s.deciding
    out[ROUND_TURNS] = s.turns / s.round_limit


def observe_seat(s: State, other: int, mine: int, out: Any) -> None:
    """What everyone sees of a seat that sits `mine` places to the left of the viewer."""
    put_set(out, NAILS_AT + mine * HOLES, HOLES, s.nails[other])
    if s.card[other] and sides_shown(s):
        put_set(out, SIDES + mine * CARD_SIDE, CARD_SIDE, shown_side(s, other))
    out[READY + mine] = 1 if s.rotation[other] else 0
    out[STOCK + mine] = stock(s, other) / NAILS
    out[WON + mine] = count(s.won[other]) / 12
    out[PLAYING + mine] = s.playing >> other & 1
    if s.seat == other and sides_shown(s):
        out[MOVER + mine] = 1


def observe_card(s: State, card: int, rotation: int, out: Any) -> None:
    """One's own card."""
    for turns in range(TURNS):
        put_set(out, CARD + turns * POSITIONS, POSITIONS, PATTERNS[card * TURNS + turns])
    if rotation:
        out[TURNED + rotation - 1] = 1
