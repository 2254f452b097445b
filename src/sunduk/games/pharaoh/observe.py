"""A state of Pharaoh's Code as numbers, seen from one seat: seats are counted from it, clockwise."""

from __future__ import annotations

from typing import Any

from sunduk.core.rules.observation import clear, mark, offsets, put_set
from sunduk.core.rules.seats import places_left

from .board import CELLS, DICE, MOST_SEATS, MOST_SIDES, TILES
from .rules import claimant, claimed_cell
from .state import FILL, STATE, State

LAYOUT = (
    ("pyramid", (CELLS, TILES)),
    ("dice", (DICE, MOST_SIDES)),
    ("claims", (MOST_SEATS, CELLS)),
    ("due", (CELLS,)),
    ("up", (MOST_SEATS, TILES)),
    ("down", (MOST_SEATS, TILES)),
    ("stack", (TILES,)),
    ("tops", (TILES,)),
    ("done", (MOST_SEATS,)),
    ("leader", (MOST_SEATS,)),
    ("phase", (4,)),
    ("seats", (4,)),
    ("options", (1,)),
)
"""The blocks of an observation. A tile that is taken stays in `pyramid` until its equation; `claims` says whose it is
and `due` whether its equation is the next. `stack` holds the tiles that nobody has seen, `tops` those on the stacks."""

PYRAMID, DICE_AT, CLAIMS, DUE, UP, DOWN, STACK, TOPS, DONE, LEADER, PHASE, SEATS, OPTIONS, SIZE = offsets(LAYOUT)


def observe(s: State, seat: int, out: Any) -> None:
    viewer = max(seat, 0)
    clear(out, PYRAMID, SIZE)
    for cell in range(CELLS):
        mark(out, PYRAMID + cell * TILES, s.pyramid[cell] - 1)
    for die in range(DICE):
        mark(out, DICE_AT + die * MOST_SIDES, s.dice[die] - 1)
    for at in range(s.claimed):
        out[CLAIMS + places_left(s, viewer, claimant(s.claims[at])) * CELLS + claimed_cell(s.claims[at])] = 1
    if s.phase == STATE:
        out[DUE + claimed_cell(s.claims[s.claimed - 1])] = 1
    for other in range(s.seats):
        mine = places_left(s, viewer, other)
        put_set(out, UP + mine * TILES, TILES, s.up[other])
        put_set(out, DOWN + mine * TILES, TILES, s.down[other])
        out[DONE + mine] = s.done >> other & 1
    put_set(out, STACK, TILES, s.stack)
    for colour in range(4):
        mark(out, TOPS, s.tops[colour] - 1)
    if FILL <= s.phase <= STATE:
        out[LEADER + places_left(s, viewer, s.leader)] = 1
        out[PHASE + s.phase - FILL] = 1
    out[SEATS + s.seats - 2] = 1
    out[OPTIONS] = s.tiles_per_round
