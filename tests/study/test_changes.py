"""What differs between variants is found, and what does not is not."""

from __future__ import annotations

import numpy as np
import pytest

from sunduk.core.errors import BadOption
from sunduk.study.chronicles import Chronicler
from sunduk.study.intervals import Fixed, holm
from sunduk.study.metrics import change, metrics_for
from sunduk.study.moments import Moments, parts
from sunduk.study.study import Study, conduct

from .conftest import box
from .paths import expected


def test_a_change_has_its_size_and_its_sign() -> None:
    results = conduct(Study((box(5, 1), box(5, 3, "edge")), 2, num=20_000))
    (changes,), (real,) = results.changes, results.real
    before, after = expected(5, 2, 1), expected(5, 2, 3)
    for name in ("first_seat", "seat_2", "score_spread", "leader_wins_half", "suspense", "luck_share"):
        found = changes[name]
        assert found is not None
        assert real[name], name
        assert found.difference.low - 0.01 <= after[name] - before[name] <= found.difference.high + 0.01
    assert not real["length"]
    assert not real["branching"]


def test_luck_is_shared_so_differences_are_sharper_than_their_parts() -> None:
    results = conduct(Study((box(5, 3), box(5, 4, "edge")), 2, num=20_000))
    found = results.changes[0]["first_seat"]
    single = results.estimates[0]["first_seat"]
    assert found is not None
    assert single is not None
    assert found.difference.high - found.difference.low < 0.75 * (single.high - single.low)


def test_nothing_is_real_where_nothing_was_changed() -> None:
    same = conduct(Study((box(5, 2), box(5, 2, "same")), 2, num=5_000))
    assert not any(same.real[0].values())


def test_false_alarms_over_all_metrics_together_are_as_rare_as_they_may_be() -> None:
    """With luck of their own, two equal variants are two samples: few of 400 studies may call any change real."""
    studies, matches = 400, 200
    variant, metrics = box(4, 2), metrics_for(2)
    one, other = (
        parts(metrics, Chronicler(variant.played, 2, variant.options).random(key, 0, studies * matches).rows, 2)
        for key in (1, 2)
    )
    alarms = 0
    for both in np.hstack([one, other]).reshape(studies, matches, -1):
        moments = Moments(both.shape[1])
        moments.add(both)
        found = [change(moments, Fixed(), index, index + len(metrics)) for index in range(len(metrics))]
        alarms += any(holm([each.chance for each in found if each]))
    assert 0 < alarms <= 0.07 * studies


def test_holm_is_stricter_than_each_alone() -> None:
    assert holm([0.04, 0.001, 0.03]) == [False, True, False]
    assert holm([0.01, 0.02, 0.04]) == [True, True, True]
    assert holm([]) == []


def test_a_study_stops_when_its_answer_is_sharp() -> None:
    results = conduct(Study((box(5, 2),), 2, sharp={"first_seat": 0.02}))
    found = results.estimates[0]["first_seat"]
    assert found is not None
    assert found.high - found.low <= 0.04
    assert results.matches < 20_000
    assert found.low <= expected(5, 2, 2)["first_seat"] <= found.high


def test_results_come_while_the_study_runs() -> None:
    told: list[int] = []
    conduct(Study((box(5, 2),), 2, num=10_000), lambda data: told.append(data["matches"]))
    assert told == sorted(told)
    assert len(told) > 1
    assert told[-1] == 10_000


def test_matches_of_bots_are_measured_too() -> None:
    """In the toy choices make no difference, so bots have the numbers of random play."""
    results = conduct(Study((box(5, 2),), 2, "uniform,greedy", num=300), threads=1)
    found = results.estimates[0]["first_seat"]
    assert found is not None
    assert found.low - 0.05 <= expected(5, 2, 2)["first_seat"] <= found.high + 0.05
    length = results.estimates[0]["length"]
    assert length is not None
    assert length.value == 11


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"num": 1}, "two at least"),
        ({"sharp": {"beauty": 0.1}}, "There is no metric 'beauty'"),
        ({"sharp": {"ties": 0}}, "positive"),
        ({"num": 10, "bots": "greedy,greedy,greedy"}, "3 bots are named for 2 seats"),
    ],
)
def test_bad_questions_get_a_sentence(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        Study((box(3, 1),), 2, **given)  # type: ignore[arg-type]
