"""The record of a match of Heap."""

from sunduk.core.rules.record import Record, i8, number


class State(Record):
    most: int = number(i8)
    """Option: the most sticks one may take."""
    left: int = number(i8)
    """Sticks on the heap."""
    seat: int = number(i8)
    """Whose turn it is, counted from 1; 0 until lots are drawn."""
