"""Matches that a policy plays alone: positions of real matches, and what each should have been worth."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from sunduk import Game
from sunduk.bots.networks.network import Floats
from sunduk.core.rules.rng import WORD
from sunduk.training.generation import Generation
from sunduk.training.policy_play import SHARP, TRACE, sharpened
from sunduk.training.selfplay import Plan, Samples

from ..bots.nets import indifferent, network
from .test_selfplay import heap as heap

SEATS = 3


def played(heap: Game, arrays: dict[str, Floats] | None = None, prefix: int = 0) -> Samples:
    plan = Plan(nodes=40, quick=10, care=2, prefix=prefix)
    (samples,) = Generation(heap, SEATS, {}, plan, 1).play_by_policy(network(heap, SEATS, arrays), 7, 400)
    return samples


def matches(samples: Samples) -> list[range]:
    """The rows of each match without random mistakes: it begins with twelve sticks."""
    begins = np.flatnonzero(samples.states["left"] == 12).tolist()
    return [range(*each) for each in pairwise([*begins, len(samples.seat)])]


def test_samples_are_decisions_in_the_order_of_play(heap: Game) -> None:
    samples = played(heap)
    rules = heap.functions("interp")
    assert 380 < len(samples.seat) <= 400
    assert samples.ids.shape == samples.visits.shape == (len(samples.seat), 0)
    for rows in matches(samples):
        for at in rows:
            assert rules.actors(heap.state.checked(samples.states[at : at + 1])) == 1 << samples.seat[at]
        assert all((samples.seat[at] + 1) % SEATS == samples.seat[at + 1] for at in rows[:-1])
        assert (samples.places[rows] == samples.places[rows[0]]).all()


def test_what_positions_should_have_been_worth_counts_what_followed(heap: Game) -> None:
    """By the definition of TD(λ), with the values of the network in NumPy."""
    samples, made = played(heap), network(heap, SEATS)
    for rows in matches(samples):
        due = said = samples.places[rows[0], ::SEATS].astype(np.float64)
        for at in reversed(rows):
            due = TRACE * due + (1 - TRACE) * said
            assert samples.hopes[at] == pytest.approx(due, abs=1e-5)
            seen = np.zeros((1, heap.observation_size), np.float32)
            heap.functions("interp").observe(
                heap.state.checked(samples.states[at : at + 1]), int(samples.seat[at]), seen[0]
            )
            said = np.roll(made(seen).wins[0], samples.seat[at])


def test_choices_are_drawn_by_a_power_of_their_priors() -> None:
    priors = np.array([0.5, 0.3, 0.2], np.float32)
    drawn = [sharpened(priors, 3, word) for word in range(0, WORD, WORD // 4000)]
    wanted = priors.astype(np.float64) ** SHARP
    assert np.bincount(drawn) / len(drawn) == pytest.approx(wanted / wanted.sum(), abs=0.002)
    assert sharpened(priors, 3, WORD) == 2


def test_the_policy_decides_but_for_random_mistakes_at_first(heap: Game) -> None:
    """One that always takes three sticks meets only heaps of 12, 9, 6 and 3."""
    arrays = indifferent(heap, SEATS)
    arrays["moves_bias"][2] = 20
    sober, spoilt = played(heap, arrays), played(heap, arrays, prefix=4)
    assert all(sober.states["left"][rows].tolist() == [12, 9, 6, 3] for rows in matches(sober))
    assert {*spoilt.states["left"].tolist()} > {4, 5, 7, 8}
    # What was left after the mistakes is not learned from before the policy plays on.
    assert 0.3 < (spoilt.states["left"] == 12).sum() / (spoilt.states["left"] == 3).sum() < 0.9


def test_the_same_key_plays_the_same(heap: Game) -> None:
    one, other = played(heap), played(heap)
    assert all((getattr(one, name) == getattr(other, name)).all() for name in Samples._fields)
