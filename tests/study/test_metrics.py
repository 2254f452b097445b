"""Each metric of the toy is what one computes by hand, and its intervals hold it as often as they say."""

from __future__ import annotations

import numpy as np
import pytest

from sunduk.study.chronicles import Chronicler
from sunduk.study.intervals import Fixed, Rule, Sequential
from sunduk.study.metrics import estimate, metrics_for
from sunduk.study.moments import Moments, parts
from sunduk.study.study import Study, conduct
from sunduk.study.variant import Variant

from .conftest import box
from .paths import expected, lively, watching

MATCHES = 400
"""How many matches each study has whose coverage is counted."""
EXACT = 3e-5
"""Win shares are counted in units of 1/60,000."""


@pytest.mark.parametrize(("turns", "seats", "edge"), [(1, 2, 3), (3, 2, 1), (5, 2, 2), (4, 3, 3)])
def test_every_metric_is_what_one_computes_by_hand(turns: int, seats: int, edge: int) -> None:
    found = conduct(Study((box(turns, edge),), seats, num=20_000, seed=7)).estimates[0]
    for name, truth in expected(turns, seats, edge).items():
        value = found[name]
        assert value is not None, name
        # Four standard errors, where the interval is about two of them.
        reach = 2 * (value.high - value.low) / 2 + EXACT * turns
        assert abs(value.value - truth) <= reach, f"{name}: {value} is not {truth}"


@pytest.mark.parametrize(
    ("turns", "seats", "edge", "options", "truth"),
    [(18, 3, 1, {"knockout": "behind"}, watching(18, 1)), (5, 2, 2, {"lively": "yes"}, lively(5, 2))],
)
def test_livelier_toys_are_what_one_computes_by_hand(
    turns: int, seats: int, edge: int, options: dict[str, str], truth: dict[str, float]
) -> None:
    found = conduct(Study((box(turns, edge, **options),), seats, num=20_000, seed=7)).estimates[0]
    for name, exact in truth.items():
        value = found[name]
        assert value is not None, name
        assert abs(value.value - exact) <= value.high - value.low + EXACT * turns, f"{name}: {value} is not {exact}"


def test_a_seat_that_is_out_watches_the_rest() -> None:
    # With twelve turns the third seat acts once, in turn 3, and watches nine decisions of the others.
    found = conduct(Study((box(12, 1, knockout="yes"),), 3, num=500)).estimates[0]
    assert found["eliminated"] is not None
    assert found["eliminated"].value == 1
    assert found["watching"] is not None
    assert found["watching"].value == pytest.approx(9 / 12)
    everybody = conduct(Study((box(12, 1),), 3, num=500)).estimates[0]
    assert everybody["eliminated"] is not None
    assert everybody["eliminated"].value == 0
    assert everybody["watching"] is None


def coverage(
    variant: Variant, truth: dict[str, float], rule: Rule, studies: int, looks: int, seats: int = 2
) -> dict[str, float]:
    """How often the intervals of studies hold the truth, at each of some looks at the results so far."""
    rows = Chronicler(variant.played, seats, variant.options).random(11, 0, studies * MATCHES).rows
    metrics = [metric for metric in metrics_for(seats) if metric.name in truth]
    values = parts(metrics, rows, seats).reshape(studies, looks, MATCHES // looks, -1)
    held = dict.fromkeys(truth, studies)
    for study in values:
        moments = Moments(values.shape[-1])
        missed = set()
        for part in study:
            moments.add(part)
            for index, metric in enumerate(metrics):
                found = estimate(moments, rule, index, metric.share)
                exact = truth[metric.name]
                if found is not None and not found.low - EXACT <= exact <= found.high + EXACT:
                    missed.add(metric.name)
        for name in missed:
            held[name] -= 1
    return {name: count / studies for name, count in held.items()}


CERTAIN = {"length", "decisions", "branching", "score", "surprise_choice", "eliminated"}
"""What is the same in every match of the plain toy; the others know it from luck."""
PLAIN, BEHIND, LIVELY = box(4, 2), box(15, 1, knockout="behind"), box(5, 2, lively="yes")
STUDIED: dict[str, tuple[Variant, dict[str, float], int]] = {
    "plain": (PLAIN, {name: value for name, value in expected(4, 2, 2).items() if name not in CERTAIN}, 2),
    "behind": (BEHIND, watching(15, 1), 3),
    "lively": (LIVELY, lively(5, 2), 2),
}
"""Toys, what is true of them, and how many play."""


def test_every_metric_has_its_coverage_counted() -> None:
    counted = {name for _, truth, _ in STUDIED.values() for name in truth}
    assert counted == {metric.name for metric in metrics_for(2)}


@pytest.mark.parametrize(("variant", "truth", "seats"), STUDIED.values(), ids=STUDIED)
def test_of_95_per_cent_intervals_93_to_97_per_cent_hold_the_truth(
    variant: Variant, truth: dict[str, float], seats: int
) -> None:
    for name, share in coverage(variant, truth, Fixed(), 1500, 1, seats).items():
        assert 0.93 <= share <= 0.97, f"{name}: {share}"


def test_intervals_of_a_study_that_may_stop_hold_at_all_looks_together() -> None:
    truth = {name: value for name, value in expected(4, 2, 2).items() if name not in CERTAIN}
    fixed, sequential = (coverage(PLAIN, truth, rule, 200, 8) for rule in (Fixed(), Sequential(aim=200)))
    assert all(share >= 0.95 for share in sequential.values())
    # The other intervals would miss it too often: looking eight times is not looking once.
    assert np.mean(list(fixed.values())) < 0.9
