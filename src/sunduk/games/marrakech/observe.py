"""A state of Marrakech as numbers, seen from one seat: seats and colours are counted from it, clockwise."""

from __future__ import annotations

from typing import Any

from sunduk.core.rules.observation import Block, Blocks, clear, mark, offsets, put_count, put_flag, put_one, put_set
from sunduk.core.rules.seats import places_left

from .board import CELLS, DEALT, DIRHAMS, SIDE
from .rules import colours, owner
from .state import LAY, ROLL, TURN, State


def layout() -> Blocks:
    """The blocks of an observation."""
    return (
        Block("rugs", (4, SIDE, SIDE), "for each colour, the cells where it is on top; one's own colour first"),
        Block("whole", (2, SIDE, SIDE), "cells whose rug is in sight whole, its other half to the east, to the south"),
        Block("assam", (4, SIDE, SIDE), "where Assam stands, by the way he faces: north, east, south, west"),
        Block("purse", (4,), "dirhams of each seat, in hundreds", unit=100, most=4 * DIRHAMS),
        Block("stock", (4,), "rugs of each colour not yet laid, in dozens", unit=12, most=max(DEALT)),
        Block("top", (2, 4), "with two seats, the colour on top of each seat's pile"),
        Block("out", (4,), "seats that are out of the match"),
        Block("mover", (4,), "the seat whose turn it is"),
        Block("phase", (3,), "what comes next: turning Assam, the roll, a rug"),
        Block("seats", (3,), "whether 2, 3 or 4 play"),
        Block("options", (3,), "whether own_rug, insolvency and turn_assam differ from the default"),
    )


RUGS, WHOLE, ASSAM, PURSE, STOCK, TOP, OUT, MOVER, PHASE, SEATS, OPTIONS, SIZE = offsets(layout())


def observe(s: State, seat: int, out: Any) -> None:
    viewer = max(seat, 0)
    clear(out, PURSE, SIZE)
    clear(out, RUGS + colours(s) * CELLS, WHOLE)
    for colour in range(colours(s)):
        mine = relative_colour(s, viewer, colour)
        put_set(out, RUGS + mine * CELLS, CELLS, s.rugs[colour])
        put_count(out, STOCK + mine, s.stock[colour], 12)
    put_set(out, WHOLE, CELLS, s.whole_east)
    put_set(out, WHOLE + CELLS, CELLS, s.whole_south)
    put_one(out, ASSAM, 4 * CELLS, s.heading * CELLS + s.assam)
    for other in range(s.seats):
        mine = places_left(s, viewer, other)
        put_count(out, PURSE + mine, s.purse[other], 100)
        put_flag(out, OUT + mine, s.out[other])
        if s.seats == 2 and s.top[other]:
            mark(out, TOP + mine * 4, relative_colour(s, viewer, s.top[other] - 1))
    if s.phase == TURN or s.phase == ROLL or s.phase == LAY:
        mark(out, MOVER, places_left(s, viewer, s.seat))
        mark(out, PHASE, s.phase - TURN)
    mark(out, SEATS, s.seats - 2)
    put_flag(out, OPTIONS, s.own_rug)
    put_flag(out, OPTIONS + 1, s.insolvency)
    put_flag(out, OPTIONS + 2, s.turn_assam)


def relative_colour(s: State, viewer: int, colour: int) -> int:
    """The colour's place when colours are counted from the viewer's own; with two seats, twice round."""
    mine = places_left(s, viewer, owner(s, colour))
    return mine + 2 if s.seats == 2 and colour >= 2 else mine
