"""The rules of Heap. The action of a seat is the number of sticks it takes, less one."""

from sunduk.core.rules.bits import list_run
from sunduk.core.rules.record import Row

from .board import STICKS
from .state import State

FIRST_SEAT, LOTS_RULE = 5, 102
"""The action of chance by which seat 0 begins, with those of the other seats after it, and the rule about it."""


def start(s: State) -> None:
    # 1.1 The heap begins full.
    s.left = STICKS


def lots(s: State) -> int:
    return 0 if s.seat else LOTS_RULE


def begin(s: State, seat: int) -> None:
    # 1.2 Chance draws who begins.
    s.seat = seat + 1


def actors(s: State) -> int:
    return 1 << s.seat - 1 if s.left else 0


def choices(s: State, who: int, out: Row) -> int:
    return list_run(min(s.most, s.left), 0, out)


def out_of_turn(s: State, who: int) -> int:
    # 2.1 Turns go round.
    return 201


def refusal(s: State, who: int, action: int) -> int:
    # 2.2 One stick at least, and neither more than allowed nor than there are.
    return 0 if action < s.most and action < s.left else 202


def apply(s: State, who: int, action: int) -> None:
    s.left -= action + 1
    s.seat = s.seat % s.seats + 1 if s.left else s.seat


def points(s: State, seat: int) -> int:
    # 3.1 Who takes the last stick wins.
    return 1 if s.left == 0 and s.seat == seat + 1 else 0
