"""The record of a match of the toy."""

from sunduk.core.rules.record import Record, Row, i8, number, row


class State(Record):
    knockout: int = number(i8)
    """Option: whether the third seat in turn order is out after its first turn, or once the opener has two points."""
    lively: int = number(i8)
    """Option: whether going right gives a point, unless one has two; three end the match, a turn too."""
    length: int = number(i8)
    """Option: how many turns a match has."""
    edge: int = number(i8)
    """Option: how likely the opener is to get a point; everybody else has 1."""
    opener: int = number(i8)
    """Who began, counted from 1; 0 until lots are drawn."""
    turns: int = number(i8)
    """How many turns were taken."""
    seat: int = number(i8)
    """Whose turn it is."""
    due: int = number(i8)
    """Whether chance has to give a point."""
    points: Row = row(i8, 3)
