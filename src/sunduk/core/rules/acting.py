"""Who acts, and what is the same in every game about it: chance draws who begins, and nobody acts out of turn.

Each function here stands before the game's own function of the same name: whoever calls that of the contract gets this
one, and only this one calls the game's. So a game's `choices` and `refusal` are asked only about somebody who may act,
and its functions never see the draw of who begins; it says in `lots` when that is due, and begins in `begin`.
"""

from __future__ import annotations

from typing import Any

from .bits import count, list_run, list_set, nth
from .contract import CHANCE, State, begin, lots, options, out_of_turn, pick_chance
from .contract import actors as own_actors
from .contract import apply as own_apply
from .contract import choices as own_choices
from .contract import refusal as own_refusal
from .contract import weight as own_weight
from .observation import put
from .record import Row
from .rng import below

# Placeholders, for which the linker puts the game's own constants.
FIRST_SEAT = 0
"""The action of chance by which seat 0 begins; those of the other seats follow."""
LOTS = 0
"""The phase in which it is drawn who begins."""
LOTS_RULE = 0
"""The rule about the draw, which forbids to draw a seat that there is not."""
EVEN = False
"""Whether all choices of chance are equally likely, always."""
STEP_RULE = 0
"""The rule that forbids any other action during the draw."""


def phase_of_lots(s: State) -> int:
    """The function `lots` of a game that defines none, but has a draw."""
    return LOTS_RULE if s.phase == LOTS else 0


def actors(s: State) -> int:
    """Chance while it is drawn who begins, then whom the game says."""
    return 1 << CHANCE if lots(s) else own_actors(s)


def choices(s: State, who: int, out: Row) -> int:
    """List what the game has as sets, or let it list; nothing for somebody who may not act."""
    if not actors(s) >> who & 1:
        return 0
    if lots(s):
        return list_run(s.seats, FIRST_SEAT, out)
    one, first, other, second = options(s, who)
    if one < 0:
        return list_run(-one, first, out)
    if one | other == 0:
        return own_choices(s, who, out)
    return list_set(other, second, out, list_set(one, first, out, 0))


def pick(s: State, who: int, out: Row, word: int) -> int:
    """Pick from sets without listing them, where the game has sets. Trusts its caller that `who` may act."""
    if lots(s):
        return FIRST_SEAT + below(word, s.seats)
    if who == CHANCE and not EVEN:
        action = pick_chance(s, word)
        return action if action >= 0 else lot(s, out, choices(s, who, out), word)
    one, first, other, second = options(s, who)
    if one < 0:
        return first + below(word, -one)
    if one | other == 0:
        return out[below(word, own_choices(s, who, out))]
    ones = count(one)
    index = below(word, ones + count(other))
    return first + nth(one, index) if index < ones else second + nth(other, index - ones)


def mark(s: State, who: int, out: Row, marks: Any) -> None:
    """Mark a run of actions at once, and others one by one."""
    if actors(s) >> who & 1 and not lots(s) and options(s, who)[0] < 0:
        first = options(s, who)[1]
        for action in range(first, first - options(s, who)[0]):
            put(marks, action, 1)
    else:
        for index in range(choices(s, who, out)):
            put(marks, out[index], 1)


def lot(s: State, out: Row, number: int, word: int) -> int:
    """Draw one of the chance actions in `out` by their weights."""
    total = 0
    for index in range(number):
        total += weight(s, out[index])
    rest = below(word, total)
    index = 0
    while True:
        rest -= weight(s, out[index])
        if rest < 0:
            return out[index]
        index += 1


def refusal(s: State, who: int, action: int) -> int:
    """Refuse those who may not act, and all but seats while it is drawn who begins; the rest is up to the game."""
    if not actors(s) >> who & 1:
        return out_of_turn(s, who)
    rule = lots(s)
    if rule == 0:
        return own_refusal(s, who, action)
    if action < FIRST_SEAT:
        return STEP_RULE
    return 0 if action - FIRST_SEAT < s.seats else rule


def apply(s: State, who: int, action: int) -> None:
    """Let a seat begin that was drawn; all else is up to the game."""
    if action >= FIRST_SEAT:
        begin(s, action - FIRST_SEAT)
    else:
        own_apply(s, who, action)


def weight(s: State, action: int) -> int:
    """Every seat is as likely as any other to begin; all else is up to the game."""
    return 1 if action >= FIRST_SEAT else own_weight(s, action)


BEFORE_THE_GAME: dict[str, Any] = {
    function.__name__: function for function in (actors, choices, mark, pick, refusal, apply, weight)
}
"""The functions of this module, by the names of those that they stand before."""
