"""The record of a match of Marrakech."""

from __future__ import annotations

from sunduk.core.rules.record import Record, Row, i8, i16, i64, number, row

LOTS, TURN, ROLL, LAY, OVER = range(5)
"""What happens next: the first seat is drawn, Assam is turned, the die is rolled, a rug is laid, nothing."""
PHASES = ("lots", "turn", "roll", "lay", "over")
"""What the phases are called, in that order."""

PROTECTED, COVERABLE = range(2)
ELIMINATED, FORGIVEN = range(2)
BEFORE, AFTER = range(2)


class State(Record):
    own_rug: int = number(i8)
    """Option: PROTECTED or COVERABLE."""
    insolvency: int = number(i8)
    """Option: ELIMINATED or FORGIVEN."""
    turn_assam: int = number(i8)
    """Option: BEFORE or AFTER."""
    phase: int = number(i8)
    """LOTS, TURN, ROLL, LAY or OVER."""
    seat: int = number(i8)
    """Whose turn it is."""
    assam: int = number(i8)
    """The cell Assam stands on."""
    heading: int = number(i8)
    """NORTH, EAST, SOUTH or WEST."""
    purse: Row = row(i16, 4)
    """Dirhams of each seat."""
    stock: Row = row(i8, 4)
    """Rugs of each colour not yet laid, the one on top of a pile included."""
    top: Row = row(i8, 2)
    """With 2 seats: the colour on top of each pile plus 1; 0 while it is face down or the pile is empty."""
    turning: int = number(i8)
    """With 2 seats: 1 + the seat whose top rug is about to be turned up; 0 if none is."""
    out: Row = row(i8, 4)
    """0 for a seat still in; 1 for the first to go out, 2 for the second …"""
    rugs: Row = row(i64, 4)
    """For each colour, the set of cells where it is on top."""
    whole_east: int = number(i64)
    """The set of cells whose rug lies in sight whole, its other half to the east."""
    whole_south: int = number(i64)
    """The set of cells whose rug lies in sight whole, its other half to the south."""
