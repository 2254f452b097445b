"""Evaluation of a small network, in the compiled subset: loops over arrays, with all memory passed in by the caller.

The first layer is sparse: most numbers of an observation are 0, and only the rows of the others are added, four at a
time. `sunduk.bots.networks.network` describes the layers and is the reference for what they compute.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from sunduk.core.rules.contract import State, observe
from sunduk.core.rules.elementary import exp

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

TRUST_IN_POLICY = 0.9
"""The share of a choice's prior that comes from the network; the rest is equal for all choices."""


class Weights(NamedTuple):
    """The layers of a network. A row of a layer that is summed up sparsely belongs to one of its inputs; a row of the
    other layers, to one of their outputs.
    """

    entry: Floats
    entry_bias: Floats
    value: Floats
    value_bias: Floats
    wins: Floats
    wins_bias: Floats
    places: Floats
    places_bias: Floats
    scores: Floats
    scores_bias: Floats
    policy: Floats
    policy_bias: Floats
    moves: Floats
    moves_bias: Floats


class Activations(NamedTuple):
    """Scratch memory for evaluating a network in one thread."""

    observation: Floats
    used: NDArray[np.int32]
    """The inputs of a layer that are not 0."""
    hidden: Floats
    """The output of the first layer for each observation, those of the seats one after the other."""
    value: Floats
    policy: Floats
    shares: NDArray[np.float64]
    """Room for the probabilities of a softmax."""


def perceive(net: Weights, work: Activations, s: State, who: int) -> None:
    """Compute everything below the heads, for a position in which `who` decides.

    With secrets, the value is computed from the observations of all seats, the policy from that of `who` alone.
    """
    width = len(net.entry_bias)
    for place in range(len(net.value) // width):
        observe(s, seat_after(s, who, place), work.observation)
        connect(work.observation, net.entry, net.entry_bias, work.used, work.hidden, place * width)
    connect(work.hidden, net.value, net.value_bias, work.used, work.value, 0)
    connect(work.hidden, net.policy, net.policy_bias, work.used, work.policy, 0)


def connect(x: Floats, layer: Floats, bias: Floats, used: NDArray[np.int32], out: Floats, first: int) -> None:
    """Write relu(bias + x · layer) to `out`, from index `first` on. Inputs that are 0 cost nothing."""
    first = max(first, 0)
    number = 0
    for index in range(len(layer)):
        used[number] = index
        number += 1 if x[index] != 0 else 0
    for at in range(len(bias)):
        out[first + at] = bias[at]
    done = 0
    while done + 4 <= number:
        a, b, c, d = used[done], used[done + 1], used[done + 2], used[done + 3]
        p, q, r, t = x[a], x[b], x[c], x[d]
        for at in range(len(bias)):
            out[first + at] += p * layer[a, at] + q * layer[b, at] + r * layer[c, at] + t * layer[d, at]
        done += 4
    while done < number:
        a = used[done]
        p = x[a]
        for at in range(len(bias)):
            out[first + at] += p * layer[a, at]
        done += 1
    for at in range(len(bias)):
        value = out[first + at]
        # A literal 0 would be a number of another type, and the loop would not be vectorised.
        out[first + at] = value if value > 0 else value * 0


def head(layer: Floats, bias: Floats, row: int, x: Floats) -> float:
    """One output of a head: the product of its row with `x`, whose length is a multiple of 4, and its bias."""
    p, q, r, t = layer[row, 0] * x[0], layer[row, 1] * x[1], layer[row, 2] * x[2], layer[row, 3] * x[3]
    at = 4
    while at < len(x):
        p += layer[row, at] * x[at]
        q += layer[row, at + 1] * x[at + 1]
        r += layer[row, at + 2] * x[at + 2]
        t += layer[row, at + 3] * x[at + 3]
        at += 4
    total: float = bias[row] + ((p + q) + (r + t))
    return total


def softmax(shares: NDArray[np.float64], first: int, number: int) -> None:
    """Make probabilities of `number` logits, in place."""
    highest = shares[first]
    for at in range(first + 1, first + number):
        highest = max(highest, shares[at])
    total = 0.0
    for at in range(first, first + number):
        shares[at] = exp(shares[at] - highest)
        total += shares[at]
    for at in range(first, first + number):
        shares[at] /= total


def foretell(net: Weights, work: Activations, s: State, who: int, out: NDArray[np.float64]) -> None:
    """Write the outlook of a position after `perceive`, in the form of `sunduk.bots.compiled.outlook`."""
    seats, shares = s.seats, work.shares
    for place in range(seats):
        shares[place] = head(net.wins, net.wins_bias, place, work.value)
    softmax(shares, 0, seats)
    for place in range(seats):
        seat, wins = seat_after(s, who, place), shares[place]
        out[2 * seat + 1] = wins
        out[2 * seat] = wins
        if seats > 2:
            # If the seat does not win, its place is one of the others.
            for rank in range(1, seats):
                row = place * (seats - 1) + rank - 1
                shares[seats + rank - 1] = head(net.places, net.places_bias, row, work.value)
            softmax(shares, seats, seats - 1)
            for rank in range(1, seats - 1):
                out[2 * seat] += (1 - wins) * shares[seats + rank - 1] * (seats - 1 - rank) / (seats - 1)
    balance(out, seats)


def balance(out: NDArray[np.float64], seats: int) -> None:
    """Make the results of all seats sum to half their number, as they do when a match is over; each stays in 0 … 1."""
    total = 0.0
    for seat in range(seats):
        total += out[2 * seat]
    half = seats / 2
    for seat in range(seats):
        if total > half:
            out[2 * seat] *= half / total
        else:
            out[2 * seat] = 1 - (1 - out[2 * seat]) * half / (seats - total)


def prefer(net: Weights, work: Activations, ids: NDArray[np.int16], number: int, priors: Floats, first: int) -> None:
    """Write the prior of each choice after `perceive`, from index `first` on; they sum to 1."""
    for index in range(number):
        priors[first + index] = head(net.moves, net.moves_bias, ids[index], work.policy)
    highest = priors[first]
    for at in range(first + 1, first + number):
        highest = max(highest, priors[at])
    total = 0.0
    for at in range(first, first + number):
        priors[at] = exp(priors[at] - highest)
        total += priors[at]
    for at in range(first, first + number):
        priors[at] = TRUST_IN_POLICY * priors[at] / total + (1 - TRUST_IN_POLICY) / number


def seat_after(s: State, seat: int, places: int) -> int:
    """The seat so many places to the left of another."""
    found = seat + places
    return found - s.seats if found >= s.seats else found


@cache
def no_weights() -> Weights:
    """Stands for a network where a search has none."""
    import numpy as np

    shapes = ((0,) * (1 if name.endswith("bias") else 2) for name in Weights._fields)
    return Weights(*(np.zeros(shape, np.float32) for shape in shapes))


def no_activations() -> Activations:
    """Stands for scratch memory where a search has no network."""
    import numpy as np

    empty = np.zeros(0, np.float32)
    return Activations(empty, np.zeros(0, np.int32), empty, empty, empty, np.zeros(0))
