"""Random play, for any game and any device: each step is decided by one word of `sunduk.core.rules.rng`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..rules.bits import count, lowest
from ..rules.contract import CHANCE, State, actors, apply, choices, refusal, weight
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


def outcomes(states: Any, shares: Any, paths: Any, out: Row) -> int:
    """Replace `states[0]` by the states that chance may make of it before somebody else acts; return how many.

    The probability of each is the quotient of its two numbers in `shares`. Its row of `paths` holds the actions that
    lead to it, then -1; a table without columns is left alone. Returns 0 if there are more outcomes than `states` has
    room for, or longer paths than `paths` has; then `states` holds nothing of use.
    """
    deepest = paths.shape[1]
    shares[0, 0] = 1
    shares[0, 1] = 1
    for step in range(deepest):
        paths[0, step] = -1
    number = 1
    at = 0
    while at < number:
        if not actors(states[at]) >> CHANCE & 1:
            at += 1
            continue
        among = choices(states[at], CHANCE, out)
        step = 0
        while step < deepest and paths[at, step] >= 0:
            step += 1
        if number + among - 1 > len(states) or (deepest and step == deepest):
            return 0
        total = 0
        for index in range(among):
            total += weight(states[at], out[index])
        # Make room for the outcomes, which take the place of this state: first the states behind it move up.
        for index in range(number - 1, at, -1):
            _move(states, shares, paths, index, index + among - 1)
        for index in range(among - 1, -1, -1):
            if index:
                _move(states, shares, paths, at, at + index)
            shares[at + index, 0] = shares[at, 0] * weight(states[at], out[index])
            shares[at + index, 1] = shares[at, 1] * total
            if deepest:
                paths[at + index, step] = out[index]
            apply(states[at + index], CHANCE, out[index])
        number += among - 1
    return number


def _move(states: Any, shares: Any, paths: Any, at: int, to: int) -> None:
    states[to] = states[at]
    shares[to, 0] = shares[at, 0]
    shares[to, 1] = shares[at, 1]
    for step in range(paths.shape[1]):
        paths[to, step] = paths[at, step]
