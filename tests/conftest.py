"""Fixtures for all tests, and the hypothesis profile."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

import sunduk
from sunduk import Game

settings.register_profile(
    "sunduk", deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.load_profile("sunduk")


@pytest.fixture(params=[game.id for game in sunduk.games()])
def game(request: pytest.FixtureRequest) -> Game:
    """Every game in turn."""
    return sunduk.game(request.param)
