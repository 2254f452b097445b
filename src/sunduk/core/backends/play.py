"""Random play, for any game and any device: each step is decided by one word of `sunduk.core.rules.rng`."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.bits import count, lowest
from ..rules.contract import CHANCE, State, actors, apply, choices, refusal
from ..rules.contract import pick as pick
from ..rules.race import first
from ..rules.record import Row
from ..rules.rng import below, left_over, room, words_at


def someone(among: int, which: int) -> int:
    """Member number `which` of a set of actors."""
    while which:
        among &= among - 1
        which -= 1
    return lowest(among)


def actor(among: int, drawn: int, other: int, due: Row, sand: int) -> tuple[int, int]:
    """Which of a set acts next by two random words, and the word for its action: anyone or, in a race, the quickest."""
    if sand:
        return first(among, due, sand, other), drawn
    if among & among - 1:
        number = count(among)
        return someone(among, below(drawn, number)), left_over(drawn, number)
    return lowest(among), drawn


def act(s: State, among: int, out: Row, drawn: int, other: int, due: Row, sand: int) -> None:
    """Let one of a set of actors do something random, by two random words."""
    who, word = actor(among, drawn, other, due, sand)
    apply(s, who, pick(s, who, out, word))


def play_out(s: State, key: int, match: int, out: Row, due: Row, sand: int) -> int:
    """Play to the end; return how many steps it took."""
    block = room()
    step = 0
    among = actors(s)
    while among:
        drawn, other = words_at(block, key, match, step)
        act(s, among, out, drawn, other, due, sand)
        step += 1
        among = actors(s)
    return step


def list_choices(states: Sequence[State], who: int, out: Row) -> int:
    """Write what `who` may do in `states[0]` to `out`; returns how many choices there are."""
    return choices(states[0], who, out)


def try_action(states: Sequence[State], who: int, action: int) -> int:
    """Do an action in `states[0]`; returns the set of those who may act then, or minus the rule that forbids it."""
    s = states[0]
    rule = refusal(s, who, action)
    if rule:
        return -rule
    apply(s, who, action)
    return actors(s)


def drawn_by(states: Sequence[State], out: Row, word: int) -> int:
    """The chance action that a random word selects in `states[0]`."""
    return pick(states[0], CHANCE, out, word)


def step_chance(states: Sequence[State], out: Row, word: int) -> int:
    """Do the chance action that a random word selects in `states[0]`; returns it, with the next actors in `out[0]`."""
    action = drawn_by(states, out, word)
    apply(states[0], CHANCE, action)
    out[0] = actors(states[0])
    return action
