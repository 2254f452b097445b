"""Evaluators by name: what they give, and what is said where there is none."""

from __future__ import annotations

import pytest

import sunduk
from sunduk.core.errors import BadOption

from .matches import ending


def test_the_shipped_network_gives_values() -> None:
    ledger = sunduk.analyse(ending("fortune", 2, 1, 30), evaluator="network", budget="2n")
    assert ledger.evaluator == "network"
    assert {"network"} <= {entry.quality for entry in ledger.entries} <= {"network", "exact"}
    for entry in ledger.entries:
        assert sum(entry.shares) == pytest.approx(1)
        assert sum(entry.gain) == pytest.approx(0, abs=1e-9)


def test_a_game_without_a_network_says_so() -> None:
    with pytest.raises(BadOption, match="No network is shipped for marrakech with 2 seats"):
        sunduk.analyse(ending("marrakech", 2, 1, 10), evaluator="network")


def test_an_unknown_evaluator_is_told_the_known_ones() -> None:
    with pytest.raises(BadOption, match="judgement, playouts, network"):
        sunduk.analyse(ending("marrakech", 2, 1, 10), evaluator="oracle")
