"""A state of Pharaoh's Code as numbers, seen from one seat: seats are counted from it, clockwise."""

from __future__ import annotations

from typing import Any

from sunduk.core.rules.observation import Block, Blocks, clear, mark, offsets, put_flag, put_set
from sunduk.core.rules.seats import places_left

from .board import CELLS, DICE, MOST_SEATS, MOST_SIDES, TILES
from .rules import claimant, claimed_cell
from .state import FILL, STATE, State


def layout() -> Blocks:
    """The blocks of an observation."""
    return (
        Block("pyramid", (CELLS, TILES), "the tile in each cell; one that is taken stays there until its equation"),
        Block("dice", (DICE, MOST_SIDES), "the number that each die shows"),
        Block("claims", (MOST_SEATS, CELLS), "the cells whose tile each seat has taken and not yet shown to be right"),
        Block("due", (CELLS,), "the cell whose equation is to be stated now"),
        Block("up", (MOST_SEATS, TILES), "the tiles that lie face up before each seat"),
        Block("down", (MOST_SEATS, TILES), "the tiles that lie face down before each seat"),
        Block("stack", (TILES,), "the tiles that nobody has seen yet"),
        Block("tops", (TILES,), "the tiles on top of the stacks"),
        Block("done", (MOST_SEATS,), "seats that have finished this round"),
        Block("leader", (MOST_SEATS,), "the seat that rolls the dice in this round"),
        Block("phase", (4,), "what comes next: filling the pyramid, the roll, the race, equations"),
        Block("seats", (4,), "whether 2, 3, 4 or 5 play"),
        Block("options", (1,), "whether one may take many tiles in a round"),
    )


PYRAMID, DICE_AT, CLAIMS, DUE, UP, DOWN, STACK, TOPS, DONE, LEADER, PHASE, SEATS, OPTIONS, SIZE = offsets(layout())


def observe(s: State, seat: int, out: Any) -> None:
    viewer = max(seat, 0)
    clear(out, PYRAMID, UP)
    for place in range(s.seats, MOST_SEATS):
        put_set(out, UP + place * TILES, TILES, 0)
        put_set(out, DOWN + place * TILES, TILES, 0)
    clear(out, TOPS, SIZE)
    for cell in range(CELLS):
        mark(out, PYRAMID + cell * TILES, s.pyramid[cell] - 1)
    for die in range(DICE):
        mark(out, DICE_AT + die * MOST_SIDES, s.dice[die] - 1)
    for at in range(s.claimed):
        mark(out, CLAIMS + places_left(s, viewer, claimant(s.claims[at])) * CELLS, claimed_cell(s.claims[at]))
    if s.phase == STATE:
        mark(out, DUE, claimed_cell(s.claims[s.claimed - 1]))
    for other in range(s.seats):
        mine = places_left(s, viewer, other)
        put_set(out, UP + mine * TILES, TILES, s.up[other])
        put_set(out, DOWN + mine * TILES, TILES, s.down[other])
        put_flag(out, DONE + mine, s.done >> other & 1)
    put_set(out, STACK, TILES, s.stack)
    for colour in range(4):
        mark(out, TOPS, s.tops[colour] - 1)
    if FILL <= s.phase <= STATE:
        mark(out, LEADER, places_left(s, viewer, s.leader))
        mark(out, PHASE, s.phase - FILL)
    mark(out, SEATS, s.seats - 2)
    put_flag(out, OPTIONS, s.tiles_per_round)
