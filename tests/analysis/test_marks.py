"""Marks and accuracy, by their definitions."""

from __future__ import annotations

import math

import numpy as np
import pytest

import sunduk
from sunduk import BadOption
from sunduk.analysis.accuracy import of_loss, of_seat
from sunduk.analysis.assessor import Summary
from sunduk.analysis.decisions import more_effort, verdict_of
from sunduk.analysis.entries import Entry, Verdict
from sunduk.analysis.marks import Bands
from sunduk.analysis.native import summary_of
from sunduk.analysis.turning_points import turning_points


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [
        (0.019, 0.0, None),
        (0.02, 0.0, "inaccuracy"),
        (0.05, 0.02, "mistake"),
        (0.1, 0.02, "blunder"),
        (0.1, 0.05, None),
        (0.3, 0.151, None),
        (0.3, 0.149, "blunder"),
    ],
)
def test_a_loss_is_marked_only_beyond_twice_its_error(loss: float, error: float, mark: str | None) -> None:
    assert Bands().of_loss(loss, error) == mark


def test_luck_and_only_choices() -> None:
    bands = Bands()
    assert [bands.of_luck(gain, 0.01) for gain in (0.09, 0.1, 0.2, -0.1, -0.3)] == [
        None,
        "lucky",
        "joker",
        "unlucky",
        "unlucky",
    ]
    assert bands.of_luck(0.3, 0.15) is None
    assert [bands.of_find(lead, 0.01) for lead in (0.079, 0.08)] == [None, "only"]


def test_bands_can_be_moved() -> None:
    bands = Bands.read("1,4,12")
    assert [bands.of_loss(loss, 0.0) for loss in (0.01, 0.04, 0.11, 0.12)] == [
        "inaccuracy",
        "mistake",
        "mistake",
        "blunder",
    ]
    for text in ("", "1,2", "5,4,3", "0,1,2", "a,b,c", "1,2,3,4,5,6,7"):
        with pytest.raises(BadOption, match="Bands are"):
            Bands.read(text)


def evaluated(*rows: tuple[float, ...], made: int = 0) -> Summary:
    """The summary of some evaluations, each a row with the shares of the first of two seats after its choices."""
    own = np.array(rows)
    return summary_of(sunduk.game("marrakech"), np.stack([own, 1 - own], axis=2), 0, made)


def test_a_verdict_by_hand() -> None:
    found = evaluated((0.5, 0.4, 0.3), (0.7, 0.6, 0.3), made=2)
    verdict, gain = verdict_of(found, 2, 0, [4, 5, 6], ["a", "b", "c"], Bands())
    assert (verdict.best, verdict.real) == ("a", True)
    assert verdict.loss == pytest.approx(0.3)
    assert verdict.error == pytest.approx(np.std([0.2, 0.4], ddof=1) / math.sqrt(2))
    assert gain == pytest.approx((-0.3, 0.3))
    assert [each.share for each in verdict.choices] == pytest.approx([0.6, 0.5, 0.3])
    assert verdict.mark == "blunder"


def test_the_best_choice_may_be_the_only_one() -> None:
    found = evaluated((0.5, 0.4, 0.3), (0.52, 0.41, 0.3))
    verdict, gain = verdict_of(found, 0, 0, [4, 5, 6], ["a", "b", "c"], Bands())
    assert (verdict.mark, verdict.loss, gain) == ("only", 0.0, (0.0, 0.0))


def test_a_choice_no_worse_than_the_one_that_was_scouted_loses_nothing() -> None:
    found = evaluated((0.5, 0.51), (0.5, 0.53), made=1)._replace(scouted=[0.6, 0.5])
    verdict, gain = verdict_of(found, 1, 0, [4, 5], ["a", "b"], Bands())
    assert (verdict.loss, verdict.best, gain) == (0.0, "b", (0.0, 0.0))


def test_forced_and_equal_decisions_are_not_real() -> None:
    for rows in (((0.5,),), ((0.5, 0.5),), ((0.5, 0.502),), ((0.5, 0.6), (0.5, 0.4))):
        found = evaluated(*rows)
        verdict, _ = verdict_of(found, 0, 0, [1, 2][: len(found.shares)], ["a", "b"][: len(found.shares)], Bands())
        assert not verdict.real


