"""A player's record is honest: intervals are shown, and too few matches say nothing."""

from __future__ import annotations

from typing import Any

import pytest

from sunduk.analysis.player_record import FEWEST, player_record


def played(accuracy: float, luck: float, game: str = "marrakech") -> tuple[dict[str, Any], int]:
    """A match of seat 0 with three decisions, one in each phase."""
    total = {"own_luck": luck, "others_luck": 0.0, "deal": 0.0}
    entries = [
        {"kind": "choice", "seat": 0, "real": True, "loss": loss, "at": at, "until": at + 1}
        for at, loss in ((0, 0.01), (4, 0.02), (8, 0.03))
    ]
    measured = {"accuracy": accuracy, "average_loss": 2.0}
    return {"game": game, "totals": [total], "accuracy": [measured], "entries": entries}, 0


def test_too_few_matches_say_nothing() -> None:
    (record,) = player_record([played(90, 0.1)] * (FEWEST - 1))
    assert record.matches == FEWEST - 1
    assert (record.accuracy, record.average_loss, record.luck) == (None, None, None)
    assert record.phases == [None, None, None]


def test_means_and_intervals() -> None:
    (record,) = player_record([played(80 + 20 * (number % 2), 0.1) for number in range(16)])
    assert record.accuracy is not None
    assert record.accuracy.mean == pytest.approx(90)
    assert record.accuracy.high - record.accuracy.mean == pytest.approx(1.96 * 10.328 / 4, rel=1e-3)
    assert record.luck is not None
    assert record.luck.mean == pytest.approx(160)
    # Chance alone brings 1.96 · √16 · 10 points either way.
    assert (record.luck.low, record.luck.high) == pytest.approx((-78.4, 78.4))
    assert [phase and (phase.low, phase.mean, phase.high) for phase in record.phases] == [
        pytest.approx((loss, loss, loss)) for loss in (1.0, 2.0, 3.0)
    ]


def test_a_phase_counts_matches_not_decisions() -> None:
    """Losses of 1 and 3 points, each in half of the matches: a deviation of 1.0328 over √16 matches."""
    matches = [played(90, 0.0) for _ in range(16)]
    for number, (data, _) in enumerate(matches):
        data["entries"][0]["loss"] = 0.01 if number % 2 else 0.03
    (record,) = player_record(matches)
    assert record.phases[0] is not None
    assert record.phases[0].mean == pytest.approx(2.0)
    assert record.phases[0].high - 2.0 == pytest.approx(1.96 * 1.0328 / 4, rel=1e-3)


def test_games_are_told_apart() -> None:
    found = player_record([played(90, 0.0, game) for game in ("fortune", "marrakech") for _ in range(3)])
    assert [(record.game, record.matches) for record in found] == [("fortune", 3), ("marrakech", 3)]
