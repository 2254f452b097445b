"""The record of a match of Farlander."""

from __future__ import annotations

from sunduk.core.rules.record import Record, Row, i8, i32, number, row

TILE, TURN, LOTS, SETTLE, DRAW, ATTACK, FROM, NUMBER, OVER = range(9)
"""What happens next: a tile is drawn, it is turned, the first to settle is drawn, a knight is placed, the first to
conquer is drawn, a target is chosen, a state that knights come from, how many come, nothing."""
PHASES = ("tile", "turn", "lots", "settle", "draw", "attack", "from", "number", "over")
"""What the phases are called, in that order."""

SINGLE, JOINT = range(2)
NO, YES = range(2)


class State(Record):
    strength: int = number(i8)
    """Option: SINGLE or JOINT."""
    fortresses: int = number(i8)
    """Option: NO or YES."""
    phase: int = number(i8)
    """TILE, TURN, LOTS, SETTLE, DRAW, ATTACK, FROM, NUMBER or OVER."""
    seat: int = number(i8)
    """Whose turn it is."""
    stock: Row = row(i8, 4)
    """Knights of each seat not yet placed."""
    tile: Row = row(i8, 7)
    """The tile at each place: the middle, then clockwise from the north."""
    turn: Row = row(i8, 7)
    """By how many sixths the tile at each place is turned clockwise."""
    laid: int = number(i8)
    """How many places have their tile, turned."""
    unlaid: int = number(i32)
    """The set of tiles that have not been drawn."""
    target: int = number(i8)
    """In FROM and NUMBER: the state under attack."""
    source: int = number(i8)
    """In NUMBER: the state that attacks."""
    castles: int = number(i32)
    """The set of states whose fortress counts; empty where the option is NO."""
    targets: int = number(i32)
    """In ATTACK: the set of states that the seat can conquer."""
    land: Row = row(i32, 4)
    """For each seat, the set of its states."""
    above: Row = row(i32, 5)
    """For n from 0 to 4, the set of states that hold more than n knights."""
    border: Row = row(i32, 24)
    """For each state, the set of states it borders."""