def asked(made: float, other: float, error: float) -> float:
    """How many times as many evaluations are asked for, where two choices have these shares and the lead this error."""
    shares = [[made, 1 - made], [other, 1 - other]]
    found = Summary(shares, [error, error], [0.0, error], error, [made, other])
    verdict, _ = verdict_of(found, 0, 0, [1, 2], ["a", "b"], Bands())
    return more_effort(found, verdict, 0, 0, Bands())


def test_evaluations_are_spent_where_a_mark_is_not_clear() -> None:
    forced = Summary([[0.5, 0.5]], [0.1], [0.0], 0.0, [0.5])
    verdict, _ = verdict_of(forced, 0, 0, [1], ["a"], Bands())
    assert more_effort(forced, verdict, 0, 0, Bands()) <= 1
    # A loss of five errors is sure; one of 2.5 errors takes the square of twice as many, and a margin.
    assert asked(0.4, 0.5, 0.019) <= 1
    assert asked(0.4, 0.5, 0.04) == pytest.approx(1.2 * 4)
    # What looks no better is left alone with a small error, and with a large one only where it is far behind.
    assert asked(0.5, 0.5, 0.009) <= 1
    assert asked(0.5, 0.5, 0.03) == pytest.approx(1.2 * 9)
    assert asked(0.5, 0.4, 0.059) <= 1
    assert asked(0.5, 0.4, 0.12) == pytest.approx(1.2 * 4)


@pytest.mark.parametrize("evaluations", [1, 2, 50])
def test_summaries_are_means_and_standard_errors(evaluations: int) -> None:
    rng = np.random.default_rng(evaluations)
    own = rng.random((evaluations, 4))
    found = evaluated(*(tuple(row) for row in own), made=2)

    def error(values: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> float:
        return float(values.std(ddof=1) / math.sqrt(len(values))) if len(values) > 1 else 0.0

    assert [row[0] for row in found.shares] == pytest.approx(own.mean(axis=0))
    assert found.errors == pytest.approx([error(own[:, choice]) for choice in range(4)])
    assert found.leads == pytest.approx([error(own[:, choice] - own[:, 2]) for choice in range(4)])
    means = own.mean(axis=0)
    assert found.span == pytest.approx(error(own[:, means.argmax()] - own[:, means.argmin()]))


def test_accuracy_of_a_decision() -> None:
    assert of_loss(0) == 100
    assert of_loss(0.1) == pytest.approx(103.1668 * math.exp(-0.4354) - 2.1669)
    assert of_loss(1) == 0


def choice(loss: float, share: float, real: bool = True) -> Entry:
    verdict = Verdict(loss, 0.0, None, "a", [], real)
    return Entry(0, 1, "choice", 0, "b", (-loss, loss), 0.0, (share, 1 - share), "judgement", None, None, verdict)


def test_accuracy_of_a_match() -> None:
    losses = (0.0, 0.1, 0.02)
    entries = [choice(loss, 0.5) for loss in losses] + [choice(0.5, 0.5, real=False)]
    found = of_seat(0, entries)
    single = [of_loss(loss) for loss in losses]
    # Nothing was at stake nearby, so all decisions weigh the same.
    harmonic = 3 / sum(1 / one for one in single)
    assert found.accuracy == pytest.approx((sum(single) / 3 + harmonic) / 2)
    assert found.average_loss == pytest.approx(4.0)
    assert found.decisions == 3
    assert of_seat(1, entries).accuracy is None


def test_what_is_at_stake_weighs_more() -> None:
    calm, wild = [choice(0.0, 0.5)] * 20, [choice(0.1, share) for share in (0.1, 0.9) * 10]
    mixed = of_seat(0, calm + wild).accuracy
    plain = of_seat(0, [choice(0.0, 0.5)] * 20 + [choice(0.1, 0.5)] * 20).accuracy
    assert mixed is not None
    assert plain is not None
    assert mixed < plain


def test_turning_points() -> None:
    def event(gain: float, error: float = 0.0) -> Entry:
        return Entry(0, 1, "luck", None, "", (gain, -gain), error, (0.5, 0.5), "judgement")

    entries = [event(gain) for gain in (0.3, 0.05, -0.2, 0.1, 0.15)]
    assert turning_points(entries) == [0, 2, 4]
    assert turning_points([event(0.05), event(0.3, 0.2)]) == []
