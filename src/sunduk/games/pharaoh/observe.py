"""A state of Pharaoh's Code as numbers, seen from one seat: seats are counted from it, clockwise."""

from __future__ import annotations

from typing import Any

from sunduk.core.observation import clear, offsets
from sunduk.core.seats import places_left

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
    ("done", (MOST_SEATS,)),
    ("leader", (MOST_SEATS,)),
    ("phase", (4,)),
    ("seats", (4,)),
    ("options", (1,)),
)
"""The blocks of an observation. A tile that is taken stays in `pyramid` until its equation; `claims` says whose it is
and `due` whether its equation is the next."""

PYRAMID, DICE_AT, CLAIMS, DUE, UP, DOWN, STACK, DONE, LEADER, PHASE, SEATS, OPTIONS, SIZE = offsets(LAYOUT)


def observe(s: State, seat: int, out: Any) -> None:
    viewer = max(seat, 0)
    clear(out, SIZE)
    for cell in range(CELLS):
        if s.pyramid[cell]:
            out[PYRAMID + cell * TILES + s.pyramid[cell] - 1] = 1
    for die in range(DICE):
        if s.dice[die]:
            out[DICE_AT + die * MOST_SIDES + s.dice[die] - 1] = 1
    for at in range(s.claimed):
        out[CLAIMS + places_left(s, viewer, claimant(s.claims[at])) * CELLS + claimed_cell(s.claims[at])] = 1
    if s.phase == STATE:
        out[DUE + claimed_cell(s.claims[s.claimed - 1])] = 1
    for other in range(s.seats):
        mine = places_left(s, viewer, other)
        up, down = s.up[other], s.down[other]
        for tile in range(TILES):
            out[UP + mine * TILES + tile] = up >> tile & 1
            out[DOWN + mine * TILES + tile] = down >> tile & 1
        out[DONE + mine] = s.done >> other & 1
    stack = s.stack
    for tile in range(TILES):
        out[STACK + tile] = stack >> tile & 1
    if FILL <= s.phase <= STATE:
        out[LEADER + places_left(s, viewer, s.leader)] = 1
        out[PHASE + s.phase - FILL] = 1
    out[SEATS + s.seats - 2] = 1
    out[OPTIONS] = s.tiles_per_round
