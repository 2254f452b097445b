"""The rules of the toy. Actions 0 and 1, left and right, are those of seats; 2 … 4 give a seat a point."""

from sunduk.core.rules.bits import list_run
from sunduk.core.rules.contract import CHANCE
from sunduk.core.rules.record import Row

from .board import PRIZE
from .state import State

SEAT_ACTIONS, FIRST_SEAT, LOTS_RULE = 2, 5, 101


def lots(s: State) -> int:
    return 0 if s.opener else LOTS_RULE


def begin(s: State, seat: int) -> None:
    s.opener = seat + 1
    s.seat = seat


def actors(s: State) -> int:
    if s.lively and max(s.points[0], s.points[1]) >= 3:
        return 0
    if s.due:
        return 1 << CHANCE
    return 1 << s.seat if s.turns < s.length else 0


def ways(s: State) -> int:
    """How many ways a seat can go."""
    return 1 if s.lively and s.points[s.seat] == 2 else 2


def choices(s: State, who: int, out: Row) -> int:
    return list_run(s.seats, 2, out) if who == CHANCE else list_run(ways(s), 0, out)


def out_of_turn(s: State, who: int) -> int:
    return 101


def refusal(s: State, who: int, action: int) -> int:
    return 0 if (2 <= action < 2 + s.seats if who == CHANCE else action < ways(s)) else 101


def apply(s: State, who: int, action: int) -> None:
    if who == CHANCE:
        s.points[action - 2] += PRIZE
        s.due = 0
        s.seat = (s.seat + 1) % s.seats
        out = s.knockout == 1 or (s.knockout == 2 and s.points[s.opener - 1] >= 2)
        if out and s.turns >= s.seats and s.seat == (s.opener + 1) % s.seats:
            s.seat = (s.seat + 1) % s.seats
    else:
        s.turns += 1
        s.points[s.seat] += action if s.lively else 0
        s.due = 1


def weight(s: State, action: int) -> int:
    return s.edge if action - 2 == s.opener - 1 else 1


def points(s: State, seat: int) -> int:
    return s.points[seat]
