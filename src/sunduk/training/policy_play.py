"""Matches that the policy of a network plays alone, in the compiled subset: hundreds of times quicker than a search.

The value learns from them how matches end. What a position should be worth is taken partly from what the network says
of the positions that follow (TD(λ)), because a single end is mostly luck.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sunduk.bots.compiled.network import Activations, Weights, foretell, perceive, prefer
from sunduk.bots.compiled.tree import Desk
from sunduk.core.rules.bits import lowest
from sunduk.core.rules.contract import CHANCE, State, actors, apply, choices, pick
from sunduk.core.rules.record import Records
from sunduk.core.rules.rng import WORD, below, words

from .selfplay import Samples, conclude_match, mistaken

TRACE = 0.95
"""The λ of TD(λ). What a position should be worth is that much of what the next one should be worth, and the rest of
what the network says of that one.
"""
SHARP = 3
"""The power to which probabilities are raised: the policy imitates how a search explores, and plays to win here."""


def play_by_policy(
    prefix: int,
    net: Weights,
    work: Activations,
    desk: Desk,
    priors: NDArray[np.float32],
    fresh: Records,
    key: int,
    number: int,
    samples: Samples,
) -> None:
    """Play so many matches of a key; stops early when `samples` is full.

    Half of the matches begin with up to `prefix` decisions of which half are random, as in `selfplay.play_matches`.
    """
    for match in range(number):
        desk.world[0] = fresh[0]
        s, begin, step, decisions = desk.world[0], samples.used[0], 0, 0
        spoilt = mistaken(key, match, prefix)
        among = actors(s)
        while among:
            who = lowest(among)
            drawn, other = words(key, match, step)
            count = choices(s, who, desk.out)
            if who == CHANCE:
                apply(s, who, pick(s, who, desk.out, drawn))
            elif count == 1:
                apply(s, who, desk.out[0])
            else:
                index = below(drawn, count)
                if decisions >= spoilt or not other & 1:
                    perceive(net, work, s, who)
                    prefer(net, work, desk.out, count, priors, 0)
                    index = sharpened(priors, count, drawn)
                if decisions >= spoilt:
                    if samples.used[0] == len(samples.seat):
                        # Full: forget what there is of this match, whose end is not known.
                        samples.used[0] = begin
                        return
                    note(net, work, desk, samples, s, who)
                decisions += 1
                apply(s, who, desk.out[index])
            step += 1
            among = actors(s)
        trace_back(s, samples, begin)


def sharpened(priors: NDArray[np.float32], count: int, drawn: int) -> int:
    """A choice drawn by its prior to the power `SHARP`."""
    total = 0.0
    for index in range(count):
        total += priors[index] ** SHARP
    rest = total * (drawn / (WORD + 1.0))
    for index in range(count):
        rest -= priors[index] ** SHARP
        if rest < 0:
            return index
    return count - 1


def note(net: Weights, work: Activations, desk: Desk, samples: Samples, s: State, who: int) -> None:
    """Write a position after `perceive`, and what the network says of it, into the next row."""
    at = samples.used[0]
    samples.used[0] = at + 1
    samples.states[at] = desk.world[0]
    samples.seat[at] = who
    foretell(net, work, s, who, desk.result)
    for seat in range(s.seats):
        samples.hopes[at, seat] = desk.result[2 * seat + 1]


def trace_back(s: State, samples: Samples, begin: int) -> None:
    """Write how the match ended into its rows, and replace what the network said by what it should have said."""
    for at in range(begin, samples.used[0]):
        conclude_match(s, samples, at)
    end = samples.used[0]
    if begin == end:
        return
    for seat in range(s.seats):
        due = said = samples.places[begin, seat * s.seats]
        for at in range(end - 1, begin - 1, -1):
            due = TRACE * due + (1 - TRACE) * said
            said = samples.hopes[at, seat]
            samples.hopes[at, seat] = due
