"""The record of a match of Fortune."""

from __future__ import annotations

from sunduk.core.rules.record import Record, Row, i8, i32, i64, number, row

from .board import MOST_SEATS, PILES

LOTS, DEAL, PLAY, OVER = range(4)
"""What happens next: the first seat is drawn, a card is dealt, a card is played, nothing."""
PHASES = ("lots", "deal", "play", "over")
"""What the phases are called, in that order."""

PER_SEAT = 0
"""The value of `rounds` that stands for as many as there are seats."""


class State(Record):
    rounds: int = number(i8)
    """Option: PER_SEAT, or the number of rounds."""
    phase: int = number(i8)
    """LOTS, DEAL, PLAY or OVER."""
    round: int = number(i8)
    """The round being played, 1 for the first; 0 before it."""
    seat: int = number(i8)
    """Who plays, or who is dealt the next card."""
    hand: Row = row(i64, MOST_SEATS)
    """The cards in each hand, as packets; of a hidden hand the Fortune cards only."""
    held: Row = row(i8, MOST_SEATS)
    """How many characters each hand holds."""
    students_only: int = number(i8)
    """The set of seats that have shown their whole hand to be Students, by covering a Fortune with one."""
    top: Row = row(i8, PILES)
    """The card on top of each seat's pile and of the middle: its kind plus 1, 0 if the pile is empty."""
    played: int = number(i64)
    """The characters played this round, as a packet."""
    deck: int = number(i64)
    """While cards are dealt: the characters not yet dealt, as a packet. Then they are put away, and it is 0."""
    points: Row = row(i32, MOST_SEATS)
    """The points of each seat."""
