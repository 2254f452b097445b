"""Seats around a table, counted clockwise from 0, in the subset that runs on every device."""

from __future__ import annotations

from .contract import State


def left_of(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


def places_left(s: State, viewer: int, seat: int) -> int:
    """How many places to the left of the viewer a seat sits."""
    return seat - viewer if seat >= viewer else seat - viewer + s.seats
