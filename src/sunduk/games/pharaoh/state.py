"""The record of a match of Pharaoh's Code."""

from __future__ import annotations

from sunduk.core.rules.record import Record, Row, i8, i16, i64, number, row

LOTS, FILL, ROLL, RACE, STATE, OVER = range(6)
"""What happens next: the first leader is drawn, tiles are turned up, dice are rolled, all race, equations are stated,
nothing."""
PHASES = ("lots", "fill", "roll", "race", "state", "over")
"""What the phases are called, in that order."""

ONE, MANY = range(2)


class State(Record):
    tiles_per_round: int = number(i8)
    """Option: ONE or MANY."""
    hidden_stacks: int = number(i8)
    """1 in version 1 of the rules, where the next tile of a stack was not in sight; else 0."""
    phase: int = number(i8)
    """LOTS, FILL, ROLL, RACE, STATE or OVER."""
    leader: int = number(i8)
    """The seat that rolls the dice in this round."""
    idle: int = number(i8)
    """How many rounds in a row, up to now, have brought nobody a tile."""
    done: int = number(i8)
    """The set of seats that do nothing more in this race."""
    claimed: int = number(i8)
    """How many tiles have been taken in this round and wait for their equation."""
    dice: Row = row(i8, 3)
    """What each die shows; 0 before it is rolled."""
    claims: Row = row(i8, 10)
    """16 × seat + cell of each tile that waits, the one whose equation is due last; the rest is 0."""
    pyramid: Row = row(i8, 10)
    """The tile of each cell plus 1, also while it has been taken and waits; 0 for an empty cell."""
    there: int = number(i16)
    """The set of cells on which a tile lies."""
    tops: Row = row(i8, 4)
    """The tile in sight on the stack of each colour plus 1; 0 for none."""
    stack: int = number(i64)
    """The set of tiles that nobody has seen yet."""
    up: Row = row(i64, 5)
    """The set of tiles that lie face up before each seat."""
    down: Row = row(i64, 5)
    """The set of tiles that lie face down before each seat."""
