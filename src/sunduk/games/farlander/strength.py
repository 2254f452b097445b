"""Who holds what in Farlander, and who is stronger: where knights may be placed, and what can be conquered from where.

Numbers are the clauses of RULES.en.md and RULES.ru.md.
"""

from __future__ import annotations

from sunduk.core.rules.bits import count, lowest

from .board import ALL_STATES, MOST_KNIGHTS
from .state import JOINT, State


def room(s: State, seat: int) -> int:
    """Where a seat may place a knight: a set of states."""
    # 4.1 Nobody's or one's own; 4.2 not full.
    return ALL_STATES & ~(s.above[0] & ~s.land[seat] | s.above[MOST_KNIGHTS - 1])


def weaker(s: State, seat: int) -> int:
    """The states that a seat can conquer."""
    return weaker_than_together(s, seat) if s.strength == JOINT else weaker_than_one(s, seat)


def weaker_than_one(s: State, seat: int) -> int:
    # 5.3, 5.4 Another player's states with fewer knights than a state of one's own beside them.
    others = s.above[0] & ~s.land[seat]
    found = 0
    attackers = s.land[seat] & s.above[1]
    while attackers:
        state = lowest(attackers)
        attackers &= attackers - 1
        least = knights(s, state) - 1
        # 6.1 A fortress counts as one more knight.
        found |= s.border[state] & others & ~(s.above[least] | s.castles & s.above[least - 1])
    return found


def weaker_than_together(s: State, seat: int) -> int:
    # 5.7 Another player's states with fewer knights than one's states beside them hold together.
    mine = s.land[seat]
    senders = mine & s.above[1]
    near = 0
    while senders:
        near |= s.border[lowest(senders)]
        senders &= senders - 1
    near &= s.above[0] & ~mine
    found = 0
    while near:
        state = lowest(near)
        if together(s, s.border[state] & mine) > defence(s, state):
            found |= 1 << state
        near &= near - 1
    return found


def can_fall(s: State, seat: int, state: int, against: int) -> bool:
    """Whether a seat's states beside a state are enough against this strength."""
    beside = s.border[state] & s.land[seat]
    if s.strength == JOINT:
        return together(s, beside) > against and beside & s.above[1] != 0
    return against < MOST_KNIGHTS and beside & s.above[against] != 0


def defence(s: State, state: int) -> int:
    # 6.1 A fortress adds one.
    return knights(s, state) + (s.castles >> state & 1)


def sources(s: State) -> int:
    """In FROM: the states that knights may come from."""
    return senders(s, s.target)


def senders(s: State, target: int) -> int:
    """The states of the seat on turn that may send knights into a state that can fall."""
    beside = s.border[target] & s.land[s.seat]
    if s.strength == JOINT:
        # 5.8 Each leaves at least one behind.
        return beside & s.above[1]
    # 5.5 One state that is stronger by itself.
    return beside & s.above[defence(s, target)]


def may_stop(s: State) -> bool:
    # 5.9 Once a knight has moved in.
    return s.strength == JOINT and s.land[s.seat] >> s.target & 1 != 0


def knights(s: State, state: int) -> int:
    """How many knights a state holds."""
    number = 0
    for least in range(MOST_KNIGHTS):
        number += s.above[least] >> state & 1
    return number


def together(s: State, states: int) -> int:
    """How many knights some states hold."""
    number = 0
    for least in range(MOST_KNIGHTS):
        number += count(s.above[least] & states)
    return number


def owner(s: State, state: int) -> int:
    """The seat that a state belongs to, -1 if it is unsettled."""
    for seat in range(s.seats):
        if s.land[seat] >> state & 1:
            return seat
    return -1
