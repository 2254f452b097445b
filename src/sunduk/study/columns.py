"""The row of numbers that a study keeps of each match: which column holds what.

All are whole numbers, so that they are equal on every device: win shares are counted in units of 1 / WHOLE.
"""

from __future__ import annotations

WHOLE = 60_000
"""A win share of 1. Halves, thirds, quarters and fifths are exact."""
POINTS = 20
"""At how many moments of a match its win shares are kept, for the fan."""
SURE = 54_000
"""A match is decided while somebody's win share is above this: nine tenths."""

OPENER = 0
"""The seat that made the first decision alone; -1 if there was none."""
LENGTH = 1
"""All actions, those of chance and clock included."""
DECISIONS = 2
CHOICES = 3
"""The number of choices, summed over all decisions."""
WINNERS = 4
"""How many seats share the first place."""
DECIDED = 5
"""After how many decisions the match was decided for good."""
LEADER = 6
"""Three columns: the share of the win that the leaders after a quarter, half and three quarters got."""
COMEBACK = 9
"""The share of the winners who had less than half of an equal share after a quarter."""
LEAD_CHANGES = 10
SUSPENSE = 11
"""The mean entropy of the win shares before decisions; WHOLE if all seats are equal."""
LUCK_MOVED = 12
"""The win share that chance moved from seat to seat, summed over all its actions."""
CHOICE_MOVED = 13
"""The win share that decisions moved from seat to seat."""
HEAD = 14
"""Where the columns begin of which each seat has one."""

SCORE, PLACE, WON, LUCK, WATCHED = range(5)
"""Blocks of one column a seat: score, place, share of the win, what chance brought it, and, if it was out, how many
decisions of others it watched at the end."""
BLOCKS = 5

USES, USERS, WINS, SQUARES, EXAMPLE = range(5)
"""What is counted of each action of seats: how often it was done; in how many matches a seat did it, counting seats;
the sum of what these seats won, and of its squares; and one more than the number of the first such match."""
COUNTS = 5


def block(which: int, seats: int) -> int:
    """Where a block of one column a seat begins."""
    return HEAD + which * seats


def fan(seats: int) -> int:
    """Where the fan begins: POINTS columns with the winners' win share, then POINTS with that of the opener."""
    return HEAD + BLOCKS * seats


def width(seats: int) -> int:
    """How many columns a row has."""
    return fan(seats) + 2 * POINTS
