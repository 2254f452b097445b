"""What a WebAssembly module exports of networks: a network lies in one block of memory, and searches use it.

Callers ask how large the block is (`network_room`), fill its head (`network_begin`), write the arrays of a file of
networks one after another to `network_weights`, in the order of `Weights`, and give the address to `search_begin`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import float32, float64, int16, int32, int64

from sunduk.core.backends.wasm.memory import row_at, table_at
from sunduk.core.rules.contract import choices

from .network import Activations, Weights, foretell, perceive, prefer

STATE: Any = None
"""Placeholder: the compiler puts the record type of the game here."""
MOST_CHOICES = 0
"""Placeholder: the compiler puts the game's own number here."""
OBSERVATION = 0
"""Placeholder: how many numbers an observation of the game has."""
SEAT_ACTIONS = 0
"""Placeholder: how many actions seats have."""

_HEAD = 4
"""How many 64-bit numbers the head of a network has: seats, views, width, inner."""
_SMALLEST = 5.9604644775390625e-08
"""The smallest positive number of 16 bits, 2⁻²⁴."""


def network_places(
    at: int, seats: int, views: int, width: int, inner: int, observation: int, actions: int
) -> tuple[int, ...]:
    """The addresses of the arrays of a network at `at`: shares, the weights, then scratch memory; the last is the end.

    Weights are 32-bit floats, in the order of `Weights`.
    """
    shares = at + 8 * _HEAD
    entry = shares + 16 * seats
    entry_bias = entry + 4 * observation * width
    value = entry_bias + 4 * width
    value_bias = value + 4 * views * width * inner
    wins = value_bias + 4 * inner
    wins_bias = wins + 4 * seats * inner
    ranks = wins_bias + 4 * seats
    ranks_bias = ranks + 4 * seats * (seats - 1) * inner
    scores = ranks_bias + 4 * seats * (seats - 1)
    scores_bias = scores + 4 * seats * inner
    policy = scores_bias + 4 * seats
    policy_bias = policy + 4 * width * inner
    moves = policy_bias + 4 * inner
    moves_bias = moves + 4 * actions * inner
    seen = moves_bias + 4 * actions
    hidden = seen + 4 * observation
    valued = hidden + 4 * views * width
    liked = valued + 4 * inner
    used = liked + 4 * inner
    end = (used + 4 * (max(observation, views * width) + 1) + 7) // 8 * 8
    return (
        shares,
        entry,
        entry_bias,
        value,
        value_bias,
        wins,
        wins_bias,
        ranks,
        ranks_bias,
        scores,
        scores_bias,
        policy,
        policy_bias,
        moves,
        moves_bias,
        seen,
        hidden,
        valued,
        liked,
        used,
        end,
    )


def network_at(at: int, observation: int, actions: int) -> tuple[Weights, Activations]:
    """The network in a block of memory, and its scratch memory."""
    head = row_at(at, _HEAD, int64)
    seats, views, width, inner = head[0], head[1], head[2], head[3]
    place = network_places(at, seats, views, width, inner, observation, actions)
    ranks = seats * (seats - 1)
    net = Weights(
        table_at(place[1], observation, width, float32),
        row_at(place[2], width, float32),
        table_at(place[3], views * width, inner, float32),
        row_at(place[4], inner, float32),
        table_at(place[5], seats, inner, float32),
        row_at(place[6], seats, float32),
        table_at(place[7], ranks, inner, float32),
        row_at(place[8], ranks, float32),
        table_at(place[9], seats, inner, float32),
        row_at(place[10], seats, float32),
        table_at(place[11], width, inner, float32),
        row_at(place[12], inner, float32),
        table_at(place[13], actions, inner, float32),
        row_at(place[14], actions, float32),
    )
    work = Activations(
        row_at(place[15], observation, float32),
        row_at(place[19], max(observation, views * width) + 1, int32),
        row_at(place[16], views * width, float32),
        row_at(place[17], inner, float32),
        row_at(place[18], inner, float32),
        row_at(place[0], 2 * seats, float64),
    )
    return net, work


def network_room(seats: int, views: int, width: int, inner: int) -> int:
    """How many bytes a network of these sizes needs; see `sunduk.bots.networks.network.Shape`."""
    return network_places(0, seats, views, width, inner, OBSERVATION, SEAT_ACTIONS)[20]


def network_begin(at: int, seats: int, views: int, width: int, inner: int) -> None:
    """Prepare a block of memory for a network of these sizes."""
    head = row_at(at, _HEAD, int64)
    head[0] = seats
    head[1] = views
    head[2] = width
    head[3] = inner


def network_weights(at: int) -> int:
    """Where the weights of a network belong, as 32-bit floats."""
    head = row_at(at, _HEAD, int64)
    return network_places(at, head[0], head[1], head[2], head[3], OBSERVATION, SEAT_ACTIONS)[1]


def network_widen(halves: int, floats: int, number: int) -> None:
    """Write numbers of 16 bits, as files of networks hold them, as numbers of 32 bits."""
    given, bits, out = row_at(halves, number, int16), row_at(floats, number, int32), row_at(floats, number, float32)
    for at in range(number):
        half = given[at] & 0xFFFF
        sign, exponent, rest = half >> 15, half >> 10 & 31, half & 1023
        if exponent:
            bits[at] = (sign << 31) | (exponent + 112) << 23 | rest << 13
        else:
            out[at] = rest * (-_SMALLEST if sign else _SMALLEST)


def network_judge(at: int, state: int, who: int, outlook: int, priors: int, out: int) -> int:
    """Judge a position in which `who` decides, and say how many choices there are.

    `outlook` has two 64-bit floats for each seat, its result and win; `priors` a 32-bit float for each choice.
    """
    s = row_at(state, 1, STATE)[0]
    net, work = network_at(at, OBSERVATION, SEAT_ACTIONS)
    perceive(net, work, s, who)
    foretell(net, work, s, who, row_at(outlook, 2 * s.seats, float64))
    ids = row_at(out, MOST_CHOICES, int16)
    number = choices(s, who, ids)
    prefer(net, work, ids, number, row_at(priors, MOST_CHOICES, float32), 0)
    return number


NETWORK_EXPORTS: tuple[Callable[..., Any], ...] = (
    network_room,
    network_begin,
    network_weights,
    network_widen,
    network_judge,
)
