"""A state of Pharaoh's Code as numbers, seen from one seat: seats are counted from it, clockwise."""

from __future__ import annotations

from typing import Any

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

DICE_AT = CELLS * TILES
CLAIMS = DICE_AT + DICE * MOST_SIDES
DUE = CLAIMS + MOST_SEATS * CELLS
UP = DUE + CELLS
DOWN = UP + MOST_SEATS * TILES
STACK = DOWN + MOST_SEATS * TILES
DONE = STACK + TILES
LEADER = DONE + MOST_SEATS
PHASE = LEADER + MOST_SEATS
SEATS = PHASE + 4
OPTIONS = SEATS + 4


def observe(s: State, seat: int, out: Any) -> None:
    viewer = max(seat, 0)
    for index in range(OPTIONS + 1):
        out[index] = 0
    for cell in range(CELLS):
        if s.pyramid[cell]:
            out[cell * TILES + s.pyramid[cell] - 1] = 1
    for die in range(DICE):
        if s.dice[die]:
            out[DICE_AT + die * MOST_SIDES + s.dice[die] - 1] = 1
    for at in range(s.claimed):
        out[CLAIMS + relative(s, viewer, claimant(s.claims[at])) * CELLS + claimed_cell(s.claims[at])] = 1
    if s.phase == STATE:
        out[DUE + claimed_cell(s.claims[s.claimed - 1])] = 1
    for other in range(s.seats):
        mine = relative(s, viewer, other)
        up, down = s.up[other], s.down[other]
        for tile in range(TILES):
            out[UP + mine * TILES + tile] = up >> tile & 1
            out[DOWN + mine * TILES + tile] = down >> tile & 1
        out[DONE + mine] = s.done >> other & 1
    stack = s.stack
    for tile in range(TILES):
        out[STACK + tile] = stack >> tile & 1
    if FILL <= s.phase <= STATE:
        out[LEADER + relative(s, viewer, s.leader)] = 1
        out[PHASE + s.phase - FILL] = 1
    out[SEATS + s.seats - 2] = 1
    out[OPTIONS] = s.tiles_per_round


def relative(s: State, viewer: int, seat: int) -> int:
    """How many places to the left of the viewer a seat sits."""
    return seat - viewer if seat >= viewer else seat - viewer + s.seats
