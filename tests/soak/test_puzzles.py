"""Every shipped puzzle is confirmed by fresh evaluations with ten times the usual budget."""

from __future__ import annotations

import pytest

from tests.puzzles.test_shipped import PLAIN, is_confirmed, puzzles


@pytest.mark.parametrize("game", PLAIN)
def test_fresh_evaluations_confirm_every_puzzle(game: str) -> None:
    assert [puzzle.position for puzzle in puzzles(game) if not is_confirmed(puzzle)] == []
