"""A state of Farlander as numbers, seen from one seat: seats are counted from it, clockwise."""

from __future__ import annotations

from typing import Any

from sunduk.core.observation import clear, offsets
from sunduk.core.seats import places_left

from .board import MOST_KNIGHTS, STATES, TILES, TURNS
from .state import ATTACK, FROM, NUMBER, SETTLE, State

LAYOUT = (
    ("owner", (4, STATES)),
    ("knights", (MOST_KNIGHTS, STATES)),
    ("border", (STATES, STATES)),
    ("fortress", (STATES,)),
    ("target", (STATES,)),
    ("source", (STATES,)),
    ("tile", (TILES, TILES)),
    ("turn", (TILES, TURNS)),
    ("stock", (4,)),
    ("mover", (4,)),
    ("phase", (4,)),
    ("seats", (3,)),
    ("options", (2,)),
)
"""The blocks of an observation. Plane n of `knights` marks states with more than n; `tile` and `turn` go by place;
stock counts in dozens of knights; the phases are settling, choosing a target, where knights come from, and how many."""

OWNER, KNIGHTS, BORDER, FORTRESS, TARGET, SOURCE, TILE, TURN, STOCK, MOVER, PHASE, SEATS, OPTIONS, SIZE = offsets(
    LAYOUT
)


def observe(s: State, seat: int, out: Any) -> None:
    viewer = max(seat, 0)
    clear(out, SIZE)
    for other in range(s.seats):
        mine = places_left(s, viewer, other)
        out[STOCK + mine] = s.stock[other] / 12
        for state in range(STATES):
            out[OWNER + mine * STATES + state] = s.land[other] >> state & 1
    for state in range(STATES):
        out[FORTRESS + state] = s.castles >> state & 1
        for least in range(MOST_KNIGHTS):
            out[KNIGHTS + least * STATES + state] = s.above[least] >> state & 1
        for other in range(STATES):
            out[BORDER + state * STATES + other] = s.border[state] >> other & 1
    for place in range(s.laid):
        out[TILE + place * TILES + s.tile[place]] = 1
        out[TURN + place * TURNS + s.turn[place]] = 1
    if s.phase == FROM or s.phase == NUMBER:
        out[TARGET + s.target] = 1
    if s.phase == NUMBER:
        out[SOURCE + s.source] = 1
    if s.phase == SETTLE:
        out[PHASE] = 1
        out[MOVER + places_left(s, viewer, s.seat)] = 1
    elif ATTACK <= s.phase <= NUMBER:
        out[PHASE + 1 + s.phase - ATTACK] = 1
        out[MOVER + places_left(s, viewer, s.seat)] = 1
    out[SEATS + s.seats - 2] = 1
    out[OPTIONS] = s.strength
    out[OPTIONS + 1] = s.fortresses
