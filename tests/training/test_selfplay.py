"""Self-play of the search: samples are positions of real matches, and say how these ended."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from sunduk import Game
from sunduk.bots.networks.evaluator import NetworkValues
from sunduk.training.generation import Generation
from sunduk.training.selfplay import Plan, Samples

from ..bots.nets import indifferent, network

PLAN = Plan(nodes=40, quick=10, care=2, prefix=3)


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "examples")
    return cast(Game, import_module("heap").GAME)


def played(heap: Game, seats: int = 3) -> Samples:
    (samples,) = Generation(heap, seats, {}, PLAN, 1).play(network(heap, seats), 7, 300)
    return samples


def test_samples_are_decisions_with_their_choices(heap: Game) -> None:
    samples = played(heap)
    out = [0] * heap.most_choices
    assert 250 < len(samples.seat) <= 300
    for at in range(len(samples.seat)):
        s = heap.state.checked(samples.states[at : at + 1])
        rules = heap.functions("interp")
        assert rules.actors(s) == 1 << samples.seat[at]
        number = rules.choices(s, int(samples.seat[at]), out)
        assert number > 1
        assert samples.ids[at].tolist() == out[:number] + [-1] * (len(out) - number)
        assert not samples.visits[at, number:].any()


def test_half_of_the_searches_are_careful(heap: Game) -> None:
    samples = played(heap)
    taken = samples.visits.sum(axis=1)
    # The first visit of each choice is not counted.
    choices = (samples.ids >= 0).sum(axis=1)
    assert ((taken == 0) | (taken == PLAN.nodes - choices)).all()
    assert 0.3 < (taken > 0).mean() < 0.7


def test_ends_and_hopes_are_shares(heap: Game) -> None:
    samples = played(heap)
    places = samples.places.reshape(-1, 3, 3)
    assert places.sum(axis=1) == pytest.approx(1)
    assert places.sum(axis=2) == pytest.approx(1)
    assert samples.hopes.sum(axis=1) == pytest.approx(1, abs=1e-5)


def test_the_same_key_plays_the_same(heap: Game) -> None:
    one, other = played(heap), played(heap)
    for name in Samples._fields:
        assert (getattr(one, name) == getattr(other, name)).all()


def test_a_judgement_can_play_before_there_is_a_network(heap: Game) -> None:
    (samples,) = Generation(heap, 2, {}, PLAN, 1).play(None, 7, 100)
    assert len(samples.seat) > 50


def test_win_shares_of_states(heap: Game) -> None:
    """Decisions by the network, finished matches by their result, and calibrated shares sum to 1."""
    arrays = indifferent(heap, 2)
    arrays["wins_bias"][:] = [np.log(3), 0]
    values = NetworkValues(heap, network(heap, 2, arrays))
    states = np.concatenate([heap.state.restored(heap.record(2)) for _ in range(3)])
    for at, (sticks, seat) in enumerate(((12, 1), (12, 2), (0, 1))):
        states[at].left, states[at].seat = sticks, seat
    shares = values.win_shares(states)
    over = heap.functions("cpu").actors(states[2]) == 0
    assert shares[0] == pytest.approx([0.75, 0.25])
    assert shares[1] == pytest.approx([0.25, 0.75])
    assert over
    assert sorted(shares[2]) == [0, 1]
