"""Win shares of the toy: logistic in four times the difference of points."""

from .state import State


def promise(s: State, seat: int) -> int:
    return 4 * s.points[seat]


def spread(s: State) -> int:
    return 1
