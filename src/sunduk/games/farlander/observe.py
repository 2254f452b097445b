"""A state of Farlander as numbers, seen from one seat: seats are counted from it, clockwise."""

from __future__ import annotations

from typing import Any

from sunduk.core.rules.observation import Block, Blocks, clear, mark, offsets, put_count, put_flag, put_set, put_sets
from sunduk.core.rules.seats import places_left

from .board import DEALT, MOST_KNIGHTS, STATES, TILES, TURNS
from .state import ATTACK, FROM, NUMBER, SETTLE, State


def layout() -> Blocks:
    """The blocks of an observation."""
    return (
        Block("owner", (4, STATES), "the states of each seat"),
        Block("knights", (MOST_KNIGHTS, STATES), "plane n marks the states with more than n knights"),
        Block("border", (STATES, STATES), "for each state, the states it borders on"),
        Block("fortress", (STATES,), "states with a fortress"),
        Block("target", (STATES,), "the state that is attacked"),
        Block("source", (STATES,), "the state whose knights are to be chosen"),
        Block("tile", (TILES, TILES), "the tile at each place of the map"),
        Block("turn", (TILES, TURNS), "how the tile at each place is turned"),
        Block("stock", (4,), "knights of each seat not yet settled, in dozens", unit=12, most=max(DEALT)),
        Block("mover", (4,), "the seat whose turn it is"),
        Block("phase", (4,), "what comes next: settling, a target, where knights come from, and how many"),
        Block("seats", (3,), "whether 2, 3 or 4 play"),
        Block("options", (2,), "whether strength is joint, and whether fortresses are built"),
    )


OWNER, KNIGHTS, BORDER, FORTRESS, TARGET, SOURCE, TILE, TURN, STOCK, MOVER, PHASE, SEATS, OPTIONS, SIZE = offsets(
    layout()
)


def observe(s: State, seat: int, out: Any) -> None:
    viewer = max(seat, 0)
    clear(out, TARGET, SIZE)
    for place in range(0, 4, 2):
        land = land_of(s, viewer, place) | land_of(s, viewer, place + 1) << STATES
        put_set(out, OWNER + place * STATES, 2 * STATES, land)
    put_sets(out, KNIGHTS, STATES, s.above, MOST_KNIGHTS)
    put_sets(out, BORDER, STATES, s.border, STATES)
    put_set(out, FORTRESS, STATES, s.castles)
    mark(out, TARGET, s.target if s.phase == FROM or s.phase == NUMBER else -1)
    mark(out, SOURCE, s.source if s.phase == NUMBER else -1)
    for place in range(s.laid):
        mark(out, TILE + place * TILES, s.tile[place])
        mark(out, TURN + place * TURNS, s.turn[place])
    for other in range(s.seats):
        put_count(out, STOCK + places_left(s, viewer, other), s.stock[other], 12)
    if s.phase == SETTLE:
        mark(out, PHASE, 0)
        mark(out, MOVER, places_left(s, viewer, s.seat))
    elif ATTACK <= s.phase <= NUMBER:
        mark(out, PHASE, 1 + s.phase - ATTACK)
        mark(out, MOVER, places_left(s, viewer, s.seat))
    mark(out, SEATS, s.seats - 2)
    put_flag(out, OPTIONS, s.strength)
    put_flag(out, OPTIONS + 1, s.fortresses)


def land_of(s: State, viewer: int, places: int) -> int:
    """The states of the seat so many places to the left of the viewer; none if nobody sits there."""
    seat = viewer + places if viewer + places < s.seats else viewer + places - s.seats
    return s.land[seat] if places < s.seats else 0
