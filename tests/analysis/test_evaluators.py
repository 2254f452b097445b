"""Evaluators by name: what they give, and what is said where there is none."""

from __future__ import annotations

import numpy as np
import pytest

import sunduk
from sunduk import Match
from sunduk.bots.networks.evaluator import NetworkValues
from sunduk.core.errors import BadOption
from sunduk.core.rules.contract import CHANCE

from ..bots.nets import network
from .matches import ending


def test_the_shipped_network_gives_values() -> None:
    ledger = sunduk.analyse(ending("fortune", 2, 1, 30), evaluator="network", budget="2n")
    assert ledger.evaluator == "network"
    assert {"network"} <= {entry.quality for entry in ledger.entries} <= {"network", "exact"}
    for entry in ledger.entries:
        assert sum(entry.shares) == pytest.approx(1)
        assert sum(entry.gain) == pytest.approx(0, abs=1e-9)


def test_a_game_without_a_network_says_so() -> None:
    with pytest.raises(BadOption, match="No network is shipped for farlander with 2 seats"):
        sunduk.analyse(ending("farlander", 2, 1, 10), evaluator="network")


def test_a_roll_before_the_next_decision_is_listed_not_drawn() -> None:
    """The value before a roll is the mean over its outcomes by their weights, whatever the key."""
    game = sunduk.game("marrakech")
    values = NetworkValues(game, network(game, 2))
    assert not values.noisy
    match = Match(game, 2, seed=1)
    match.do(match.actors[0], match.ids(match.actors[0])[0])
    assert match.actors == (CHANCE,)
    after = [match.copy() for _ in match.ids(CHANCE)]
    for each, action in zip(after, match.ids(CHANCE), strict=True):
        each.do(CHANCE, action)
    faces = np.array([1, 2, 2, 1])
    expected = faces @ values.win_shares(np.concatenate([each.records for each in after])) / faces.sum()
    for key in (1, 2):
        assert values(match.records, np.zeros(1, np.int64), key)[0] == pytest.approx(expected, abs=1e-6)


def test_an_unknown_evaluator_is_told_the_known_ones() -> None:
    with pytest.raises(BadOption, match="judgement, playouts, network"):
        sunduk.analyse(ending("marrakech", 2, 1, 10), evaluator="oracle")
