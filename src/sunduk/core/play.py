"""Random play, for any game and any device: one number of :mod:`sunduk.core.rng` decides each step."""

from __future__ import annotations

from .contract import CHANCE, State, actors, apply, choices, weight
from .record import Row
from .rng import below, words


def someone(among: int, word: int) -> int:
    """One of a set of actors, all equally likely."""
    if among == 1 << CHANCE:
        return CHANCE
    count = 0
    rest = among
    while rest:
        count += 1
        rest &= rest - 1
    skip = below(word, count)
    who = 0
    while True:
        if among >> who & 1:
            if skip == 0:
                return who
            skip -= 1
        who += 1


def lot(s: State, out: Row, count: int, word: int) -> int:
    """One of the chance actions in `out`, by their weights."""
    total = 0
    for index in range(count):
        total += weight(s, out[index])
    rest = below(word, total)
    index = 0
    while True:
        rest -= weight(s, out[index])
        if rest < 0:
            return out[index]
        index += 1


def pick(s: State, who: int, out: Row, word: int) -> int:
    """An action of `who`: a chance outcome by its weight, anything else uniformly."""
    count = choices(s, who, out)
    if who == CHANCE:
        return lot(s, out, count, word)
    return out[below(word, count)]


def advance(s: State, key: int, match: int, step: int, out: Row) -> bool:
    """Make step number `step` of match number `match`; False if the match is over."""
    among = actors(s)
    if among == 0:
        return False
    first, second = words(key, match, step)
    who = someone(among, second)
    apply(s, who, pick(s, who, out, first))
    return True


def play_out(s: State, key: int, match: int, out: Row) -> int:
    """Play to the end; return how many steps it took."""
    step = 0
    while advance(s, key, match, step, out):
        step += 1
    return step
