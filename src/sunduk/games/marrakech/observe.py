"""A state of Marrakech as numbers, seen from one seat: seats and colours are counted from it, clockwise."""

from __future__ import annotations

from typing import Any

from sunduk.core.rules.observation import clear, offsets, put_one, put_set
from sunduk.core.rules.seats import places_left

from .board import CELLS, SIDE
from .rules import colours, owner
from .state import LAY, ROLL, TURN, State

LAYOUT = (
    ("rugs", (4, SIDE, SIDE)),
    ("whole", (2, SIDE, SIDE)),
    ("assam", (4, SIDE, SIDE)),
    ("purse", (4,)),
    ("stock", (4,)),
    ("top", (2, 4)),
    ("out", (4,)),
    ("mover", (4,)),
    ("phase", (3,)),
    ("seats", (3,)),
    ("options", (3,)),
)
"""The blocks of an observation. Purses count in hundreds of dirhams, stock in dozens of rugs."""

RUGS, WHOLE, ASSAM, PURSE, STOCK, TOP, OUT, MOVER, PHASE, SEATS, OPTIONS, SIZE = offsets(LAYOUT)


def observe(s: State, seat: int, out: Any) -> None:
    viewer = max(seat, 0)
    clear(out, PURSE, SIZE)
    clear(out, RUGS + colours(s) * CELLS, WHOLE)
    for colour in range(colours(s)):
        mine = relative_colour(s, viewer, colour)
        put_set(out, RUGS + mine * CELLS, CELLS, s.rugs[colour])
        out[STOCK + mine] = s.stock[colour] / 12
    put_set(out, WHOLE, CELLS, s.whole_east)
    put_set(out, WHOLE + CELLS, CELLS, s.whole_south)
    put_one(out, ASSAM, 4 * CELLS, s.heading * CELLS + s.assam)
    for other in range(s.seats):
        mine = places_left(s, viewer, other)
        out[PURSE + mine] = s.purse[other] / 100
        out[OUT + mine] = 1 if s.out[other] else 0
        if s.seats == 2 and s.top[other]:
            out[TOP + mine * 4 + relative_colour(s, viewer, s.top[other] - 1)] = 1
    if s.phase == TURN or s.phase == ROLL or s.phase == LAY:
        out[MOVER + places_left(s, viewer, s.seat)] = 1
        out[PHASE + s.phase - TURN] = 1
    out[SEATS + s.seats - 2] = 1
    out[OPTIONS] = s.own_rug
    out[OPTIONS + 1] = s.insolvency
    out[OPTIONS + 2] = s.turn_assam


def relative_colour(s: State, viewer: int, colour: int) -> int:
    """The colour's place when colours are counted from the viewer's own; with two seats, twice round."""
    mine = places_left(s, viewer, owner(s, colour))
    return mine + 2 if s.seats == 2 and colour >= 2 else mine
