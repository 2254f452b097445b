"""A state of Farlander as numbers, seen from one seat: seats are counted from it, clockwise."""

from __future__ import annotations

from typing import Any

from sunduk.core.rules.observation import clear, offsets, put_one, put_set
from sunduk.core.rules.seats import places_left

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
    clear(out, STOCK, SIZE)
    clear(out, OWNER + s.seats * STATES, KNIGHTS)
    for other in range(s.seats):
        mine = places_left(s, viewer, other)
        out[STOCK + mine] = s.stock[other] / 12
        put_set(out, OWNER + mine * STATES, STATES, s.land[other])
    for least in range(MOST_KNIGHTS):
        put_set(out, KNIGHTS + least * STATES, STATES, s.above[least])
    for state in range(STATES):
        put_set(out, BORDER + state * STATES, STATES, s.border[state])
    put_set(out, FORTRESS, STATES, s.castles)
    put_one(out, TARGET, STATES, s.target if s.phase == FROM or s.phase == NUMBER else -1)
    put_one(out, SOURCE, STATES, s.source if s.phase == NUMBER else -1)
    for place in range(TILES):
        put_one(out, TILE + place * TILES, TILES, s.tile[place] if place < s.laid else -1)
        put_one(out, TURN + place * TURNS, TURNS, s.turn[place] if place < s.laid else -1)
    if s.phase == SETTLE:
        out[PHASE] = 1
        out[MOVER + places_left(s, viewer, s.seat)] = 1
    elif ATTACK <= s.phase <= NUMBER:
        out[PHASE + 1 + s.phase - ATTACK] = 1
        out[MOVER + places_left(s, viewer, s.seat)] = 1
    out[SEATS + s.seats - 2] = 1
    out[OPTIONS] = s.strength
    out[OPTIONS + 1] = s.fortresses
