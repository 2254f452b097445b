"""The record of a match of Façir."""

from __future__ import annotations

from sunduk.core.rules.record import Record, Row, i8, i16, i32, i64, number, row

LOTS, DRAW, SET, TURN, MOVE, LAY, OVER = range(7)
"""What happens next: the first seat is drawn, a card is drawn, cards are set in their rooms, a turn begins, a lifted
nail is put down, a fakir is laid or not, nothing."""
PHASES = ("lots", "draw", "set", "turn", "move", "lay", "over")
"""What the phases are called, in that order."""

UNSEEN = -1
"""In a view: a card that is hidden whole, or how it was set."""
SHOWN = -2
"""In a view: SHOWN - side is a hidden card of which that side is seen."""


class State(Record):
    round_limit: int = number(i16)
    """Option: after how many turns without a laid fakir a round is void."""
    phase: int = number(i8)
    """LOTS, DRAW, SET, TURN, MOVE, LAY or OVER."""
    seat: int = number(i8)
    """Whose turn it is, or who draws a card."""
    starter: int = number(i8)
    """The seat that starts this round."""
    playing: int = number(i8)
    """The set of seats that play this round: all, or in the deciding round those that are tied."""
    deciding: int = number(i8)
    """1 in the deciding round and after it, else 0."""
    decided: int = number(i8)
    """1 + the seat that won the deciding round; 0 while nobody has."""
    turns: int = number(i16)
    """How many turns of this round are over."""
    lifted: int = number(i8)
    """1 + the hole from which a nail was lifted; 0 if none is in the hand."""
    nails: Row = row(i64, 4)
    """For each seat, the set of holes its nails stand in."""
    card: Row = row(i8, 4)
    """1 + the card of each seat, 0 for none; in a view UNSEEN or SHOWN - side."""
    rotation: Row = row(i8, 4)
    """1 + the quarter turns clockwise at which each card stands in its room, 0 if it is not set; in a view UNSEEN."""
    won: Row = row(i32, 4)
    """For each seat, the set of cards it has won."""
    aside: int = number(i32)
    """The set of cards from void rounds."""
