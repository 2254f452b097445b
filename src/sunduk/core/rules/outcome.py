"""How a match stands: the points and places of all seats, by a game's own `points` and `standing`.

`scores` and `placings` are in the subset that runs on every device.
"""

from __future__ import annotations

from collections.abc import Callable

from .contract import State, points, standing
from .record import Row


def scores(s: State, out: Row) -> None:
    """Write the points of each seat."""
    for seat in range(s.seats):
        out[seat] = points(s, seat)


def placings(s: State, out: Row) -> None:
    """Write the place of each seat, 1 for the first; equals share a place."""
    for seat in range(s.seats):
        out[seat] = 1
        mine = standing(s, seat)
        for other in range(seat):
            theirs = standing(s, other)
            out[seat] += 1 if theirs > mine else 0
            out[other] += 1 if theirs < mine else 0


def reward(s: State, seat: int) -> float:
    """From 1 for a seat ahead of all others to -1 for one behind them all; the rewards of all seats sum to 0."""
    ahead = 0
    for other in range(s.seats):
        if standing(s, seat) > standing(s, other):
            ahead += 1
        elif standing(s, seat) < standing(s, other):
            ahead -= 1
    others: int = s.seats - 1
    return ahead / others


def winners(s: State, order: Callable[[State, int], int]) -> list[int]:
    """The seats in first place, for pictures; `order` is the game's own `standing`."""
    standings = [order(s, seat) for seat in range(s.seats)]
    return [seat for seat, mine in enumerate(standings) if mine == max(standings)]
