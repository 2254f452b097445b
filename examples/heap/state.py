"""The record of a match of Heap."""

import numpy as np

from sunduk.core.rules.record import Record, number


class State(Record):
    most: int = number(np.int8)
    """Option: the most sticks one may take."""
    left: int = number(np.int8)
    """Sticks on the heap."""
    seat: int = number(np.int8)
    """Whose turn it is, counted from 1; 0 until lots are drawn."""
