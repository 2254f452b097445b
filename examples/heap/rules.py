"""The rules of Heap."""

from sunduk.core.rules.contract import CHANCE
from sunduk.core.rules.record import Row

from .board import STICKS
from .state import State

TAKE_ONE = 0
"""Actions of a seat: TAKE_ONE, and upwards for more sticks."""
FIRST_SEAT = 5
"""Actions of chance: FIRST_SEAT + the seat that begins."""
LOTS_RULE = 102
SEAT_ACTIONS, ACTIONS = FIRST_SEAT, FIRST_SEAT + 3


def start(s: State) -> None:
    # 1.1 The heap begins full.
    s.left = STICKS


def actors(s: State) -> int:
    # 1.2 Chance draws who begins; 2.1 then turns go round.
    if s.seat == 0:
        return 1 << CHANCE
    return 1 << s.seat - 1 if s.left else 0


def choices(s: State, who: int, out: Row) -> int:
    count = 0
    for action in range(ACTIONS):
        if not refusal(s, who, action):
            out[count] = action
            count += 1
    return count


def refusal(s: State, who: int, action: int) -> int:
    if not actors(s) >> who & 1:
        return 201
    if who == CHANCE:
        return 0 if 0 <= action - FIRST_SEAT < s.seats else 102
    # 2.2 One stick at least, and neither more than allowed nor than there are.
    return 0 if 0 <= action < s.most and action < s.left else 202


def apply(s: State, who: int, action: int) -> None:
    if who == CHANCE:
        s.seat = action - FIRST_SEAT + 1
        return
    s.left -= action + 1
    if s.left:
        s.seat = s.seat % s.seats + 1


def points(s: State, seat: int) -> int:
    # 3.1 Who takes the last stick wins.
    return 1 if s.left == 0 and s.seat == seat + 1 else 0
